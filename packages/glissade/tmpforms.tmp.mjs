import { FORMS } from '../core/dist/notation/allForms.js';
import { writeFileSync, mkdirSync } from 'node:fs';
mkdirSync('/work/tmp/limits/forms', { recursive: true });
for (const f of FORMS) { const e = f.example; if (!e) { console.log('no example', f.name); continue; } const sep = e.trim().includes('\n') ? '\n---\n' : '\n'; const one = e.trim() + sep + e.trim() + (e.trim().includes('\n') ? '\n' : ' ') + sep; writeFileSync(`/work/tmp/limits/forms/${f.name}.txt`, one.repeat(Math.ceil(1e6 / one.length))); }
