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
 * Shows explanations for all elements of the page that carry a glossary term: on hover, on keyboard
 * focus, or on a long press of a finger. One explanation at a time, beside its element and never
 * over it; Escape closes it, and the pointer may move onto it.
 */
export function Explainer({
  load,
  first,
  moment,
}: {
  /**
   * Loads the glossary, which is not needed before the first gesture; the same function while the
   * language stays the same.
   */
  readonly load: () => Promise<Glossary>;
  /** The gesture that came before the listeners were added. */
  readonly first: FirstGesture;
  /**
   * Identifies the current prompt and the unfinished selection: when it changes, an explanation
   * opened by pointer or finger closes.
   */
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
    // a landmark, as axe and screen readers expect for all content of a page
    document.querySelector('main') ?? document.body,
  );
}

/** Elements that an explanation of one of their parts must not cover. */
const IN_SIGHT = '[data-in-sight]';

/** Keeps the explanation beside its element while that is on the page. */
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
    // content to compare while reading stays visible
    const y = Math.min(top, anchor.closest(IN_SIGHT)?.getBoundingClientRect().y ?? top);
    const height = bottom - y;
    const { offsetWidth, offsetHeight } = element;
    const tipSize = { width: offsetWidth, height: offsetHeight };
    const window = { width: innerWidth, height: innerHeight };
    const at = placeBeside({ x, y, width, height }, tipSize, window);
    element.style.translate = `${Math.round(at.x)}px ${Math.round(at.y)}px`;
    anchor.dataset.explained = '';
    // an element that leaves the viewport closes its explanation
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

/** The glossary, once it is needed and loaded. */
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
      // the table works without the glossary
      (error: unknown) => console.warn(error),
    );
    return () => {
      gone = true;
    };
  }, [load, wanted, missing]);
  return held.glossary;
}

/** Links the focused element to its explanation, in addition to its other descriptions. */
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
