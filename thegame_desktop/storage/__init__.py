"""Files: records, layouts, and writing that never harms what was there before."""
