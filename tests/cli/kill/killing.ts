import { exitEndedBy } from '@glissade/cli/exit';
import { expect } from 'vitest';
import { makePlace, strayFiles } from './place.ts';
import { type Moment, runAndSignal, seededRandom } from './runAndSignal.ts';
import type { Scenario } from './scenarios.ts';

/** What came of it. */
export type Tally = { killed: number; sooner: number; takenUp: number };

type Times = { readonly upMs: number; readonly timeMs: number };

const measured = new Map<string, Promise<Times>>();

/** A first word that comes later than this part of the time is one of the answer. */
const UP_SHARE_MAX = 0.8;

/**
 * One moment in five is before the program is up; the others are counted from its first word, so
 * that a machine that is slower by now does not move them. Work that says nothing before its answer
 * has moments from its start on.
 */
function momentOf({ upMs, timeMs }: Times, name: NodeJS.Signals, random: () => number): Moment {
  if (upMs > timeMs * UP_SHARE_MAX) return { name, since: 'start', afterMs: random() * timeMs };
  if (random() < 0.2) return { name, since: 'start', afterMs: random() * upMs };
  return { name, since: 'up', afterMs: random() * (timeMs - upMs) };
}

/** How long the work takes when nobody disturbs it. */
function timesOf(scenario: Scenario): Promise<Times> {
  const known = measured.get(scenario.name) ?? measure(scenario);
  measured.set(scenario.name, known);
  return known;
}

/** Its answer and its files are checked, too. */
async function measure(scenario: Scenario): Promise<Times> {
  const place = makePlace();
  try {
    const ended = await runAndSignal(scenario.command(place), place);
    scenario.check(ended, place);
    expect(strayFiles(place)).toEqual([]);
    return ended;
  } finally {
    place.remove();
  }
}

/**
 * Kills the work at so many random moments, one to three in a row; whatever was safe stays so, and
 * the run after the last of them ends with the right answer and leaves no stray file.
 */
export async function killAtRandom(scenario: Scenario, moments: number, seed: number) {
  const random = seededRandom(seed);
  const times = await timesOf(scenario);
  const tally: Tally = { killed: 0, sooner: 0, takenUp: 0 };
  while (tally.killed + tally.sooner < moments) {
    const left = moments - tally.killed - tally.sooner;
    await killInARow(scenario, Math.min(left, 1 + Math.floor(random() * 3)), tally, () =>
      momentOf(times, 'SIGKILL', random),
    );
  }
  return tally;
}

async function killInARow(
  scenario: Scenario,
  times: number,
  tally: Tally,
  moment: () => Moment,
): Promise<void> {
  const place = makePlace();
  try {
    let safe = 0;
    for (let time = 0; time < times; time++) {
      const ended = await runAndSignal(scenario.command(place), place, moment());
      if (ended.signal === 'SIGKILL') {
        tally.killed++;
        scenario.answersBefore?.(ended.stdout);
        expect(scenario.safe(place)).toBeGreaterThanOrEqual(safe);
        safe = scenario.safe(place);
        continue;
      }
      tally.sooner++;
      scenario.check(ended, place);
      safe = scenario.safe(place);
    }
    if (safe > 0) tally.takenUp++;
    const last = await runAndSignal(scenario.command(place), place);
    scenario.check(last, place);
    expect(takenUpAt(last.stdout)).toBeGreaterThanOrEqual(scenario.isCli ? 0 : safe);
    expect(strayFiles(place)).toEqual([]);
  } finally {
    place.remove();
  }
}

/** The bound at which a search that tells it went on. */
function takenUpAt(stdout: string): number {
  const [, bound = '0'] = /"takenUpAt":(\d+)/.exec(stdout) ?? [];
  return Number(bound);
}

/** Tells the work to end at random moments: no file is left behind, and the exit code says why. */
export async function endAtRandom(scenario: Scenario, moments: number, seed: number) {
  const random = seededRandom(seed);
  const times = await timesOf(scenario);
  const tally = { told: 0, sooner: 0, startingUp: 0 };
  for (let moment = 0; moment < moments; moment++) {
    const name = (['SIGINT', 'SIGTERM'] as const)[moment % 2]!;
    const place = makePlace();
    try {
      const ended = await runAndSignal(
        scenario.command(place),
        place,
        momentOf(times, name, random),
      );
      expect(strayFiles(place)).toEqual([]);
      scenario.safe(place);
      scenario.answersBefore?.(ended.stdout);
      // Before the program itself is up, Node ends as it is told.
      if (ended.signal === name) tally.startingUp++;
      else if (ended.code === exitEndedBy(name)) tally.told++;
      else {
        tally.sooner++;
        scenario.check(ended, place);
      }
    } finally {
      place.remove();
    }
  }
  return tally;
}
