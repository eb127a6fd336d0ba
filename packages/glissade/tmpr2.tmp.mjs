import { readPuzzle } from '@glissade/core';
import { readFileSync } from 'node:fs';
const lines = readFileSync(process.argv[2],'utf8').trim().split('\n');
for (let k=0;k<3;k++){ const a=performance.now(); for (const l of lines) readPuzzle(l, {}); console.log('readPuzzle', (performance.now()-a).toFixed(0)); }
