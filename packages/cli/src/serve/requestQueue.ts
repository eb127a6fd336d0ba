/* So many requests work at the same time; some more wait, and the rest are turned away. */

/** A place at work, to be given back; undefined where there is none left to wait for. */
export type Release = () => void;

export class RequestQueue {
  private readonly jobs: number;
  private readonly waitingMax: number;
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(jobs: number, waitingMax: number) {
    this.jobs = jobs;
    this.waitingMax = waitingMax;
  }

  /** Requests at work and waiting. */
  get counts(): { readonly running: number; readonly waiting: number } {
    return { running: this.running, waiting: this.waiting.length };
  }

  /** Resolves when there is a place, or the signal is aborted; undefined where too many wait. */
  take(signal: AbortSignal): Promise<Release> | undefined {
    if (this.running < this.jobs) return Promise.resolve(this.begin());
    if (this.waiting.length >= this.waitingMax) return undefined;
    return new Promise((resolve) => {
      const go = () => {
        signal.removeEventListener('abort', giveUp);
        resolve(this.begin());
      };
      const giveUp = () => {
        const at = this.waiting.indexOf(go);
        if (at >= 0) this.waiting.splice(at, 1);
        resolve(() => undefined);
      };
      this.waiting.push(go);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  private begin(): Release {
    this.running++;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.running--;
      this.waiting.shift()?.();
    };
  }
}
