#!/usr/bin/env node
import { processIo } from './io.ts';
import { runMain } from './runMain.ts';

// A reader that stops reading (`| head`) is no error: end quietly.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED') process.exit(0);
    throw error;
  });
}

process.exitCode = await runMain(process.argv.slice(2), processIo());
