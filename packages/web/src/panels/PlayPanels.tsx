import { type JSX, lazy } from 'solid-js';
import type { Board } from '../board/Board.tsx';
import type { GameStore } from '../game/gameStore.ts';
import { Loading } from '../ui/Loading.tsx';

const HelpPanel = lazy(async () => ({ default: (await import('./HelpPanel.tsx')).HelpPanel }));

/**
 * What stands beside the board (below it on a narrow page): hints, distance, solution. Points
 * things out on the board through `store.setMarks`. `board` draws another one: passed on, not
 * imported, so that the board stays in one chunk with the page.
 */
export function PlayPanels(props: {
  readonly store: GameStore;
  readonly board: typeof Board;
}): JSX.Element {
  return (
    <Loading>
      <HelpPanel store={props.store} board={props.board} />
    </Loading>
  );
}
