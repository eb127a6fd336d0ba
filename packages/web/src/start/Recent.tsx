import { familiarMetric } from '@glissade/core';
import { countPlayed, stateOf, unpackGame } from '@glissade/core/game';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { bearsTitle, titleOf } from '../game/recordName.ts';
import { resume } from '../play/keepGame.ts';
import { dropRecent, type KeptGame, recent } from '../play/keptGame.ts';
import { namedRecord } from '../play/knownRecord.ts';
import { startText } from '../text/startText.ts';
import { text } from '../text/text.ts';
import { showView } from '../ui/route.ts';

/** The games left unfinished. */
export function Recent(): JSX.Element {
  return (
    <Show when={recent().length > 0}>
      <section aria-label={startText().recent}>
        <h2>{startText().recent}</h2>
        <div class="cards recent">
          <For each={recent()}>{(kept) => <RecentCard kept={kept} />}</For>
        </div>
      </section>
    </Show>
  );
}

function RecentCard(props: { readonly kept: KeptGame }): JSX.Element {
  const game = createMemo(() => unpackGame(props.kept.game));
  const goOn = () => {
    dropRecent(props.kept);
    resume(props.kept);
    showView('play');
  };
  const name = () => {
    const { puzzle } = game()!;
    return titleOf(puzzle, bearsTitle(puzzle) ? undefined : namedRecord(puzzle));
  };
  const count = () => {
    const metric = familiarMetric(game()!.puzzle);
    return text().play.length(countPlayed(game()!)[metric]!, metric);
  };
  return (
    <Show when={game()}>
      {(one) => (
        <button type="button" class="card" onClick={goOn}>
          <span class="card-picture" data-type={one().puzzle.type}>
            <BoardPicture puzzle={one().puzzle} state={stateOf(one())} />
          </span>
          <span class="card-name">{name()}</span>
          <span class="card-facts">{count()}</span>
        </button>
      )}
    </Show>
  );
}
