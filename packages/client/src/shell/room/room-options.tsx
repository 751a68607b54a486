import type { SeatRequest } from '@atoll/protocol';
import type { ReactNode } from 'react';
import { gameEntry } from '../../games/registry.ts';
import type { TableSnapshot } from '../../table-host.ts';
import { words } from '../../words/index.ts';
import { Toggle } from '../parts/toggle.tsx';

interface RoomOptionsProps {
  readonly snapshot: TableSnapshot;
  readonly host: boolean;
  readonly onAsk: (request: SeatRequest) => void;
}

/** How the match will be played: switches for the host, words for everybody else. */
export function RoomOptions({ snapshot: { game, options, access }, host, onAsk }: RoomOptionsProps): ReactNode {
  const lines = (gameEntry(game)?.options ?? []).map(({ key, label, hint, initial }) => ({
    key, label, hint, on: (options[key] ?? initial) === true,
    change: (on: boolean) => onAsk({ do: 'options', options: { ...options, [key]: on } }),
  }));
  const all = [...lines, {
    key: 'access', label: words.room.access, hint: words.room.accessHint, on: access === 'public',
    change: (on: boolean) => onAsk({ do: 'access', access: on ? 'public' : 'private' }),
  }];
  return (
    <div className="toggles" role="group" aria-label={words.room.options}>
      {all.map(({ key, label, hint, on, change }) => {
        if (host) return <Toggle key={key} label={label} hint={hint} on={on} onChange={change} />;
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
