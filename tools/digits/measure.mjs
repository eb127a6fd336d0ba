// Counts how many pictures of boards are read right: node tools/digits/measure.mjs [COUNT] [FROM].
// Each sort of picture is drawn COUNT times, from the seed FROM on; what was misread is named.
import { loadSource } from './sources.mjs';
import { tally } from './tally.mjs';

const [count = '100', from = '1000'] = process.argv.slice(2);
const { judge, judgeLook, judgePublic, judgeUnseen, judgeUnseenTiles, LOOK_COUNT } =
  await loadSource('packages/web/test/pictures/measure.ts');
/** @param {string} what @param {number} seed @param {string} sort */
function verdictOf(what, seed, sort) {
  if (what === 'looks') return judgeLook(seed % LOOK_COUNT, seed, sort);
  if (what === 'unseen') return judgeUnseen(seed, sort);
  if (what === 'unseen tiles') return judgeUnseenTiles(seed, sort);
  return what === 'public' ? judgePublic(seed, sort) : judge(what, seed, sort);
}
let worst = 0;
for (const what of ['tiles', 'blocks', 'looks', 'public', 'unseen', 'unseen tiles']) {
  for (const sort of ['screen', 'plain', 'hard']) {
    const { wrong, told } = tally({ count, from }, (seed) => verdictOf(what, seed, sort));
    worst += wrong;
    console.log(`${what}, ${sort}: ${told}`);
  }
}
console.log(`${worst} wrong without a mark`);
