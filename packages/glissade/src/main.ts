import { writeSync } from 'node:fs';
import { EXIT } from './exit.ts';
import { processIo } from './io.ts';
import { runMain } from './runMain.ts';

// A reader that stops reading (`| head`) is no error: end quietly.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED') process.exit(0);
    writeSync(2, `error: the answer could not be written: ${error.message}\n`);
    process.exit(EXIT.usage);
  });
}

void runMain(process.argv.slice(2), processIo()).then((code) => {
  process.exitCode = code;
});
