import type { ReasonChain, ReasonLink } from '@glissade/analysis/reasons/reason';
import type { ProseLanguage } from '../explain/words.ts';
import { spaced } from '../explain/zhNouns.ts';

/** The sentences about a chain of reasons in one language. */
type ReasonWords = {
  readonly space: string;
  /** Of the piece of the goal; `must` as in `ReasonBlocker`. */
  readonly goal: (piece: string, by: string, must: boolean) => string;
  /** Of a piece that is to make room. */
  readonly blocked: (piece: string, by: string, must: boolean) => string;
  readonly towardsGoal: (piece: string) => string;
  readonly free: (piece: string) => string;
};

/** "I can move now" would speak of oneself. */
const subject = (piece: string) => (piece === 'I' ? 'Piece I' : piece);

const EN: ReasonWords = {
  space: ' ',
  goal: (piece, by, must) =>
    must
      ? `To get ${piece} to its goal, ${by} must move.`
      : `${subject(by)} is in ${piece}’s way to its goal.`,
  blocked: (piece, by, must) =>
    must ? `${subject(piece)} needs ${by} to move first.` : `${subject(by)} is in ${piece}’s way.`,
  towardsGoal: (piece) => `${subject(piece)} can move towards its goal now.`,
  free: (piece) => `${subject(piece)} can move now.`,
};

const ZH: ReasonWords = {
  space: '',
  goal: (piece, by, must) =>
    spaced(must ? `要让${piece}到终点，${by}必须先动。` : `${by}挡住了${piece}去终点的路。`),
  blocked: (piece, by, must) =>
    spaced(must ? `${piece}要让开，${by}得先动。` : `${by}挡住了${piece}的路。`),
  towardsGoal: (piece) => spaced(`${piece}现在就能往终点走。`),
  free: (piece) => spaced(`现在可以动${piece}。`),
};

const WORDS: Readonly<Record<ProseLanguage, ReasonWords>> = { en: EN, zh: ZH };

/**
 * Tells a chain of reasons, a sentence a link. Where it ends in a move, the last sentence names the
 * piece, but not where it goes.
 *
 * @example
 * ```ts
 * import { parseMoves, parsePuzzle } from 'glissade';
 * import { reasonChain, reasonProse } from 'glissade/explain';
 * const puzzle = parsePuzzle('start:\n.BB\n..C\nAAC\naxes: long\ngoal:\n...\n...\n.AA');
 * const chain = reasonChain(puzzle, puzzle.start, [parseMoves(puzzle, 'BL')]);
 * console.log(chain && reasonProse(chain, 'en'));
 * // → To get A to its goal, C must move. C needs B to move first. B can move now.
 * ```
 */
export function reasonProse({ links }: ReasonChain, language: ProseLanguage): string {
  const words = WORDS[language];
  const sentences = links.map((link, i) => {
    const by = blockerTold(link, links[i + 1]);
    if (by) return words[i === 0 ? 'goal' : 'blocked'](link.label, by.label, by.must);
    const isTowardsGoal = i === 0 || (i === 1 && link.piece === links[0]!.piece);
    return words[isTowardsGoal ? 'towardsGoal' : 'free'](link.label);
  });
  return sentences.join(words.space);
}

/** The blocker with which the chain goes on, or else the first. */
function blockerTold({ blockers }: ReasonLink, next: ReasonLink | undefined) {
  return blockers.find(({ piece }) => piece === next?.piece) ?? blockers[0];
}
