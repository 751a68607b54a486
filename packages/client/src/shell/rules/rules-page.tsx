import { useEffect, useState, type ReactNode } from 'react';
import { rulePath } from '@atoll/table-kit/ui/rule-links.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { gameEntries, gameEntry } from '../game-entries.ts';
import { follow, learnPath } from '../route.ts';
import type { Place } from './go-to.ts';
import { useRules, type Rules } from './load-rules.ts';
import { RulesText } from './rules-text.tsx';
import './rules-page.css';

/** The rules of a game on a page of their own. */
export function RulesPage({ game }: { readonly game: string }): ReactNode {
  const locale = useLocale();
  const { words } = locale;
  const rules = useRules(game);
  const name = gameEntry(locale, game)?.name;
  const title =
    name === undefined
      ? typeof rules === 'object'
        ? rules.paper.title
        : words.rules.title
      : words.rules.of(name);
  useEffect(() => {
    document.title = words.title(title);
  }, [words, title]);
  return (
    <div className="rules-page">
      <header className="rules-head">
        <a className="button chip" href="/" onClick={follow}>
          {words.back}
        </a>
        <h1>{title}</h1>
        {typeof rules === 'object' && (
          <button type="button" className="button chip" onClick={() => print()}>
            {rules.words.print}
          </button>
        )}
      </header>
      <main>
        {rules === 'loading' && <p role="status">{words.loading}</p>}
        {rules === 'failed' && <p role="alert">{words.connection.failedText}</p>}
        {typeof rules === 'object' && <Page rules={rules} />}
      </main>
    </div>
  );
}

const placeOf = (hash: string): Place => ({ anchor: decodeURIComponent(hash.slice(1)) });

function Page({ rules }: { readonly rules: Rules }): ReactNode {
  const locale = useLocale();
  const [place, move] = useState(() => placeOf(location.hash));
  useEffect(() => {
    const moved = (): void => move(placeOf(location.hash));
    addEventListener('hashchange', moved);
    return () => removeEventListener('hashchange', moved);
  }, []);
  const { learn, tutorial } = gameEntry(locale, rules.game) ?? {};
  const others = gameEntries(locale).filter(({ id }) => id !== rules.game);
  return (
    <>
      <RulesText
        rules={rules}
        contents={document.documentElement.dataset['width'] === 'wide' ? 'open' : 'closed'}
        place={place}
        onPlace={(anchor) => history.pushState(history.state, '', `#${anchor}`)}
      />
      {learn !== undefined && tutorial !== undefined && (
        <p>
          <a href={learnPath(rules.game)} onClick={follow}>
            {learn}
          </a>
        </p>
      )}
      <nav className="rules-others" aria-label={rules.words.others}>
        {others.map(({ id, name }) => (
          <a key={id} className="button chip" href={rulePath(id)} onClick={follow}>
            {locale.words.rules.of(name)}
          </a>
        ))}
      </nav>
    </>
  );
}
