import { formatPuzzle, parsePuzzle } from '@glissade/core';
import fc from 'fast-check';
import {
  ALGORITHM_NAMES,
  HEURISTICS,
  LANES_MAX,
  TIES,
  WEIGHT_MAX,
} from '../../../packages/web/src/race/choices.ts';
import { readRaceLink, writeRaceLink } from '../../../packages/web/src/race/raceLink.ts';
import { looseText, mutated } from '../mutate.ts';
import { attempt, expectThat, target } from '../target.ts';

const SAMPLES: readonly string[] = [
  '#race?puzzle=8_6_4-0_7_2-5_1_3&lane=bfs&lane=astar,manhattan,x2',
  '#race?lane=astar,script,x1.5,lifo,UDLR&code=(board)%20%3D%3E%200',
  '#race?puzzle=start:%0AA.%0A..%0Agoal:%0A..%0A.A&lane=idastar,expression&code=manhattan*2',
  '#race?lane=dfs&lane=ucs&lane=greedy,patterns&lane=bidirectional&lane=iddfs',
  '#race?puzzle=%E0%A4%A&lane=&lane=,,x0,x-1,x1e9',
  '#race?text=start%3A%0AA.%0A..%0Agoal%3A%0A..%0A.A&lane=bfs&speed=200&at=7&parts&present',
  '#race?lane=bfs&pseudocode',
  '#race',
];

/** Whatever an address says, the race has lanes that it knows, and writes them back. */
function check(hash: string): void {
  attempt([], () => {
    const { puzzle, choices = [], settings } = readRaceLink(hash);
    expectThat(choices.length <= LANES_MAX, () => `${choices.length} lanes`);
    for (const { algorithm, heuristic, ties, weight } of choices) {
      const isKnown =
        ALGORITHM_NAMES.includes(algorithm) &&
        HEURISTICS.includes(heuristic) &&
        TIES.includes(ties);
      expectThat(isKnown, () => `a lane of ${algorithm}, ${heuristic}, ${ties}`);
      expectThat(weight > 0 && weight <= WEIGHT_MAX, () => `a weight of ${weight}`);
    }
    const raced = puzzle ?? parsePuzzle('8 6 4/0 7 2/5 1 3');
    const again = readRaceLink(writeRaceLink(raced, choices, settings));
    const told = JSON.stringify([again.choices ?? [], again.settings]);
    expectThat(told === JSON.stringify([choices, settings]), () => `other lanes: ${told}`);
    const text = again.puzzle && formatPuzzle(again.puzzle);
    expectThat(text === formatPuzzle(raced), () => `another puzzle comes back: ${text}`);
  });
}

export const raceLinks = target<string>({
  name: 'raceLinks',
  title: 'addresses of the race',
  counts: 'inputs',
  inputs: () =>
    fc.oneof(
      { arbitrary: mutated(fc.constantFrom(...SAMPLES)), weight: 4 },
      { arbitrary: looseText.map((text) => `#race?${text}`), weight: 1 },
    ),
  check,
  share: 0.5,
  timeMsMax: 2000,
  batch: 2000,
});
