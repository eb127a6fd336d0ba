import type { Puzzle } from '@glissade/core';
import type { CardText } from '@glissade/workshop';
import { createSignal, type JSX, Show } from 'solid-js';
import { fileName } from '../export/fileName.ts';
import { saveFile } from '../export/saveFile.ts';
import { designText } from '../text/designText.ts';
import { cardOf, titleOf } from './cardOf.ts';
import { NumberField } from './NumberField.tsx';

type Made = {
  readonly puzzle: Puzzle;
  /** The optimum in what its players count, where it is known. */
  readonly shortest: CardText['shortest'] | undefined;
};

/** A part of the editor's panel. */
export function MakeRow(props: Made): JSX.Element {
  return (
    <section>
      <h2>{designText().make}</h2>
      <MakeFiles {...props} />
    </section>
  );
}

type Ending = 'svg' | '3mf' | 'stl';

/** Saves a file with cells of so many mm; the label of a piece in parts, of which none is made. */
async function savePart(puzzle: Puzzle, ending: Ending, cell: number): Promise<string | undefined> {
  const { cutSheet, partsOf, SIZES, stlFile, threeMfFile, WorkshopError } = await import(
    '@glissade/workshop'
  );
  const sizes = { ...SIZES, cell };
  const make = {
    svg: () => cutSheet(puzzle, sizes, titleOf(puzzle)),
    stl: () => stlFile(partsOf(puzzle, sizes)),
    '3mf': () => threeMfFile(partsOf(puzzle, sizes), titleOf(puzzle)),
  };
  try {
    saveFile(`${fileName(puzzle)}.${ending}`, new Blob([make[ending]() as BlobPart]));
    return undefined;
  } catch (error) {
    if (error instanceof WorkshopError) return error.label;
    throw error;
  }
}

/** Files for a printer of paper, of plastic, and for a laser cutter. */
export function MakeFiles(props: Made): JSX.Element {
  const words = () => designText();
  const [cell, setCell] = createSignal<number | undefined>(20);
  const [title, setTitle] = createSignal('');
  const [fault, setFault] = createSignal('');
  /** The puzzle under the title that was written. */
  const titled = (): Puzzle => {
    const { puzzle } = props;
    const written = title().trim();
    return written ? { ...puzzle, info: { ...puzzle.info, title: written } } : puzzle;
  };
  const save = async (ending: Ending) => {
    const size = cell();
    // The field says what it takes.
    if (size === undefined) return;
    const broken = await savePart(titled(), ending, size);
    setFault(broken === undefined ? '' : words().broken(broken));
  };
  const saveCard = async () => {
    const puzzle = titled();
    const svg = await cardOf(puzzle, props.shortest);
    saveFile(`${fileName(puzzle)}-card.svg`, new Blob([svg], { type: 'image/svg+xml' }));
  };
  return (
    <>
      <label class="design-title">
        {words().title}
        <input
          class="field"
          value={title()}
          placeholder={titleOf(props.puzzle)}
          maxlength={80}
          onInput={({ currentTarget }) => setTitle(currentTarget.value)}
        />
      </label>
      <div class="chips">
        <button type="button" class="button" onClick={saveCard}>
          {words().card}
        </button>
        <button type="button" class="button" onClick={() => save('svg')}>
          {words().cutSheet}
        </button>
        <button type="button" class="button" onClick={() => save('3mf')}>
          {words().threeMf}
        </button>
        <button type="button" class="button" onClick={() => save('stl')}>
          {words().stl}
        </button>
        <NumberField label={words().cell} value={cell()} min={5} max={200} onInput={setCell} />
      </div>
      <Show when={fault()}>
        <p class="help-fault" role="alert">
          {fault()}
        </p>
      </Show>
    </>
  );
}
