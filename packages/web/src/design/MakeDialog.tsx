import type { JSX } from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';
import { metricFor } from '../panels/metric.ts';
import { designText } from '../text/designText.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { MakeFiles } from './MakeRow.tsx';
import './design.css';

/** The files of the puzzle on the board, without the editor. */
export function MakeDialog(props: {
  readonly store: GameStore;
  readonly onClose: () => void;
}): JSX.Element {
  const puzzle = () => props.store.puzzle();
  const shortest = () => {
    const metric = metricFor(puzzle());
    const length = props.store.optimum()[metric];
    return length === undefined ? undefined : { length, metric };
  };
  return (
    <Dialog title={designText().make} isOpen={true} onClose={props.onClose}>
      <div class="design">
        <MakeFiles puzzle={puzzle()} shortest={shortest()} />
      </div>
    </Dialog>
  );
}
