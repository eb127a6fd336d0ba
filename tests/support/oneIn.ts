/**
 * Of a long list of cases `npm test` and `npm run test:all` take one in so many; all of them are
 * taken by `npm run test:slow` in every file that asks here (tools/testing/sampledTests.mjs).
 */
export function oneIn(share: number): number {
  return process.env.GLISSADE_ALL_CASES ? 1 : share;
}

/** One in `share` of a list, from `first` on; all of it in `npm run test:slow`. */
export function someOf<Case>(cases: readonly Case[], share: number, first = 0): readonly Case[] {
  const each = oneIn(share);
  return cases.filter((_, index) => index % each === first % each);
}
