import type { SeatRequest } from '@atoll/protocol';
import type { ReactNode } from 'react';
import { gameEntry } from '../../games/registry.ts';
import type { TableSnapshot } from '../../table-host.ts';
import { words } from '../../words/index.ts';
import { optionState } from '../options.ts';
import { Toggle } from '../parts/toggle.tsx';

interface RoomOptionsProps {
  readonly snapshot: TableSnapshot;
  readonly host: boolean;
  readonly onAsk: (request: SeatRequest) => void;
}

/** How the match will be played: switches for the host, words for everybody else. */
export function RoomOptions({ snapshot: { game, options, access, seats }, host, onAsk }: RoomOptionsProps): ReactNode {
  const lines = (gameEntry(game)?.options ?? []).map((option) => ({
    key: option.key, label: option.label, ...optionState(option, { options, seats: seats.length }),
    change: (on: boolean) => onAsk({ do: 'options', options: { ...options, [option.key]: on } }),
  }));
  const all = [...lines, {
    key: 'access', label: words.room.access, hint: words.room.accessHint, on: access === 'public', fixed: false,
    change: (on: boolean) => onAsk({ do: 'access', access: on ? 'public' : 'private' }),
  }];
  return (
    <div className="toggles" role="group" aria-label={words.room.options}>
      {all.map(({ key, label, hint, on, fixed, change }) => {
        if (host) return <Toggle key={key} label={label} hint={hint} on={on} disabled={fixed} onChange={change} />;
        return (
          <p key={key} className="toggle">
            <span><b>{label}</b><small>{hint}</small></span>
            <b>{on ? words.room.on : words.room.off}</b>
          </p>
        );
      })}
    </div>
  );
}
