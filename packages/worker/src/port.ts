/** One end of a channel to the other side: a browser worker, a Node worker thread, or a test. */
export type Port<Sent, Received> = {
  readonly post: (message: Sent) => void;
  /** `onFailure`: the other side cannot be reached, or has broken down; nothing more will come. */
  readonly listen: (
    onMessage: (message: Received) => void,
    onFailure?: (reason: string) => void,
  ) => void;
  /** While true, the channel keeps a Node process alive; nothing elsewhere. */
  readonly hold: (busy: boolean) => void;
  /** Ends the other side, where this one can. */
  readonly close: () => void;
};

/** What a browser's Worker and a Node worker thread have in common. */
export type WorkerThread = {
  /** Sends plain JSON to it. */
  readonly postMessage: (message: unknown) => void;
  /** Ends it. */
  readonly terminate: () => unknown;
};
