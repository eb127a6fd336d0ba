// Counts how many pictures of picture tiles are read right by their solved pictures:
// node tools/digits/measureJigsaw.mjs [COUNT] [FROM]. Each sort is drawn COUNT times, from the seed
// FROM on; what was misread is named. The last lines are of plain and of repeating pictures.
import { loadSource } from './sources.mjs';

const [count = '25', from = '4000'] = process.argv.slice(2);
const { judgeJigsaw } = await loadSource('packages/web/test/pictures/measure.ts');
/** @param {string} sort @param {string[] | undefined} scenes */
function measure(sort, scenes) {
  /** @type {Record<string, number>} */
  const counts = { right: 0, 'right, asks': 0, 'wrong, asks': 0, wrong: 0 };
  const misread = [];
  for (let seed = Number(from); seed < Number(from) + Number(count); seed++) {
    const verdict = judgeJigsaw(seed, sort, scenes);
    counts[verdict] = (counts[verdict] ?? 0) + 1;
    if (verdict.startsWith('wrong')) misread.push(`${seed}${verdict === 'wrong' ? '!' : ''}`);
  }
  console.log(`${scenes ?? 'pictures'}, ${sort}: ${JSON.stringify(counts)} ${misread.join(' ')}`);
}
for (const sort of ['screen', 'plain', 'hard']) measure(sort, undefined);
for (const scene of ['gradient', 'pattern']) measure('plain', [scene]);
