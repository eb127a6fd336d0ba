/*
 * How hard a puzzle is likely to be for people: one number from 1 to 10, an estimate.
 *
 * Five features, each between 0 and 1, count alike. They follow Jarušek and Pelánek (What
 * Determines Difficulty of Transport Puzzles?, 2011; Human Problem Solving: Sokoban Case Study,
 * 2010), who found that the length of a solution explains little of the time that people take, and
 * that counterintuitive moves, bottlenecks of the space and the decomposition of a problem explain
 * more. A feature x becomes x / (x + half): 0 where there is nothing of it, one half at `half`,
 * never more than 1, so that no feature hides the others.
 *
 * The values of `half` are chosen, not fitted: no collection that people's times grade was at hand.
 */
import {
  DIFFICULTY_PARTS,
  type DifficultyEstimate,
  type DifficultyPart,
} from './difficultyEstimate.ts';
import type { Facts } from './explanation.ts';

/** The value of each feature that earns half of its points. */
export const HALF: Readonly<Record<DifficultyPart, number>> = {
  length: 40,
  intuition: 4,
  wait: 15,
  room: 10,
  chapter: 15,
};

const POINTS_MAX = 9 / DIFFICULTY_PARTS.length;

type Features = Pick<Facts, 'length' | 'rooms' | 'chapters' | 'intuition'>;

export function estimateDifficulty(facts: Features): DifficultyEstimate {
  const parts = DIFFICULTY_PARTS.map((name) => {
    const value = FEATURES[name](facts);
    const points = (POINTS_MAX * value) / (value + HALF[name]);
    return { name, value, points: Math.round(points * 100) / 100 };
  });
  const sum = parts.reduce((all, { points }) => all + points, 0);
  return { score: Math.round((1 + sum) * 10) / 10, parts };
}

const FEATURES: Readonly<Record<DifficultyPart, (facts: Features) => number>> = {
  length: ({ length }) => length,
  intuition: ({ intuition: { awayMin, traps } }) => awayMin + traps.length,
  wait: ({ intuition: { waiting } }) => (waiting ? waiting.to - waiting.from + 1 : 0),
  // How often the largest room can be halved: a player looks at far fewer states than it has.
  room: ({ rooms }) => Math.round(10 * Math.log2(Math.max(...rooms))) / 10,
  chapter: ({ chapters }) => Math.max(...chapters.map(({ length }) => length)),
};
