/* Which tables are light, and the tiers of a run that uses no others. */
import type { HeuristicTier } from './heuristicTier.ts';
import { PRICE_LIGHT_ONLY, PRICE_MIN } from './tierPrices.ts';

/** True for tables that are built in a second or less and are small enough for every thread. */
export function isLight(size: HeuristicTier['size']): boolean {
  return size === 'small' || size === 'large' || size === 'light';
}

/**
 * The tiers up to the first one with heavy tables, which refuses to be prepared. Many boards that
 * need no heavy tables pay for the lightest of these together and can then use them.
 */
export function upToLight(tiers: readonly HeuristicTier[]): HeuristicTier[] {
  const isRefused = ({ size, price }: HeuristicTier) =>
    size !== undefined && !isLight(size) && (size !== 'larger' || price > PRICE_MIN.kernel);
  const at = tiers.findIndex(isRefused);
  const heavy = tiers[at];
  if (!heavy) return [...tiers];
  const { size, bytesPeak } = heavy;
  const price = Math.min(heavy.price, PRICE_LIGHT_ONLY);
  const refused: HeuristicTier = {
    size,
    price,
    isReady: false,
    bytesPeak,
    bytes: () => 0,
    prepare: () => 'refused',
  };
  return [...tiers.slice(0, at), refused];
}
