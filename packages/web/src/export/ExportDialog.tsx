import type { Steps } from '@glissade/core';
import { lineOf } from '@glissade/core/game';
import { createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';
import { picturesText } from '../text/picturesText.ts';
import { text } from '../text/text.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { type Exhibit, saveFilm, savePng, saveSvg } from './exports.ts';
import { canMakeVideo } from './makeVideo.ts';
import { printPuzzles } from './printSheet.ts';

/** Pictures of the board, films of a line, and a sheet of paper. */
export function ExportDialog(props: {
  readonly store: GameStore;
  /** What the reader calls the puzzle. */
  readonly title: string;
  /** The solution, where it is shown: filmed instead of the line that was played. */
  readonly solution: Steps | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}): JSX.Element {
  const words = () => picturesText();
  const exhibit = (): Exhibit => {
    const [puzzle, state] = [props.store.puzzle(), props.store.state()];
    if (props.solution) return { puzzle: { ...puzzle, start: state }, state, line: props.solution };
    return { puzzle, state, line: lineOf(props.store.game()) };
  };
  const { done, film, cancel } = createFilming(exhibit);
  const hasMoves = () => exhibit().line.length > 0;
  const saysFilms = () => {
    if (!hasMoves()) return words().filmsNothing;
    return props.solution ? words().filmsSolution : words().filmsPlayed;
  };
  const films = [
    { label: words().gif, act: () => film('gif') },
    ...(canMakeVideo() ? [{ label: words().video, act: () => film('video') }] : []),
  ];
  const print = () => {
    const puzzle = props.store.puzzle();
    printPuzzles([{ ...puzzle, info: { ...puzzle.info, title: props.title } }]);
  };
  const actions = () => [
    { label: words().png, act: () => savePng(exhibit()) },
    { label: words().svg, act: () => saveSvg(exhibit()) },
    ...(hasMoves() ? films : []),
    { label: words().print, act: print },
  ];
  return (
    <Dialog title={words().title} isOpen={props.isOpen} onClose={props.onClose}>
      <p class="soft">{saysFilms()}</p>
      <div class="chips">
        <For each={actions()}>
          {({ label, act }) => (
            <button type="button" class="button" disabled={done() !== undefined} onClick={act}>
              {label}
            </button>
          )}
        </For>
      </div>
      <Show when={done()}>{(progress) => <Filming {...progress()} onCancel={cancel} />}</Show>
    </Dialog>
  );
}

type Progress = { readonly at: number; readonly of: number };

/** Makes a film at a time, and says how far it is; it ends with the dialog. */
function createFilming(exhibit: () => Exhibit) {
  const [done, setDone] = createSignal<Progress>();
  let abort = new AbortController();
  const cancel = () => abort.abort();
  onCleanup(cancel);
  const film = async (kind: 'gif' | 'video') => {
    abort = new AbortController();
    setDone({ at: 0, of: 1 });
    await saveFilm(kind, exhibit(), abort.signal, (at, of) => setDone({ at, of }));
    setDone(undefined);
  };
  return { done, film, cancel };
}

function Filming(props: Progress & { readonly onCancel: () => void }): JSX.Element {
  return (
    <div class="line" role="status">
      <progress value={props.at} max={props.of} aria-label={picturesText().making} />
      <button type="button" class="button" onClick={() => props.onCancel()}>
        {text().app.cancel}
      </button>
    </div>
  );
}
