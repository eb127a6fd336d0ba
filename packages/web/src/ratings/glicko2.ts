/*
 * Glicko-2 by Mark E. Glickman: "Example of the Glicko-2 system", 2012 (revised 2022),
 * https://www.glicko.net/glicko/glicko2.pdf. The steps are numbered as there.
 */

/** How strong a player is, on Glicko's scale: 1500 where nothing is known. */
export type Rating = {
  readonly rating: number;
  /** The standard deviation of the rating. */
  readonly deviation: number;
  /** How much the strength changes from one period to the next. */
  readonly volatility: number;
};

/** One game of a rating period, against an opponent as rated before the period. */
export type RatedGame = {
  readonly opponent: Rating;
  /** 1 for a win, 0 for a loss, and what is between. */
  readonly score: number;
};

export const UNRATED: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Points of Glicko's scale in one of the inner scale. */
const SCALE = 173.7178;
/** How fast volatilities may change: τ. Sensible values are 0.3 to 1.2. */
const SYSTEM_CONSTANT = 0.5;
const TOLERANCE = 1e-6;

/** Step 3: the weight of a game, the less the less is known of the opponent. */
const weightOf = (phi: number) => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

/** What score a player can expect against an opponent. */
export function expectedScore(player: Rating, opponent: Rating): number {
  const { rating, deviation } = opponent;
  const apart = (player.rating - rating) / SCALE;
  return 1 / (1 + Math.exp(-weightOf(deviation / SCALE) * apart));
}

/** The rating after a period. Without games only the deviation grows. */
export function ratedAfter(player: Rating, games: readonly RatedGame[]): Rating {
  const phi = player.deviation / SCALE;
  if (games.length === 0) {
    const deviation = Math.hypot(phi, player.volatility) * SCALE;
    return { ...player, deviation: Math.min(deviation, UNRATED.deviation) };
  }
  let [information, surplus] = [0, 0];
  for (const { opponent, score } of games) {
    const weight = weightOf(opponent.deviation / SCALE);
    const expected = expectedScore(player, opponent);
    information += weight ** 2 * expected * (1 - expected);
    surplus += weight * (score - expected);
  }
  // Steps 3 and 4: the variance by the games alone, and how far they point.
  const variance = 1 / information;
  const volatility = nextVolatility(player.volatility, {
    phi,
    variance,
    delta: variance * surplus,
  });
  // Steps 6 to 8.
  const spread = Math.hypot(phi, volatility);
  const next = 1 / Math.sqrt(1 / spread ** 2 + 1 / variance);
  return {
    rating: player.rating + next ** 2 * surplus * SCALE,
    deviation: next * SCALE,
    volatility,
  };
}

/** Step 5: the root of f, looked for by regula falsi (the Illinois algorithm). */
function nextVolatility(
  sigma: number,
  { phi, variance, delta }: Readonly<Record<'phi' | 'variance' | 'delta', number>>,
): number {
  const a = Math.log(sigma ** 2);
  const known = phi ** 2 + variance;
  const f = (x: number) => {
    const all = known + Math.exp(x);
    const pull = (Math.exp(x) * (delta ** 2 - all)) / (2 * all ** 2);
    return pull - (x - a) / SYSTEM_CONSTANT ** 2;
  };
  let [from, to] = [a, a - SYSTEM_CONSTANT];
  if (delta ** 2 > known) to = Math.log(delta ** 2 - known);
  else while (f(to) < 0) to -= SYSTEM_CONSTANT;
  let [atFrom, atTo] = [f(from), f(to)];
  while (Math.abs(to - from) > TOLERANCE) {
    const between = from + ((from - to) * atFrom) / (atTo - atFrom);
    const atBetween = f(between);
    if (atBetween * atTo <= 0) [from, atFrom] = [to, atTo];
    else atFrom /= 2;
    [to, atTo] = [between, atBetween];
  }
  return Math.exp(from / 2);
}
