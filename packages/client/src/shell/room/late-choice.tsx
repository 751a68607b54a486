import type { SeatRequest } from '@atoll/protocol';
import type { ReactNode } from 'react';
import type { TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import { PickList } from '@atoll/table-kit/ui/pick-list.tsx';
import { loadReplayWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { OptionText } from './option-text.tsx';

/** The values offered, in turns. */
const TURNS = ['0', '1', '2', '3', '5', '8'];

interface LateChoiceProps extends Pick<TableSnapshot, 'watchersBehind'> {
  readonly host: boolean;
  readonly onAsk: (request: SeatRequest) => void;
}

/** The delay of spectators: a choice for the host, text for everybody else. */
export function LateChoice({ watchersBehind, host, onAsk }: LateChoiceProps): ReactNode {
  const words = useLaterWords(loadReplayWords);
  if (!words) return null;
  const { late: label, lateHint: hint } = words;
  if (!host) return <OptionText label={label} hint={hint} word={words.lateBy(watchersBehind)} />;
  const chosen = String(watchersBehind);
  return (
    <PickList
      label={label}
      hint={hint}
      values={TURNS.includes(chosen) ? TURNS : [...TURNS, chosen]}
      value={chosen}
      word={(turns) => words.lateBy(Number(turns))}
      onChange={(turns) => onAsk({ do: 'behind', turns: Number(turns) })}
    />
  );
}
