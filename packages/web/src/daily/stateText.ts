import { dailyText } from '../text/dailyText.ts';
import type { DayResult } from './dayResults.ts';

/** How a day's puzzle was solved, in words. */
export function stateText(result: DayResult | undefined): string {
  const { states, later } = dailyText();
  if (!result) return states.open;
  const state = result.helped ? states.helped : states.alone;
  return result.isOnTime ? state : later(state);
}
