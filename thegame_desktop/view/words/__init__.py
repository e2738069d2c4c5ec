"""Every value becomes words here, in the language of now."""
