import { renderToString } from 'solid-js/web';
import { PlayView } from '../play/PlayView.tsx';
import { TopBar } from './TopBar.tsx';

/**
 * What a first visit sees, as HTML. It is rendered when the app is built and stands in its page, so
 * that the board is there before any script; it must look as `App` does when that takes over.
 */
export function renderFirstView(): string {
  return renderToString(() => (
    <>
      <TopBar />
      <main>
        <PlayView />
      </main>
    </>
  ));
}
