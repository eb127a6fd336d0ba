import { streamEntries } from './build/input/entries.js';
import { createReadStream } from 'node:fs';
for (const f of process.argv.slice(2)) {
  const shell = { signal: new AbortController().signal, io: { startedMs: performance.now(), stdin: process.stdin } };
  const a = performance.now(); let n=0, bad=0, forms={};
  for await (const { entry } of streamEntries([f], {}, shell)) { n++; if ('error' in entry) bad++; else forms[entry.form]=(forms[entry.form]??0)+1; }
  console.log(f, n, 'bad', bad, JSON.stringify(forms), (performance.now()-a).toFixed(0), 'ms');
}
