import { type JSX, lazy } from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';
import { Loading } from '../ui/Loading.tsx';

const HelpPanel = lazy(async () => ({ default: (await import('./HelpPanel.tsx')).HelpPanel }));

/**
 * What stands beside the board (below it on a narrow page): hints, distance, solution. Points
 * things out on the board through `store.setMarks`.
 */
export function PlayPanels(props: { readonly store: GameStore }): JSX.Element {
  return (
    <Loading>
      <HelpPanel store={props.store} />
    </Loading>
  );
}
