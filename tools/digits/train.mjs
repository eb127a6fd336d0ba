// Trains the net that reads digits: node tools/digits/train.mjs DRAWN OUT [EXAMPLES].
// DRAWN is what drawDigits.mjs wrote. Takes some ten minutes of one core.
import { loadSource } from './sources.mjs';

const [drawn, out, examples = '1000000'] = process.argv.slice(2);
if (!drawn || !out) throw new Error('usage: train.mjs DRAWN OUT [EXAMPLES]');
const { train } = await loadSource('tools/digits/train.ts');
train(drawn, out, Number(examples));
