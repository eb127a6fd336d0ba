import type { LevelIndex } from '../levels/levelIndex.ts';
import type { OpenKernel } from './kernelInstance.ts';
import type { LevelStrategy, StrategyStats } from './levelStrategy.ts';
import { type Progress, progressOf } from './progress.ts';

const BUDGET_MAX = 2 ** 30;

/** Generates levels in memory on one thread: the kernel does all the work. */
export class InMemoryLevels implements LevelStrategy {
  readonly threads = 1;
  private readonly opened: OpenKernel;
  private readonly levelIndex: LevelIndex;
  private readonly otherBytes: () => number;

  /** `otherBytes`: memory of workers that are starting. */
  constructor(opened: OpenKernel, levelIndex: LevelIndex, otherBytes: () => number) {
    this.opened = opened;
    this.levelIndex = levelIndex;
    this.otherBytes = otherBytes;
  }

  get stats(): StrategyStats {
    const { kernel } = this.opened;
    return {
      expanded: kernel.statesExpanded(),
      generated: kernel.successorsGenerated(),
      peakBytes: kernel.bytesTaken() + this.otherBytes(),
    };
  }

  advance(budget: number): Progress {
    return progressOf(this.opened.kernel.step(Math.min(budget, BUDGET_MAX)));
  }

  addLevel(): number {
    return this.levelIndex.addLevel();
  }

  loadGoal(): void {
    this.opened.kernel.loadGoal();
  }
}
