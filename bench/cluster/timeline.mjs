/** Things that are going to happen, done in the order of their times; a binary heap. */
export class Timeline {
  now = 0;
  /** @type {{ readonly time: number, readonly order: number, readonly act: () => void }[]} */
  #heap = [];
  #order = 0;

  /** @param {number} time @param {() => void} act */
  at(time, act) {
    const heap = this.#heap;
    const event = { time, order: this.#order++, act };
    let place = heap.length;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!isBefore(event, heap[parent])) break;
      heap[place] = heap[parent];
      place = parent;
    }
    heap[place] = event;
  }

  /** Until nothing more happens; the time of the last. */
  run() {
    for (let event = this.#take(); event; event = this.#take()) {
      this.now = event.time;
      event.act();
    }
    return this.now;
  }

  #take() {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return last;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child + 1 < heap.length && isBefore(heap[child + 1], heap[child])) child++;
      if (child >= heap.length || !isBefore(heap[child], last)) break;
      heap[place] = heap[child];
      place = child;
    }
    heap[place] = last;
    return first;
  }
}

/**
 * Of events at the same time, the one that was planned first.
 * @param {{ time: number, order: number }} a
 * @param {{ time: number, order: number }} b
 */
function isBefore(a, b) {
  return a.time < b.time || (a.time === b.time && a.order < b.order);
}
