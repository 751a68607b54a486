import type { BlockedPlayer } from '@atoll/protocol';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { loadBlockWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { askBlocked, endBlock } from '../../net/block-api.ts';
import { knownPlayerHere } from '../daily/player-here.ts';
import { blockErrorWords } from './block-words.ts';
import './blocks.css';

type Known =
  | { readonly is: 'asked' }
  | { readonly is: 'known'; readonly blocked: readonly BlockedPlayer[] }
  | { readonly is: 'failed'; readonly error: unknown };

/** The players whom the person has blocked, to end that; nothing for one who has not played yet. */
export function BlockedPlayers(): ReactNode {
  const locale = useLocale();
  const words = useLaterWords(loadBlockWords);
  const id = useId();
  const [player] = useState(knownPlayerHere);
  const [known, setKnown] = useState<Known>({ is: 'asked' });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const [done, setDone] = useState<string>();
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (player === undefined) return;
    askBlocked(player).then(
      (blocked) => setKnown({ is: 'known', blocked }),
      (error: unknown) => setKnown({ is: 'failed', error }),
    );
  }, [player]);
  if (!words || player === undefined || known.is === 'asked') return null;
  const end = async ({ id: block, name }: BlockedPlayer): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await endBlock(player, block);
      setKnown({
        is: 'known',
        blocked: known.is === 'known' ? known.blocked.filter((each) => each.id !== block) : [],
      });
      setDone(words.ended(name));
      // the pressed button is gone
      result.current?.focus();
    } catch (error) {
      setProblem(error);
    }
    setBusy(false);
  };
  const failed = known.is === 'failed' ? known.error : problem;
  return (
    <section className="blocked-players" aria-labelledby={id}>
      <h3 id={id}>{words.title}</h3>
      {known.is === 'known' && known.blocked.length === 0 && (
        <p className="quiet">{words.nobody}</p>
      )}
      {known.is === 'known' && known.blocked.length > 0 && (
        <ul className="blocks">
          {known.blocked.map((each) => (
            <li key={each.id}>
              <span>
                <b>{each.name}</b> <small>{words.since(locale.format.day(each.at))}</small>
              </span>
              <button
                type="button"
                className="button small"
                aria-label={words.endOf(each.name)}
                disabled={busy}
                onClick={() => void end(each)}
              >
                {words.end}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p ref={result} className="quiet" role="status" tabIndex={-1}>
        {done}
      </p>
      {failed !== undefined && (
        <p className="problem" role="alert">
          {blockErrorWords(locale, { words, error: failed })}
        </p>
      )}
    </section>
  );
}
