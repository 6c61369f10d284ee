// Builds dist/: the studio as static files.
