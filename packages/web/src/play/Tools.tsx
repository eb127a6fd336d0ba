import { canRedo, canUndo } from '@glissade/core/game';
import type { JSX } from 'solid-js';
import { text } from '../text/text.ts';
import { announce } from '../ui/announce.ts';
import { Icon } from '../ui/Icon.tsx';
import type { icons } from '../ui/icons.ts';
import { theGame } from './theGame.ts';

export type Drawer = 'bookmarks' | 'commands' | undefined;

/** What can be done with the game at any time. */
export function Tools(props: {
  readonly drawer: Drawer;
  readonly onDrawer: (drawer: Drawer) => void;
  readonly onHelp: () => void;
}): JSX.Element {
  const words = () => text().play;
  const toggle = (drawer: Drawer) => props.onDrawer(props.drawer === drawer ? undefined : drawer);
  return (
    <div class="tools" role="toolbar" aria-label={text().app.play}>
      <Tool
        icon="undo"
        label={words().undo}
        isOff={!canUndo(theGame.game())}
        onClick={() => {
          theGame.undo();
          announce(text().board.undone);
        }}
      />
      <Tool
        icon="redo"
        label={words().redo}
        isOff={!canRedo(theGame.game())}
        onClick={() => {
          theGame.redo();
          announce(text().board.redone);
        }}
      />
      <Tool
        icon="restart"
        label={words().restart}
        isOff={theGame.game().current === 0}
        onClick={theGame.restart}
      />
      <Tool
        icon="bookmark"
        label={words().bookmark}
        isOpen={props.drawer === 'bookmarks'}
        onClick={() => toggle('bookmarks')}
      />
      <Tool
        icon="keyboard"
        needsKeys={true}
        label={words().commands}
        isOpen={props.drawer === 'commands'}
        onClick={() => toggle('commands')}
      />
      <Tool icon="help" label={words().help} needsKeys={true} onClick={props.onHelp} />
    </div>
  );
}

function Tool(props: {
  readonly icon: keyof typeof icons;
  readonly label: string;
  readonly isOff?: boolean;
  readonly isOpen?: boolean;
  /** Of no use without a keyboard. */
  readonly needsKeys?: boolean;
  readonly onClick: () => void;
}): JSX.Element {
  return (
    <button
      type="button"
      class="tool"
      classList={{ 'needs-keys': props.needsKeys === true }}
      aria-disabled={props.isOff === true}
      aria-expanded={props.isOpen}
      title={props.label}
      onClick={() => !props.isOff && props.onClick()}
    >
      <Icon name={props.icon} />
      <span class="tool-label">{props.label}</span>
    </button>
  );
}
