"""The tutorial as the learner sees it."""
