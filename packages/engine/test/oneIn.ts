/**
 * Of a long list of cases `npm test` takes one in so many; `npm run test:slow` takes all of them
 * (`sampled` in vitest.slow.config.ts names the files).
 */
export function oneIn(share: number): number {
  return process.env.GLISSADE_ALL_CASES ? 1 : share;
}
