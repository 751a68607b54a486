import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Glyph } from '@atoll/table-kit/ui/drawing.tsx';
import { rulePath } from '@atoll/table-kit/ui/rule-links.ts';
import { Sheet } from '@atoll/table-kit/ui/dialog/sheet.tsx';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { gameEntry } from '../game-entries.ts';
import type { Place } from './go-to.ts';
import { useRules, type Rules } from './load-rules.ts';
import { besideWidth, makeRoom } from './room-beside.ts';
import { RulesText } from './rules-text.tsx';
import './rules-beside.css';

interface RulesBesideProps {
  readonly game: string;
  readonly place: Place;
  readonly onClose: () => void;
}

/** The rules beside the page, which makes room for them; on a small screen a sheet over it. */
export function RulesBeside({ game, place, onClose }: RulesBesideProps): ReactNode {
  const locale = useLocale();
  const rules = useRules(game);
  const width = useRoomBeside();
  const title = locale.words.rules.of(gameEntry(locale, game)?.name ?? game);
  const body = typeof rules === 'object' && <Body rules={rules} place={place} />;
  const waiting = rules === 'loading' && <p role="status">{locale.words.loading}</p>;
  const failed = rules === 'failed' && <p role="alert">{locale.words.connection.failedText}</p>;
  const parts = (
    <>
      {waiting}
      {failed}
      {body}
    </>
  );
  if (width === 0)
    return (
      <Sheet title={title} open onClose={onClose}>
        <div className="rules-sheet">{parts}</div>
      </Sheet>
    );
  return (
    <Panel title={title} width={width} onClose={onClose}>
      {parts}
    </Panel>
  );
}

/** The width of the rules beside the page, in CSS pixels; 0 without room for both. */
function useRoomBeside(): number {
  const [width, measure] = useState(besideWidth);
  useEffect(() => {
    const measured = (): void => measure(besideWidth());
    addEventListener('resize', measured);
    return () => removeEventListener('resize', measured);
  }, []);
  useLayoutEffect(() => makeRoom(width), [width]);
  return width;
}

function Panel({
  title,
  width,
  onClose,
  children,
}: {
  readonly title: string;
  readonly width: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const { words } = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return createPortal(
    <aside
      className="rules-panel grain"
      aria-label={title}
      style={{ width }}
      onKeyDown={(event) => {
        // the keys must not reach the table
        if (event.key !== 'F1') event.nativeEvent.stopPropagation();
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <header className="dialog-head">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button
          type="button"
          className="icon-button on-paper"
          aria-label={words.close}
          onClick={onClose}
        >
          <Glyph name="close" size={18} />
        </button>
      </header>
      {children}
    </aside>,
    document.body,
  );
}

const Body = ({ rules, place }: { readonly rules: Rules; readonly place: Place }): ReactNode => (
  <>
    <p className="rules-own-page">
      <a href={rulePath(rules.game)} target="_blank" rel="noreferrer">
        {rules.words.page}
      </a>
    </p>
    <RulesText rules={rules} contents="closed" place={place} onPlace={() => {}} />
  </>
);
