import { createSignal } from 'solid-js';

const [isUpdateReady, setUpdateReady] = createSignal(false);

export { isUpdateReady };

let waiting: ServiceWorker | undefined;

/** Starts the service worker of a built app: offline use, and updates that wait to be asked for. */
export async function startOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('./serviceWorker.js');
    offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed') offer(worker);
      });
    });
  } catch {
    // Where none may run (a private window, a page from a file), the app works online.
  }
}

/** The first worker of all is no update. */
function offer(worker: ServiceWorker | null): void {
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  setUpdateReady(true);
}

export function useUpdate(): void {
  const reload = () => location.reload();
  // Another tab has asked for it before.
  const isUsed = waiting?.state !== 'installed';
  if (isUsed) reload();
  else navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting?.postMessage('use the new files');
}
