import { createSignal, type JSX, Show } from 'solid-js';
import { saveFile } from '../export/saveFile.ts';
import { text as appText } from '../text/text.ts';
import { timesText } from '../text/timesText.ts';
import { formatExport, formatTable } from '../times/files/exportFile.ts';
import { keepPlays, readPlays } from '../times/plays.ts';
import { eventsOf } from '../times/solve.ts';
import { addSolves, solves } from '../times/solves.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { importedText } from './importedText.ts';
import './times.css';

/** Times out of the app and into it. */
export function FileButtons(props: {
  /** Solves came in, of this event last. */
  readonly onImported?: (event: string) => void;
}): JSX.Element {
  const [isImporting, setImporting] = createSignal(false);
  const words = () => timesText();
  const save = async (name: string, format: typeof formatExport) => {
    const written = format({ solves: solves(), plays: await readPlays() });
    saveFile(name, new Blob([written]));
  };
  return (
    <div class="chips">
      <button type="button" class="button" onClick={() => setImporting(true)}>
        {words().import}
      </button>
      <Show when={solves().length > 0}>
        <button
          type="button"
          class="button"
          onClick={() => save('glissade-times.json', formatExport)}
        >
          {words().export}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => save('glissade-times.csv', formatTable)}
        >
          {words().exportTable}
        </button>
      </Show>
      <Dialog title={words().import} isOpen={isImporting()} onClose={() => setImporting(false)}>
        <ImportForm onImported={props.onImported} />
      </Dialog>
    </div>
  );
}

/** Takes a file or a text. */
function ImportForm(props: { readonly onImported?: (event: string) => void }): JSX.Element {
  const [said, setSaid] = createSignal('');
  let field!: HTMLTextAreaElement;
  const words = () => timesText();
  const take = async (text: string) => {
    // Solutions are replayed: that needs the readers of every form.
    const reader = await import('../times/files/readTimes.ts').catch(() => undefined);
    if (!reader) return void setSaid(appText().app.failed);
    const found = reader.readTimes(text, Date.now());
    if (!found || found.solves.length === 0) {
      setSaid(words().importBad);
      return;
    }
    await keepPlays(found.plays);
    const added = addSolves(found.solves);
    setSaid(importedText(found.solves, added, found.leftOut));
    props.onImported?.(eventsOf(found.solves)[0]!);
  };
  const takeFile = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    // One that cannot be read has no times.
    if (file) await take(await file.text().catch(() => ''));
    // The same file may be chosen again, mended.
    input.value = '';
  };
  return (
    <form
      class="times-import"
      onSubmit={(event) => {
        event.preventDefault();
        take(field.value);
      }}
    >
      <p class="soft">{words().importHint}</p>
      <textarea ref={field} class="field" rows="5" aria-label={words().importText} />
      <p role="status">{said()}</p>
      <div class="chips">
        <button type="submit" class="button primary">
          {words().import}
        </button>
        <label class="button">
          <input
            type="file"
            class="unseen"
            accept=".json,.txt,.csv,application/json,text/*"
            onChange={(event) => takeFile(event.currentTarget)}
          />
          {words().importFile}
        </label>
      </div>
    </form>
  );
}
