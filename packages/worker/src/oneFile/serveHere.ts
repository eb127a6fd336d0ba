/*
 * The published library has one file for what a page starts, be it a solver or a thread: bundlers
 * of before 2026 follow no `import()` inside a worker, and no worker inside a worker.
 */

import { claimScript, isStartedByItself } from '@glissade/platform/threads/start.own';
import type { ThreadSetup } from '@glissade/platform/threads/threadSetup';
import { ownPort } from '#worker-port';
import { runJob } from '../jobs/runJob.ts';
import { serve } from '../serve.ts';

let isServing = false;

/** Makes this worker what its first message asks for: a thread, or a solver. */
export function serveHere(): void {
  if (isServing) return;
  isServing = true;
  claimScript();
  self.onmessage = (event) => {
    if (isSetup(event.data)) return void runJob(event.data);
    serve(ownPort());
    self.onmessage?.(event);
  };
}

function isSetup(message: unknown): message is ThreadSetup {
  return typeof message === 'object' && message !== null && 'mailbox' in message;
}

if (isStartedByItself()) serveHere();
