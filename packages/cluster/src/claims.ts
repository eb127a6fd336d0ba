/*
 * What an answer claims beside its line, held against the puzzle and the question. Lines are
 * replayed elsewhere; what only a search of its own could decide is believed.
 */
import { defaultMetric, formatMoves, type Puzzle, parseMoves, tileParity } from '@glissade/core';
import type { SolveOptions } from '@glissade/solve/options/options';
import type { Outcome } from '@glissade/solve/outcome';
import { verifyLine } from '@glissade/solve/verify';

type Asked = Pick<SolveOptions, 'metric' | 'tieBreak'>;
type Solved = Extract<Outcome, { readonly status: 'solved' }>;

/** Why this cannot be an answer to what was asked; undefined where nothing speaks against it. */
export function faultOf(puzzle: Puzzle, asked: Asked, outcome: Outcome): string | undefined {
  const metric = asked.metric ?? defaultMetric(puzzle);
  if (outcome.metric !== metric) return `it counts ${outcome.metric}, and ${metric} were asked for`;
  if (outcome.tieBreak !== asked.tieBreak) return 'it breaks ties in another metric than asked';
  switch (outcome.status) {
    case 'solved':
      return faultOfBound(outcome.lowerBound, outcome.length, outcome.optimal);
    case 'unsolvable':
      return faultOfProof(puzzle, outcome.proof);
    default:
      return outcome.best && faultOfBound(outcome.lowerBound, outcome.best.length, false);
  }
}

function faultOfBound(bound: number, length: number, isOptimal: boolean): string | undefined {
  if (bound > length) return `a line of ${length} is shorter than its lower bound of ${bound}`;
  if (isOptimal && bound < length)
    return `a line of ${length} is not proved by a bound of ${bound}`;
  return undefined;
}

/** Parity decides tile boards either way; of others nothing but a search tells. */
function faultOfProof(puzzle: Puzzle, proof: 'parity' | 'exhausted'): string | undefined {
  if (puzzle.type !== 'tiles') return proof === 'parity' ? 'it is no tile board' : undefined;
  return tileParity(puzzle).isSolvable ? 'its parity is that of a goal' : undefined;
}

/** The solutions listed, as the rules of this machine write them. Throws for what is none. */
export function verifiedSolutions(
  puzzle: Puzzle,
  { solutions, metric, length }: Pick<Solved, 'solutions' | 'metric' | 'length'>,
): Pick<Solved, 'solutions'> {
  if (solutions === undefined) return {};
  const verified = solutions.map((text) => {
    const line = verifyLine(puzzle, parseMoves(puzzle, text), metric, formatMoves);
    if (line.length !== length) throw new Error('solutions listed have other lengths');
    return line.moves;
  });
  return { solutions: verified };
}
