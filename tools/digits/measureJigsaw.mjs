// Counts how many pictures of picture tiles are read right by their solved pictures:
// node tools/digits/measureJigsaw.mjs [COUNT] [FROM]. Each sort is drawn COUNT times, from the seed
// FROM on; what was misread is named. The last lines are of plain and of repeating pictures.
import { loadSource } from './sources.mjs';
import { tally } from './tally.mjs';

const [count = '25', from = '4000'] = process.argv.slice(2);
const { judgeJigsaw } = await loadSource('packages/web/test/pictures/measure.ts');
/** @param {string} sort @param {string[] | undefined} scenes */
function measure(sort, scenes) {
  const { told } = tally({ count, from }, (seed) => judgeJigsaw(seed, sort, scenes));
  console.log(`${scenes ?? 'pictures'}, ${sort}: ${told}`);
}
for (const sort of ['screen', 'plain', 'hard']) measure(sort, undefined);
for (const scene of ['gradient', 'pattern']) measure('plain', [scene]);
