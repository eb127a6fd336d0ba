import { writeSync } from 'node:fs';
import { EXIT, exitEndedBy } from './exit.ts';
import { endProcess, processIo } from './io.ts';
import { runMain } from './runMain.ts';

// A reader that stops reading (`| head`) is no error: end quietly.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // A terminal that is gone can be told nothing; SIGHUP comes with that.
    if (error.code === 'EIO' && stream.isTTY) return;
    if (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED') process.exit(0);
    writeSync(2, `error: the answer could not be written: ${error.message}\n`);
    process.exit(EXIT.usage);
  });
}

void runMain(process.argv.slice(2), processIo()).then((code) => {
  if (code === exitEndedBy('SIGHUP')) endProcess(code);
  process.exitCode = code;
});
