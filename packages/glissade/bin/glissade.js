#!/usr/bin/env node
// npm links a command when it installs, and skips one that is not built yet: this file is always
// there, and leads to the built command line. Where Node can, it keeps what it compiles.
import module from 'node:module';

module.enableCompileCache?.();
await import('../dist/cli/main/main.js');
