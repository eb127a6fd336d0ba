import type { Race } from './race.ts';

/** Keys that show another moment of a race, on the page and when it is presented. */
export const momentKeys = (race: Race): Readonly<Record<string, () => void>> => ({
  ArrowLeft: () => race.goTo(race.at() - 1),
  ArrowRight: () => race.goTo(race.at() + 1),
  Home: () => race.goTo(0),
  End: race.goToEnd,
});
