import {
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { IconSetContext } from '@atoll/table-kit/table/controls/icon-set.ts';
import { rulePath } from '@atoll/table-kit/ui/rule-links.ts';
import type { Rules } from './load-rules.ts';
import type { Section } from './rules-document.ts';
import { RuleBlocks } from './rule-blocks.tsx';
import './rules.css';
import { RulesContext } from './rules-context.ts';
import { anchorAt, goTo, type Place } from './go-to.ts';
import { soughtIn } from '@atoll/table-kit/words/sought-words.ts';
import { searchPaper } from './search-paper.ts';

interface RulesTextProps {
  readonly rules: Rules;
  /** Whether the contents are open at first, or wait for a press. */
  readonly contents: 'open' | 'closed';
  /** The place to show first. */
  readonly place: Place;
  /** Called when a link within these rules is followed. */
  readonly onPlace: (anchor: string) => void;
}

/** The rules of a game: a search, the contents, and every section. */
export function RulesText({ rules, contents, place, onPlace }: RulesTextProps): ReactNode {
  const { game, paper, art, words } = rules;
  const [asked, ask] = useState('');
  const sought = soughtIn(useDeferredValue(asked));
  const text = useRef<HTMLDivElement>(null);
  const narrowed = sought.length > 0;
  const found = searchPaper(paper, sought);
  const awaited = useRef<Place>(undefined);
  const go = useCallback((next: Place) => {
    awaited.current = goTo(text.current, next) ? undefined : next;
  }, []);
  useEffect(() => go(place), [go, place]);
  // the search may have hidden the target of the link
  useEffect(() => {
    if (!narrowed && awaited.current !== undefined) go(awaited.current);
  }, [go, narrowed]);
  const follow = (event: MouseEvent): void => {
    const anchor = anchorAt(event, game);
    if (anchor === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onPlace(anchor);
    ask('');
    // first all of the rules are shown again
    if (narrowed) awaited.current = { anchor };
    else go({ anchor });
  };
  return (
    <RulesContext value={{ game, figures: art.figures, sought }}>
      <IconSetContext value={art.icons}>
        <div className="rules" onClick={follow}>
          <div className="rules-ways">
            <search className="rules-seek">
              <label>
                {words.search}
                <input
                  type="search"
                  className="input"
                  value={asked}
                  onChange={({ currentTarget }) => ask(currentTarget.value)}
                />
              </label>
              <p role="status" className="quiet">
                {narrowed && (found.count === 0 ? words.none : words.found(found.count))}
              </p>
            </search>
            <Contents
              title={words.contents}
              look={contents}
              game={game}
              sections={paper.sections}
            />
          </div>
          <div ref={text} className="rules-text">
            {narrowed ? (
              found.sections.map((section) => (
                <RuleSection
                  key={section.anchor}
                  {...section}
                  title={section.title || words.lead}
                />
              ))
            ) : (
              <>
                <div className="rules-lead" id="lead" tabIndex={-1}>
                  <RuleBlocks blocks={paper.lead} />
                </div>
                {paper.sections.map((section) => (
                  <RuleSection key={section.anchor} {...section} />
                ))}
              </>
            )}
          </div>
        </div>
      </IconSetContext>
    </RulesContext>
  );
}

const Contents = ({
  title,
  look,
  game,
  sections,
}: {
  readonly title: string;
  readonly look: 'open' | 'closed';
  readonly game: string;
  readonly sections: readonly Section[];
}): ReactNode => (
  <details className="rules-contents" open={look === 'open'}>
    <summary>{title}</summary>
    <nav aria-label={title}>
      <ul>
        {sections.map(({ anchor, title: name }) => (
          <li key={anchor}>
            <a href={rulePath(game, anchor)}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  </details>
);

const RuleSection = ({ anchor, title, folded, blocks }: Section): ReactNode =>
  folded === true ? (
    <details className="rules-folded" id={anchor} tabIndex={-1}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <RuleBlocks blocks={blocks} />
    </details>
  ) : (
    <section id={anchor} tabIndex={-1} aria-labelledby={`${anchor}-title`}>
      <h2 id={`${anchor}-title`}>{title}</h2>
      <RuleBlocks blocks={blocks} />
    </section>
  );
