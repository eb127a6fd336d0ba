import { createSignal } from 'solid-js';

const [isUpdateReady, setUpdateReady] = createSignal(false);

export { isUpdateReady };

let registration: ServiceWorkerRegistration | undefined;

/** Starts the service worker of a built app: offline use, and updates that wait to be asked for. */
export async function startOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const known = await navigator.serviceWorker.register('./serviceWorker.js');
    registration = known;
    offer(known.waiting);
    // A browser looks for an update as the page loads, and may have found it by now.
    offerOnceInstalled(known.installing);
    known.addEventListener('updatefound', () => offerOnceInstalled(known.installing));
  } catch {
    // Where none may run (a private window, a page from a file), the app works online.
  }
}

function offerOnceInstalled(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed') offer(worker);
  });
}

/** The first worker of all is no update. */
function offer(worker: ServiceWorker | null): void {
  if (!worker || !navigator.serviceWorker.controller) return;
  setUpdateReady(true);
}

/** The worker that waits may be another than the one that was offered. */
export function useUpdate(): void {
  const worker = registration?.waiting;
  // Another tab may have asked for it before.
  if (!worker) {
    location.reload();
    return;
  }
  const reload = () => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage('use the new files');
}
