/*
 * Sends the boards of a batch in groups: some are in Redis, so that no place waits, and the others
 * are held here, so that groups can be cut by the times that were measured last. Boards are kept
 * and answered one by one: the groups of a run that goes on after a stop need not be those before.
 */

import { boardJob } from '../boardJobs.ts';
import { NoAnswerError } from '../clusterError.ts';
import type { Awaiting } from './awaited.ts';
import { BoardCuts } from './boardCuts.ts';
import { type Sending, sendParts } from './sendParts.ts';

type Receiving = Pick<Awaiting, 'receive' | 'reject'>;
type Held = { readonly number: number; readonly part: string; readonly receiving: Receiving };
/** Boards that were sent together, and how many of them are not answered. */
type Group = { left: number };

/** Characters of the boards of a group. */
const GROUP_LENGTH_MAX = 1 << 20;
/** Boards that were sent are taken out of the held ones now and then. */
const SENT_MAX = 1000;

export class BoardSender {
  readonly cuts = new BoardCuts();
  private readonly sending: Sending;
  private held: Held[] = [];
  /** Of the held ones, those that were sent. */
  private sent = 0;
  private groups = 0;
  private soon: NodeJS.Immediate | undefined;

  constructor(sending: Sending) {
    this.sending = sending;
  }

  /** Boards come in the order of their numbers. */
  add(number: number, part: string, receiving: Receiving): void {
    this.held.push({ number, part, receiving });
    this.sendSoon();
  }

  /** What is held is not sent any more. */
  rejectAll(reason: unknown): void {
    const held = this.held.slice(this.sent);
    [this.held, this.sent] = [[], 0];
    for (const { receiving } of held) receiving.reject(reason);
  }

  /** After all that has come already was taken in: it decides about the groups. */
  sendSoon(): void {
    this.soon ??= setImmediate(() => {
      this.soon = undefined;
      this.send();
    });
  }

  private send(): void {
    while (this.held.length > this.sent && this.groups < this.cuts.groupsMax) {
      const boards = this.nextGroup();
      this.sent += boards.length;
      this.sendGroup(boards);
    }
    if (this.sent < SENT_MAX) return;
    this.held = this.held.slice(this.sent);
    this.sent = 0;
  }

  private nextGroup(): readonly Held[] {
    const size = this.cuts.size(this.held.length - this.sent);
    const boards: Held[] = [];
    for (let length = 0; boards.length < size; ) {
      const next = this.held[this.sent + boards.length]!;
      length += next.part.length;
      if (boards.length > 0 && length > GROUP_LENGTH_MAX) break;
      boards.push(next);
    }
    return boards;
  }

  private sendGroup(boards: readonly Held[]): void {
    const group: Group = { left: boards.length };
    this.groups++;
    const parts = boards.map((board) => ({
      id: `${board.number}`,
      part: board.part,
      awaiting: this.awaiting(board, group),
    }));
    void sendParts(this.sending, parts, (open) =>
      boardJob({ from: Number(open[0]!.id), to: Number(open.at(-1)!.id) }),
    );
  }

  private awaiting(board: Held, group: Group, wasRefused = false): Awaiting {
    const { receive, reject } = board.receiving;
    const over = () => {
      group.left--;
      if (group.left > 0) return;
      this.groups--;
      this.sendSoon();
    };
    return {
      receive: (answer) => {
        try {
          receive(answer);
        } catch (error) {
          if (wasRefused || !isWrongAnswer(error)) throw error;
          this.askAgain(board, group, answer);
          return;
        }
        over();
      },
      reject: (reason) => {
        reject(reason);
        over();
      },
    };
  }

  /** A worker may be damaged, or somebody may lie: another answer is asked for, once. */
  private askAgain(board: Held, group: Group, answer: string): void {
    const { store, awaited, addJob } = this.sending;
    const [id, awaiting] = [`${board.number}`, this.awaiting(board, group, true)];
    // Whatever is read from now on is read after that.
    const forgotten = store.forgetAnswer(id, answer);
    awaited.add(id, awaiting);
    const asked = forgotten.then(() => addJob(id));
    asked.then(
      () => {
        awaiting.job = id;
      },
      (error: unknown) => awaited.reject(id, error),
    );
  }
}

function isWrongAnswer(error: unknown): boolean {
  return error instanceof NoAnswerError && error.code === 'wrong-answer';
}
