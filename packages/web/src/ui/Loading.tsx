import { ErrorBoundary, type JSX, Suspense } from 'solid-js';
import { text } from '../text/text.ts';

/** Around a part that is fetched when first shown: waits quietly, and says when it cannot come. */
export function Loading(props: { readonly children: JSX.Element }): JSX.Element {
  return (
    <ErrorBoundary
      fallback={(_, reset) => (
        <div class="notice" role="alert">
          <p>{text().app.failed}</p>
          <button type="button" class="button" onClick={reset}>
            {text().app.retry}
          </button>
        </div>
      )}
    >
      <Suspense fallback={<p class="loading">{text().app.loading}</p>}>{props.children}</Suspense>
    </ErrorBoundary>
  );
}
