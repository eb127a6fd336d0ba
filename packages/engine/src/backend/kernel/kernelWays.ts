import type { BreadthFirstKernel } from '@glissade/kernels';

/** States of the search looked through, or states on ways expanded, in one go. */
const PORTION = 1 << 14;
/** Bits above this in the highest word of a number: the next level's numbers get a word more. */
const HIGH = BigInt(2 ** 47);

/** How it ended, or what there is still to do. */
type End = 'done' | 'memory' | undefined;

/**
 * Sweeps a search that has made all goals of its last level back to the start: which states lie on
 * shortest ways, and how many ways there are. Afterwards the states on ways of each level are the
 * first ones of it in the kernel's archive.
 */
export class KernelWays {
  /** By level: how many states are on shortest ways; whole when done. */
  readonly onWays: number[] = [];
  /** States expanded and successors made by the sweep. */
  expanded = 0;
  generated = 0;
  private readonly kernel: BreadthFirstKernel;
  /** Words of a number of ways. */
  private words = 1;
  /** Number of the first state of each level, and of the end. */
  private readonly firsts: readonly number[];
  private readonly work: Generator<number, 'done' | 'memory'>;
  private readonly stateInHand: () => Int32Array;

  constructor(
    kernel: BreadthFirstKernel,
    levels: readonly number[],
    stateInHand: () => Int32Array,
  ) {
    this.kernel = kernel;
    this.stateInHand = stateInHand;
    let end = 0;
    this.firsts = [0, ...levels.map((size) => (end += size))];
    this.work = this.sweep(levels.length - 1);
  }

  /** Looks at about so many states. */
  advance(budget: number): End {
    for (let left = budget; left > 0; ) {
      const { done, value } = this.work.next();
      if (done) return value;
      left -= value;
    }
    return undefined;
  }

  /** Shortest ways from the start to goals, when done. */
  ways(): bigint {
    const { kernel } = this;
    const view = new DataView(kernel.memory.buffer);
    const at = kernel.waysAt() >>> 0;
    let ways = BigInt(0);
    for (let word = this.words - 1; word >= 0; word--) {
      ways = (ways << BigInt(64)) + view.getBigUint64(at + word * 8, true);
    }
    return ways;
  }

  /** A shortest way, found among the states that the sweep has left: placement by slot. */
  way(): Int32Array[] {
    const { kernel, onWays, firsts } = this;
    let level = onWays.length - 1;
    const way = [this.stateAt(firsts[level]!)];
    while (level-- > 0) {
      const first = firsts[level]!;
      if (kernel.takePredecessor(first, first + onWays[level]!, level) === 0) {
        throw new Error(`no state of level ${level} is on a way`);
      }
      way.push(this.stateInHand());
    }
    return way.reverse();
  }

  /** The states of a level that the sweep has left. */
  *states(level: number): Generator<Int32Array> {
    for (let index = 0; index < this.onWays[level]!; index++) {
      yield this.stateAt(this.firsts[level]! + index);
    }
  }

  private stateAt(number: number): Int32Array {
    this.kernel.takeArchived(number);
    return this.stateInHand();
  }

  private *sweep(depth: number): Generator<number, 'done' | 'memory'> {
    const { kernel, firsts, onWays } = this;
    kernel.openFront(firsts[depth]!);
    yield* portions(firsts[depth]!, firsts[depth + 1]!, (from, to) => kernel.keepGoals(from, to));
    onWays[depth] = kernel.keptInFront();
    if (kernel.openWays() === 0) return 'memory';
    for (let level = depth; level > 0; level--) {
      const ended = yield* this.sweepLevel(level);
      if (ended === 'memory') return 'memory';
    }
    return 'done';
  }

  private *sweepLevel(level: number): Generator<number, 'memory' | undefined> {
    const { kernel, firsts, onWays } = this;
    const first = firsts[level]!;
    const end = first + onWays[level]!;
    let successors = 0;
    yield* portions(first, end, (from, to) => {
      successors += kernel.countSuccessors(from, to - from) >>> 0;
    });
    this.expanded += 2 * onWays[level]!;
    this.generated += 2 * successors;
    if (kernel.highestWords() >= HIGH || kernel.highestWords() < 0) this.words++;
    if (successors > 2 ** 30 || kernel.openTable(successors, this.words) === 0) return 'memory';
    yield* portions(first, end, (from, to) => kernel.spreadWays(from, to - from, from - first));
    if (kernel.openCounts() === 0) return 'memory';
    kernel.openFront(firsts[level - 1]!);
    yield* portions(firsts[level - 1]!, first, (from, to) => kernel.keepWays(from, to));
    onWays[level - 1] = kernel.keptInFront();
    kernel.closeLevelOfWays();
    return undefined;
  }
}

/** Does the work from `from` to `end` a portion at a time. */
function* portions(
  from: number,
  end: number,
  work: (from: number, to: number) => void,
): Generator<number, void> {
  for (let at = from; at < end; at += PORTION) {
    const to = Math.min(end, at + PORTION);
    work(at, to);
    yield to - at;
  }
}
