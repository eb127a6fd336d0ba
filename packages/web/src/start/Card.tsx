import { type PuzzleRecord, puzzleOf } from '@glissade/catalogue';
import { createMemo, type JSX, Show } from 'solid-js';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { language, text } from '../text/text.ts';
import { Icon } from '../ui/Icon.tsx';
import { lengthOf } from './difficulty.ts';

/** The name a reader knows it by. */
export function nameOf({ title, names }: PuzzleRecord): string {
  const chinese = names.find((name) => /\p{sc=Han}/u.test(name));
  return language() === 'zh' ? (chinese ?? title) : title;
}

/** One puzzle of the catalogue: picture, name, how long it takes. */
export function Card(props: {
  readonly record: PuzzleRecord;
  readonly isSolved: boolean;
  readonly onOpen: () => void;
}): JSX.Element {
  const puzzle = createMemo(() => puzzleOf(props.record));
  const facts = () => {
    const length = lengthOf(props.record);
    const metric = props.record.type === 'tiles' ? 'stm' : 'moves';
    if (length !== undefined) return text().play.length(length, metric);
    return props.record.solvable ? text().start.open : text().start.unsolvable;
  };
  return (
    <button type="button" class="card" onClick={() => props.onOpen()}>
      <span class="card-picture" data-type={props.record.type}>
        <BoardPicture puzzle={puzzle()} />
      </span>
      <span class="card-name">{nameOf(props.record)}</span>
      <span class="card-facts">
        <Show when={props.isSolved}>
          <Icon name="check" />
          <span class="unseen">{text().start.solved}, </span>
        </Show>
        {props.record.width}×{props.record.height} · {facts()}
      </span>
    </button>
  );
}
