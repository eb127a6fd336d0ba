import { writeSync } from 'node:fs';
import { EXIT, exitEndedBy } from './exit.ts';
import { endProcess, processIo } from './io.ts';
import { runMain } from './runMain.ts';

const io = processIo();

// A reader that stops reading (`| head`) is no error: end quietly.
io.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A terminal that is gone can be told nothing; SIGHUP comes with that.
  if (error.code === 'EIO' && io.stdout.isTTY) return;
  if (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED') process.exit(0);
  tellFault(`error: the answer could not be written: ${error.message}\n`);
  process.exit(EXIT.usage);
});
// Notes that nobody can be told change neither the answer nor the exit code.
io.stderr.on('error', () => undefined);

function tellFault(text: string): void {
  try {
    writeSync(2, text);
  } catch {
    // There is nowhere left to say it.
  }
}

void runMain(process.argv.slice(2), io).then((code) => {
  if (code === exitEndedBy('SIGHUP')) endProcess(code);
  process.exitCode = code;
});
