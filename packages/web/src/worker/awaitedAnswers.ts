/* Requests that wait for answers from beyond a border: a worker, the page around, or Python. */

type Waiting<Answer> = {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
};

export class AwaitedAnswers<Answer> {
  private readonly waiting = new Map<unknown, Waiting<Answer>>();
  private lastId = 0;

  /** Sends a request under a number of its own, by which `settle` knows it. */
  ask(send: (id: number) => void): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const id = ++this.lastId;
      this.waiting.set(id, { resolve, reject });
      send(id);
    });
  }

  /** The answer, or what went wrong; of a request that nobody waits for it is left alone. */
  settle(id: unknown, answer: Answer | Error): void {
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    if (answer instanceof Error) asked?.reject(answer);
    else asked?.resolve(answer);
  }

  /** Nothing will be answered any more. */
  failAll(error: Error): void {
    for (const id of this.waiting.keys()) this.settle(id, error);
  }
}
