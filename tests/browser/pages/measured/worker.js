import { solve } from 'glissade';

/** Bytes written to files, and the mailboxes of threads that were started. */
let written = 0;
let mailboxes = [];
let abort = new AbortController();
let bytesToCancel = Number.POSITIVE_INFINITY;

const { write } = FileSystemSyncAccessHandle.prototype;
FileSystemSyncAccessHandle.prototype.write = function writeCounted(bytes, options) {
  written += bytes.byteLength;
  if (written >= bytesToCancel) abort.abort();
  return write.call(this, bytes, options);
};

const { postMessage: post } = Worker.prototype;
Worker.prototype.postMessage = function postSeen(message, ...rest) {
  if (message.mailbox) mailboxes.push(new Int32Array(message.mailbox));
  return post.call(this, message, ...rest);
};

/** As where there is no room left. */
function refuseTables() {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
}

Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 2 });

/** Word 4 of a mailbox counts the threads that came up. */
const STARTED = 4;

addEventListener('message', async ({ data }) => {
  written = 0;
  mailboxes = [];
  abort = new AbortController();
  bytesToCancel = data.bytesToCancel ?? Number.POSITIVE_INFINITY;
  if (data.refusesTables) refuseTables();
  const options = { metric: 'steps', ...data.options, signal: abort.signal };
  try {
    const { moves: _, steps: __, ...outcome } = await solve(data.puzzle, options);
    const threads = mailboxes.reduce((sum, words) => sum + Atomics.load(words, STARTED), 0);
    postMessage({ outcome, written, asked: mailboxes.length, threads });
  } catch (error) {
    postMessage({ error: String(error) });
  }
});
