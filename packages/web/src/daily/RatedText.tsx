import { type JSX, Show } from 'solid-js';
import { seedOf } from '../ratings/standing.ts';
import { settings } from '../settings/settings.ts';
import { dailyText } from '../text/dailyText.ts';
import { standingOn } from './myStanding.ts';

/** " · rated 1480", where ratings are wanted. */
export function RatedText(props: { readonly id: string; readonly today: number }): JSX.Element {
  const rating = () => (standingOn(props.today).puzzles.get(props.id) ?? seedOf(props.id)).rating;
  return <Show when={settings().ratings}> · {dailyText().rated(Math.round(rating()))}</Show>;
}
