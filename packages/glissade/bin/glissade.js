#!/usr/bin/env node
// npm links a command when it installs, and skips one that is not built yet: this file is always
// there, and leads to the built command line.
import '../dist/main.js';
