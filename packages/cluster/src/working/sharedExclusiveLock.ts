/** Lets jobs run side by side, and suspect ones alone; first come, first served. */
export class SharedExclusiveLock {
  private running = 0;
  private isAlone = false;
  private readonly waiting: { readonly alone: boolean; readonly go: () => void }[] = [];

  /** Runs this as soon as it may, and resolves or rejects as it does. */
  async run<T>(alone: boolean, work: () => Promise<T>): Promise<T> {
    if (this.waiting.length > 0 || !this.isFree(alone)) {
      await new Promise<void>((resolve) => this.waiting.push({ alone, go: resolve }));
    } else {
      this.enter(alone);
    }
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private isFree(alone: boolean): boolean {
    return !this.isAlone && (!alone || this.running === 0);
  }

  private enter(alone: boolean): void {
    this.running++;
    this.isAlone = alone;
  }

  private leave(): void {
    this.running--;
    this.isAlone = false;
    for (let next = this.waiting[0]; next && this.isFree(next.alone); next = this.waiting[0]) {
      this.waiting.shift();
      this.enter(next.alone);
      next.go();
    }
  }
}
