import { type ReactNode, useRef, useState } from 'react';
import type { BlockWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { ApiError } from '../../net/api.ts';
import { errorWords } from '../error-words.ts';
import './blocks.css';

interface BlockRow<Id> {
  readonly id: Id;
  readonly name: string;
  readonly note?: string;
  /** The row stays without its button. */
  readonly done?: boolean;
}

interface BlockRowsProps<Id> {
  readonly rows: readonly BlockRow<Id>[];
  /** What the buttons do. */
  readonly kind: 'block' | 'end';
  readonly words: BlockWords;
  /** Why the rows could not be loaded. */
  readonly failed?: unknown;
  /** Rejects with the error that the person is told. */
  readonly onPress: (id: Id) => Promise<void>;
}

/** Players, each with a button to block them or to end that, and what came of the last press. */
export function BlockRows<Id extends number | string>({
  rows,
  kind,
  words,
  failed,
  onPress,
}: BlockRowsProps<Id>): ReactNode {
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const [done, setDone] = useState<string>();
  const result = useRef<HTMLParagraphElement>(null);
  const error = failed ?? problem;
  const press = async ({ id, name }: BlockRow<Id>): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await onPress(id);
      setDone(kind === 'block' ? words.done(name) : words.ended(name));
      // the pressed button is gone
      result.current?.focus();
    } catch (thrown) {
      setProblem(thrown);
    }
    setBusy(false);
  };
  return (
    <>
      {rows.length > 0 && (
        <ul className="blocks">
          {rows.map((row) => (
            <li key={row.id}>
              <span>
                <b>{row.name}</b>
                {row.note && <small>{row.note}</small>}
              </span>
              {row.done ? (
                <small>{words.isBlocked}</small>
              ) : (
                <button
                  type="button"
                  className={`button small ${kind}`}
                  aria-label={words[`${kind}Of`](row.name)}
                  disabled={busy}
                  onClick={() => void press(row)}
                >
                  {words[kind]}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p ref={result} className="quiet" role="status" tabIndex={-1}>
        {done}
      </p>
      {error !== undefined && (
        <p className="problem" role="alert">
          {(error instanceof ApiError ? words.refusals[error.code] : undefined) ??
            errorWords(locale, error)}
        </p>
      )}
    </>
  );
}
