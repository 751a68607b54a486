import { useState, type ReactNode } from 'react';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { botWords, usualBot, type KnownBot } from '../bots/bots.ts';
import type { TournamentPartProps } from './standings-table.tsx';
import type { SendChange } from './send-change.ts';

interface HostPanelProps extends Pick<TournamentPartProps, 'words' | 'view'> {
  readonly bots: readonly KnownBot[];
  readonly onChange: SendChange;
}

/** The controls of the host before the first round. */
export function HostPanel({ words, view, bots, onChange }: HostPanelProps): ReactNode {
  const locale = useLocale();
  const [picked, pick] = useState<string>();
  const bot = picked ?? usualBot(bots);
  const { players } = view;
  return (
    <>
      <div className="tournament-bot">
        <button
          type="button"
          className="button second"
          disabled={bots.length === 0}
          onClick={() => onChange({ do: 'bot', bot })}
        >
          {words.addBot}
        </button>
        <select
          className="select"
          aria-label={words.botLabel}
          value={bot}
          onChange={({ target }) => pick(target.value)}
        >
          {bots.map(({ id }) => (
            <option key={id} value={id}>
              {botWords(locale, bots, id)}
            </option>
          ))}
        </select>
      </div>
      <button
        type="button"
        className="button main"
        disabled={players.length < 2}
        onClick={() => onChange({ do: 'start' })}
      >
        {words.start}
      </button>
      {players.length < 2 && <p className="lead">{words['problem-too-few']}</p>}
    </>
  );
}
