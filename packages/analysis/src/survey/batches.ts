/*
 * Divides the jobs of a survey into batches of similar weight. Some families have billions of jobs,
 * so a batch knows where it begins in the order of all jobs, and lists its jobs while it is done.
 */
import type { JobList } from './family.ts';

/** More would make checkpoints long, fewer would leave threads waiting at the end. */
const BATCHES_MAX = 2000;

/** Jobs that are weighed between two yields. */
const PORTION = 20_000;

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * The jobs in an order in which each stretch is a sample of all of them: weights are only rough,
 * and an even sample tells honestly how long the others will take. Neighbours are so many jobs
 * apart, around a circle.
 */
class EvenOrder {
  private readonly jobs: number;
  private readonly step: number;

  constructor(jobs: number) {
    this.jobs = jobs;
    let step = Math.max(1, Math.round(jobs * GOLDEN));
    while (greatestDivisor(jobs, step) > 1) step++;
    this.step = step;
  }

  /** From one place of the order to before another. */
  *between(from: number, end: number): Generator<number> {
    if (from === end) return;
    // The product may be above 2^53.
    let job = Number((BigInt(from) * BigInt(this.step)) % BigInt(this.jobs));
    for (let place = from; place < end; place++) {
      yield job;
      job += this.step;
      if (job >= this.jobs) job -= this.jobs;
    }
  }
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** Batches, numbered from 0: jobs that are done one after the other and told together. */
export class Batches {
  private readonly order: EvenOrder;
  /** By batch its first place in the order, and where the last one ends. */
  private readonly places: readonly number[];
  private readonly shares: readonly number[];

  constructor(order: EvenOrder, places: readonly number[], shares: readonly number[]) {
    this.order = order;
    this.places = places;
    this.shares = shares;
  }

  get count(): number {
    return this.shares.length;
  }

  /** Its part of all the work. */
  share(batch: number): number {
    return this.shares[batch]!;
  }

  size(batch: number): number {
    return this.places[batch + 1]! - this.places[batch]!;
  }

  jobs(batch: number): Iterable<number> {
    return this.order.between(this.places[batch]!, this.places[batch + 1]!);
  }
}

/** All jobs in batches; yields between portions of work. */
export function* makeBatches({ count, weight }: JobList): Generator<undefined, Batches> {
  const order = new EvenOrder(count);
  return weight ? yield* weighedBatches(order, count, weight) : equalBatches(order, count);
}

function equalBatches(order: EvenOrder, jobs: number): Batches {
  const count = Math.min(jobs, BATCHES_MAX);
  const places = Array.from({ length: count + 1 }, (_, batch) =>
    Math.floor((batch * jobs) / Math.max(1, count)),
  );
  return new Batches(order, places, new Array<number>(count).fill(1 / count));
}

function* weighedBatches(
  order: EvenOrder,
  jobs: number,
  weight: (job: number) => number,
): Generator<undefined, Batches> {
  let total = 0;
  for (let job = 0; job < jobs; job++) {
    total += weight(job);
    if (job % PORTION === PORTION - 1) yield;
  }
  const places = [0];
  const shares: number[] = [];
  let [place, share] = [0, 0];
  for (const job of order.between(0, jobs)) {
    place++;
    share += weight(job) / total;
    if (place % PORTION === 0) yield;
    if (share * BATCHES_MAX < 1 && place < jobs) continue;
    places.push(place);
    shares.push(share);
    share = 0;
  }
  return new Batches(order, places, shares);
}
