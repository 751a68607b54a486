import type { HiddenArkView } from '../../src/index.ts';
import type { ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { useArkLocale } from '../words/ark-locale.ts';

/** The remaining actions of the seat on turn. */
export function TurnLeft({ view: { turn } }: { readonly view: HiddenArkView }): ReactNode {
  const { game } = useArkLocale();
  const waiting = turn.waiting.reduce((sum, count) => sum + count, 0);
  const left = [
    { icon: 'glyph:movement', count: turn.moves, name: game.turn.moves(turn.moves) },
    { icon: 'glyph:rescue', count: turn.rescues, name: game.turn.rescues(turn.rescues) },
    { icon: 'glyph:build', count: turn.builds, name: game.turn.builds(turn.builds) },
    { icon: 'glyph:upgrade', count: turn.freeUpgrades, name: game.turn.installs },
    { icon: 'glyph:exchange', count: waiting, name: game.turn.waiting(waiting) },
  ].filter(({ icon, count }) => count > 0 || (turn.sailing && icon === 'glyph:movement'));
  if (left.length === 0) return null;
  return (
    <ul className="ark-left" aria-label={game.turn.left}>
      {left.map(({ icon, count, name }) => (
        <li key={icon} title={name}>
          <b aria-hidden="true">{count}</b>
          <Icon name={icon} size={17} />
          <span className="hidden">{name}</span>
        </li>
      ))}
    </ul>
  );
}
