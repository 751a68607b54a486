import type { ReportedMessage } from '@atoll/protocol';
import { useId, type ReactNode } from 'react';
import { saidLine } from './said-text.ts';
import { useTalkWords } from './talk-words-context.ts';

interface ComplaintsProps {
  readonly complaints: readonly ReportedMessage[];
  readonly nameOf: (seat: number) => string;
  readonly onDelete: (n: number) => void;
}

/** For the host: the reported messages, and how to delete them. */
export function Complaints({ complaints, nameOf, onDelete }: ComplaintsProps): ReactNode {
  const talk = useTalkWords();
  const id = useId();
  return (
    <section className="complaints" aria-labelledby={id}>
      <h3 id={id}>{talk.complaints}</h3>
      <p className="quiet">{talk.complaintsHint}</p>
      <ul className="said">
        {complaints.map((said) => {
          const line = saidLine(talk, said, nameOf(said.seat));
          return (
            <li key={said.n}>
              <span>{line}</span>
              <button
                type="button"
                className="said-do"
                aria-label={talk.ofLine(talk.delete, line)}
                onClick={() => onDelete(said.n)}
              >
                {talk.delete}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
