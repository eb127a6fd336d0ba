import { createEffect, ErrorBoundary, type JSX, on, Suspense } from 'solid-js';
import { text } from '../text/text.ts';
import { view } from './route.ts';

/**
 * Around a part that is fetched when first shown: waits quietly, or with nothing at all in its
 * place, and says when it cannot come.
 */
export function Loading(props: {
  readonly children: JSX.Element;
  readonly isUnseen?: boolean;
}): JSX.Element {
  const waiting = () => !props.isUnseen && <p class="loading">{text().app.loading}</p>;
  return (
    <ErrorBoundary fallback={(_, reset) => <Missing onRetry={reset} />}>
      <Suspense fallback={waiting()}>{props.children}</Suspense>
    </ErrorBoundary>
  );
}

function Missing(props: { readonly onRetry: () => void }): JSX.Element {
  // What another view needs may well be there.
  createEffect(on(view, () => props.onRetry(), { defer: true }));
  return (
    <div class="notice" role="alert">
      <p>{text().app.failed}</p>
      <button type="button" class="button" onClick={() => props.onRetry()}>
        {text().app.retry}
      </button>
    </div>
  );
}
