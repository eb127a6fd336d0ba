import type { JSX } from 'solid-js';
import { PlayPanels } from '../panels/PlayPanels.tsx';
import { theGame } from './theGame.ts';

export function PlayView(): JSX.Element {
  return (
    <>
      <p>{theGame.puzzle().info.title}</p>
      <PlayPanels store={theGame} />
    </>
  );
}
