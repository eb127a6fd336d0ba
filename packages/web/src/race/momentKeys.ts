import type { Race } from './race.ts';

/** What keys do with the moment that is shown, on the page and before an audience. */
export const momentKeys = (race: Race): Readonly<Record<string, () => void>> => ({
  ArrowLeft: () => race.goTo(race.at() - 1),
  ArrowRight: () => race.goTo(race.at() + 1),
  Home: () => race.goTo(0),
  End: race.goToEnd,
});
