import { Mailbox } from './mailbox.ts';
import { sentError } from './sentError.ts';
import type { Job, ThreadSetup } from './threadSetup.ts';

/** The body of a thread: answers items until the pool is closed. */
export function serveThread(
  { mailbox, job, data }: ThreadSetup,
  jobs: Readonly<Record<string, Job>>,
): void {
  const box = new Mailbox(mailbox);
  try {
    const make = jobs[job];
    if (!make) throw new Error(`there is no job ${job}`);
    const work = make(data);
    box.start();
    for (let item = box.next(); item; item = box.next()) {
      try {
        box.answer(item.id, work(item.numbers));
      } catch (error) {
        box.fail(sentError(error));
        box.drop(item.id);
      }
    }
  } catch (error) {
    box.fail(sentError(error));
  }
}
