import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { RuleLink } from '../rule-link.tsx';
import './explainer.css';
import { listenForTerms, type FirstGesture, type Listening } from './gestures.ts';
import { placeBeside } from './place.ts';
import type { Glossary, Term } from './glossary.ts';

const ID = 'explanation';
const EMPTY: Glossary = {};

/**
 * Lets everything on the page that carries a term of the glossary explain itself: hovered, focused
 * by keys, or pressed long by a finger. One explanation at a time, beside what it explains and
 * never over it; Escape puts it away, and a pointer may go over to it.
 */
export function Explainer({
  load,
  first,
  moment,
}: {
  /**
   * Fetches the words, which nobody needs before the first time that a hand rests; the same as long
   * as the words are.
   */
  readonly load: () => Promise<Glossary>;
  /** The gesture that came before anybody listened. */
  readonly first: FirstGesture;
  /** Names what is asked and half done: when it changes, what a hand has asked for goes. */
  readonly moment: string;
}): ReactNode {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [focused, setFocused] = useState<HTMLElement>();
  const glossary = useWords(load, [anchor, focused]);
  const term = termOf(glossary, anchor);
  const now = anchor && term?.now?.(anchor);
  const tip = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLElement>(undefined);
  shown.current = term === undefined ? undefined : anchor;
  const listening = useRef<Listening>(undefined);
  const before = useRef(moment);
  useEffect(() => {
    listening.current = listenForTerms(
      {
        show: (next) => setAnchor(next?.isConnected === true ? next : undefined),
        describe: setFocused,
        shown: () => shown.current,
        tip: () => tip.current,
      },
      first,
    );
    return listening.current.stop;
  }, [first]);
  useEffect(() => {
    if (before.current !== moment) listening.current?.forget();
    before.current = moment;
  }, [moment]);
  useDescribed(focused);

  useTipPlace(tip, { anchor, term, onGone: setAnchor });

  const spoken = termOf(glossary, focused);
  const spokenNow = focused && spoken?.now?.(focused);
  return createPortal(
    <>
      <div ref={tip} className="explanation" role="tooltip" hidden={term === undefined}>
        {term && (
          <>
            <b>{term.name}</b> {term.meaning}
            {now !== undefined && <span>{now}</span>} <RuleLink rule={term.rule} />
          </>
        )}
      </div>
      <p id={ID} hidden>
        {spoken?.meaning} {spokenNow}
      </p>
      <p className="hidden explanation-spoken" role="status">
        {focused !== document.activeElement &&
          spoken &&
          `${spoken.name}: ${spoken.meaning} ${spokenNow ?? ''}`}
      </p>
    </>,
    // a landmark, as axe and readers expect of whatever is on a page
    document.querySelector('main') ?? document.body,
  );
}

/** What no explanation of one of its parts may cover. */
const IN_SIGHT = '[data-in-sight]';

/** Keeps the explanation beside what it explains, as long as that is on the page. */
function useTipPlace(
  tip: RefObject<HTMLDivElement | null>,
  {
    anchor,
    term,
    onGone,
  }: {
    readonly anchor: HTMLElement | undefined;
    readonly term: Term | undefined;
    readonly onGone: (anchor: undefined) => void;
  },
): void {
  useLayoutEffect(() => {
    const element = tip.current;
    if (anchor === undefined || term === undefined || element === null) return undefined;
    const { x, width, y: top, bottom } = anchor.getBoundingClientRect();
    // what one compares while one reads stays in sight
    const y = Math.min(top, anchor.closest(IN_SIGHT)?.getBoundingClientRect().y ?? top);
    const height = bottom - y;
    const { offsetWidth, offsetHeight } = element;
    const tipSize = { width: offsetWidth, height: offsetHeight };
    const window = { width: innerWidth, height: innerHeight };
    const at = placeBeside({ x, y, width, height }, tipSize, window);
    element.style.translate = `${Math.round(at.x)}px ${Math.round(at.y)}px`;
    anchor.dataset.explained = '';
    // what leaves the page takes its explanation with it
    const watch = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) onGone(undefined);
    });
    watch.observe(anchor);
    return () => {
      watch.disconnect();
      delete anchor.dataset.explained;
    };
  }, [tip, anchor, term, onGone]);
}

const termOf = (glossary: Glossary, element: HTMLElement | undefined): Term | undefined =>
  glossary[element?.dataset.term ?? ''];

/** The glossary, once something asks for it and it has come. */
function useWords(
  load: () => Promise<Glossary>,
  asking: readonly (HTMLElement | undefined)[],
): Glossary {
  const [held, hold] = useState({ load, glossary: EMPTY });
  const wanted = asking.some((element) => element !== undefined);
  const missing = held.glossary === EMPTY || held.load !== load;
  useEffect(() => {
    if (!wanted || !missing) return undefined;
    let gone = false;
    load().then(
      (glossary) => gone || hold({ load, glossary }),
      // without its words the table plays on
      (error: unknown) => console.warn(error),
    );
    return () => {
      gone = true;
    };
  }, [load, wanted, missing]);
  return held.glossary;
}

/** Ties what has the focus to the sentence that explains it, beside whatever else describes it. */
function useDescribed(element: HTMLElement | undefined): void {
  useEffect(() => {
    if (element === undefined) return undefined;
    const before = element.getAttribute('aria-describedby');
    element.setAttribute('aria-describedby', [...(before === null ? [] : [before]), ID].join(' '));
    return () => {
      if (before === null) element.removeAttribute('aria-describedby');
      else element.setAttribute('aria-describedby', before);
    };
  }, [element]);
}
