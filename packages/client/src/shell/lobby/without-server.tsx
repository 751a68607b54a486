import { useEffect, useState, type ReactNode } from 'react';
import { rulePath } from '@atoll/table-kit/ui/rule-links.ts';
import type { DeviceWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { deviceReplays, type DeviceReplay } from '../device/device-replays.ts';
import { gameEntries, gameEntry } from '../game-entries.ts';
import { follow, learnPath } from '../route.ts';
import { withNames } from '../seat-names.ts';

/** Says that the server is unreachable, and which parts work without it. */
export function OfflineNote({
  words,
  onAgain,
}: {
  readonly words: DeviceWords;
  readonly onAgain: () => void;
}): ReactNode {
  return (
    <p className="lobby-note" role="status">
      <b>{navigator.onLine ? words.silent : words.offline}</b> {words.works}{' '}
      <button type="button" className="link" onClick={onAgain}>
        {words.again}
      </button>
    </p>
  );
}

/** Links to the parts of the program that need no server. */
export function WithoutServer({ words }: { readonly words: DeviceWords }): ReactNode {
  const locale = useLocale();
  return (
    <>
      <section>
        <h2>{words.without}</h2>
        <ul className="offline-links">
          {gameEntries(locale).flatMap(({ id, name, tutorial }) => [
            tutorial && (
              <li key={`learn ${id}`}>
                <a className="link" href={learnPath(id)} onClick={follow}>
                  {words.learn(name)}
                </a>
              </li>
            ),
            <li key={`rules ${id}`}>
              <a className="link" href={rulePath(id)} onClick={follow}>
                {locale.words.rules.of(name)}
              </a>
            </li>,
          ])}
          <li>
            <a className="link" href="/gallery" onClick={follow}>
              {words.cards}
            </a>
          </li>
        </ul>
      </section>
      <KeptReplays words={words} />
    </>
  );
}

/** The replays that were opened before. */
function KeptReplays({ words }: { readonly words: DeviceWords }): ReactNode {
  const locale = useLocale();
  const [replays, setReplays] = useState<readonly DeviceReplay[]>([]);
  useEffect(() => void deviceReplays.list().then(setReplays), []);
  if (replays.length === 0) return null;
  return (
    <section>
      <h2>{words.replays}</h2>
      <ul className="offline-links">
        {replays.map(({ id, game, seats }) => (
          <li key={id}>
            <a className="link" href={`/replay/${id}`} onClick={follow}>
              {words.replay(
                gameEntry(locale, game)?.name ?? game,
                withNames(locale, seats).map(({ name }) => name),
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
