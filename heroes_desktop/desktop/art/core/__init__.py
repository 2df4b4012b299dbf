"""From a spec to a picture: specs, sizes, builders, caches, the worker, letters and colours."""
