import { useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { RuleLinksContext, type RuleLinks } from '@atoll/table-kit/ui/rule-links.ts';
import { anchorAt, type Place } from './go-to.ts';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';

/** No match starts with its rules. */
const RulesBeside = lazyWithRetry(async () => (await import('./rules-beside.tsx')).RulesBeside);

interface RulesHostProps {
  /** The id of the game. */
  readonly game: string;
  /** As in `RuleLinks`. */
  readonly ofReason?: RuleLinks['ofReason'] | undefined;
  readonly children: ReactNode;
}

/**
 * Makes links to the rules of a game inside it open them beside the page, instead of on a page of
 * their own: the table stays where it is. F1 opens them too, at the rule of the current explanation
 * or refusal if there is one.
 */
export function RulesHost({ game, ofReason = nothing, children }: RulesHostProps): ReactNode {
  const links = useMemo(() => ({ game, ofReason, sentences: new Map() }), [game, ofReason]);
  const [place, open] = useState<Place>();
  const before = useRef<Element | null>(null);
  const from = (next: Place): void => {
    if (place === undefined) before.current = document.activeElement;
    open(next);
  };
  const latest = useRef(from);
  latest.current = from;
  const follow = (event: MouseEvent): void => {
    const anchor = plainAnchor(event, game);
    if (anchor === undefined) return;
    event.preventDefault();
    onceAlone(() => latest.current({ anchor }));
  };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'F1') return;
      event.preventDefault();
      latest.current({ anchor: visibleRule() });
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const close = (): void => {
    open(undefined);
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  return (
    <RuleLinksContext value={links}>
      <div className="rules-host" onClick={follow}>
        {children}
      </div>
      {place !== undefined && <RulesBeside game={game} place={place} onClose={close} />}
    </RuleLinksContext>
  );
}

const nothing = (): undefined => undefined;

/** Waits until a menu that held the link has closed and the focus has returned. */
function onceAlone(act: () => void): void {
  const look = (): void => {
    if (document.querySelector('[role="dialog"][data-state="open"]') !== null)
      requestAnimationFrame(look);
    else setTimeout(act);
  };
  look();
}

/** The rule of the first visible rule link, in an explanation or a refusal, or ''. */
const visibleRule = (): string =>
  [...document.querySelectorAll<HTMLAnchorElement>('a.rule-link')]
    .find((link) => link.checkVisibility())
    ?.hash.slice(1) ?? '';

const plainAnchor = (event: MouseEvent, game: string): string | undefined =>
  event.defaultPrevented ? undefined : anchorAt(event, game);
