import { buildPuzzle } from '@glissade/core';
import { startGame } from '@glissade/core/game';
import fc from 'fast-check';
import { readPastedLink } from '../../../packages/web/src/share/foreignLink.ts';
import { gameOfLink, linkOfGame } from '../../../packages/web/src/share/gameLink.ts';
import type { Link } from '../../../packages/web/src/share/link.ts';
import { packLink } from '../../../packages/web/src/share/packedLink.ts';
import { formatLink, parseLink } from '../../../packages/web/src/share/readLink.ts';
import { blockPuzzleSpec, tilePuzzleSpec } from '../../arbitrary/puzzle.ts';
import { looseText, mutated } from '../mutate.ts';
import { smallPuzzles } from '../sources.ts';
import { attemptAsync, expectThat, target } from '../target.ts';
import { type Recipe, wildObject, wildValue } from '../values.ts';

const SAMPLES: readonly string[] = [
  'klotski/AR2.BD?at=1',
  '8_6_4-0_7_2-5_1_3/RD?goal=snake',
  '8_6_4-0_7_2-5_1_3?goal=1_2_3-4_5_6-7_8_0&view=review',
  'board:AAB-..B?goal=.AA',
  'board:A_%2D_B-._._B?goal=._A&h=A&v=B&same=A-B&title=x',
  'board:AA.-..B-#~.?goal=.AA&axes=long&at=3&view=edit',
  '1.q1YqU7',
  'https://example.org/?scramble=1_2_3_4_5_6_7_8_0',
  'https://example.org/#IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM/0',
  'https://slidysim.github.io/replay?r=eJyLVgoNcjEKNXIJVtJRMjS1NDU3sQAA',
];

const KNOWN = (id: string) => (id === 'klotski' ? smallPuzzles()[4] : undefined);

/** What is packed into links: nearly what should be. */
const packedLinks: fc.Arbitrary<string> = fc
  .tuple(
    wildObject({
      kind: ['id', 'tiles', 'board', 'text'],
      id: ['klotski'],
      board: ['8 6 4/0 7 2/5 1 3', 'AAB-..B', 'A_B-._.', ''],
      goals: [['.AA'], [], ['', ''], ['.'.repeat(99)]],
      goal: ['snake', '1 2/3 0'],
      text: ['start:\nA.\ngoal:\n.A', ''],
      axes: ['long'],
      h: ['A'],
      v: ['AB', '%'],
      same: ['AB', 'A-B'],
      info: [{ title: 'x' }, {}],
    }),
    fc.oneof(fc.constantFrom<Recipe[]>('', 'AR', 'RD', '"A'), wildValue),
    fc.option(wildObject({ at: [0, 1, 5], view: ['play', 'edit'] })),
  )
  .map(([puzzle, moves, where]) =>
    packLink({ puzzle, moves, ...(where ?? {}) } as unknown as Link),
  );

const puzzleLinks: fc.Arbitrary<string> = fc
  .oneof(blockPuzzleSpec({ withInfo: true }), tilePuzzleSpec({ withInfo: true }))
  .map((spec) => `spec ${JSON.stringify(spec)}`);

async function check(text: string): Promise<void> {
  if (text.startsWith('spec ')) return checkRoundTrip(JSON.parse(text.slice(5)));
  await attemptAsync(['LinkError'], async () => gameOfLink(await parseLink(text), KNOWN));
  await attemptAsync(['LinkError'], async () => {
    const link = await readPastedLink(text);
    return link && gameOfLink(link, KNOWN);
  });
}

/** The link of any puzzle opens it again. */
async function checkRoundTrip(spec: Parameters<typeof buildPuzzle>[0]): Promise<void> {
  const puzzle = buildPuzzle(spec);
  const link = linkOfGame(startGame(puzzle), KNOWN);
  if (!link) return;
  const fragment = await formatLink(link);
  const { puzzle: again } = gameOfLink(await parseLink(fragment), KNOWN);
  const drawn = ({ board, goals, start, pieces }: typeof puzzle) =>
    JSON.stringify([board, goals.length, [...start].sort(), pieces.map(({ shape }) => shape)]);
  expectThat(drawn(again) === drawn(puzzle), () => `the link ${fragment} opens another puzzle`);
}

export const links = target<string>({
  name: 'links',
  title: "the app's links and those of other sites",
  counts: 'inputs',
  inputs: () =>
    fc.oneof(
      { arbitrary: mutated(fc.constantFrom(...SAMPLES)), weight: 4 },
      { arbitrary: packedLinks, weight: 3 },
      { arbitrary: mutated(packedLinks), weight: 1 },
      { arbitrary: puzzleLinks, weight: 1 },
      { arbitrary: looseText, weight: 1 },
    ),
  check,
  share: 1,
  timeMsMax: 2000,
  batch: 2000,
});
