import type { Part, PartStore } from '../partStore.ts';
import type { Awaited, Awaiting } from './awaited.ts';
import { otherPart } from './runErrors.ts';

export type Sending = {
  readonly store: PartStore;
  readonly awaited: Awaited;
  readonly addJob: (job: string) => Promise<void>;
};

export type SentPart = Part & { readonly awaiting: Awaiting };

/**
 * Keeps parts and adds one job for those that nobody has answered. Never rejects: what goes wrong
 * is told to those who wait for the parts.
 */
export async function sendParts(
  { store, awaited, addJob }: Sending,
  parts: readonly SentPart[],
  jobOf: (open: readonly SentPart[]) => string,
): Promise<void> {
  for (const { id, awaiting } of parts) awaited.add(id, awaiting);
  try {
    const { there, other } = await store.addParts(parts);
    if (other !== undefined) throw otherPart(store.run, other);
    await awaited.deliver(there);
    const open = parts.filter(({ id }) => awaited.has(id));
    if (open.length === 0) return;
    const job = jobOf(open);
    await addJob(job);
    for (const { awaiting } of open) awaiting.job = job;
  } catch (error) {
    for (const { id } of parts) awaited.reject(id, error);
  }
}
