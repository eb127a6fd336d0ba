#!/usr/bin/env node
// npm links a command when it installs, and skips one that is not built yet: this file is always
// there, and starts the built command line. It is CommonJS, as that is: such modules are up sooner.
require('../dist/cli/start.cjs');
