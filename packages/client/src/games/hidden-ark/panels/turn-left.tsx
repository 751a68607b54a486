import type { HiddenArkView } from '@atoll/game-hidden-ark';
import type { ReactNode } from 'react';
import { useArkLocale } from '../words/ark-locale.ts';

/** What the seat on turn may still do. */
export function TurnLeft({ view: { turn } }: { readonly view: HiddenArkView }): ReactNode {
  const { game } = useArkLocale();
  const waiting = turn.waiting.reduce((sum, count) => sum + count, 0);
  const left = [
    turn.sailing ? game.turn.moves(turn.moves) : '',
    turn.rescues > 0 ? game.turn.rescues(turn.rescues) : '',
    turn.builds > 0 ? game.turn.builds(turn.builds) : '',
    turn.studies > 0 ? game.turn.studies(turn.studies) : '',
    turn.freeUpgrades > 0 ? game.turn.installs : '',
    waiting > 0 ? game.turn.waiting(waiting) : '',
  ].filter((each) => each !== '');
  if (left.length === 0) return null;
  return (
    <ul className="ark-left" aria-label={game.turn.left}>
      {left.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}
