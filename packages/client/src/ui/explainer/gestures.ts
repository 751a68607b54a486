import { isPressable, termAt } from './glossary.ts';

/**
 * How long a hand rests before something explains itself, in ms: a pointer, the next one while one
 * is open, the focus, a finger.
 */
const HOVER = 450;
const NEXT = 120;
const FOCUS = 600;
const PRESS = 450;
/** How long an explanation waits for the pointer to come over to it, in ms. */
const LEAVE = 220;
/** How far a finger may slip, in CSS pixels. */
const SLACK = 10;

export interface ExplainerGestures {
  /** The element that is to explain itself, or undefined to put an explanation away. */
  readonly show: (anchor: HTMLElement | undefined) => void;
  /** What the focus has come to: it is described at once, whoever listens need not wait. */
  readonly describe: (anchor: HTMLElement | undefined) => void;
  /** What explains itself now. */
  readonly shown: () => HTMLElement | undefined;
  /** The explanation itself. */
  readonly tip: () => HTMLElement | null;
}

/**
 * The gesture that came before anybody listened, and whether the finger or button has been lifted
 * since.
 */
export interface FirstGesture {
  readonly event: Event;
  readonly ended: () => boolean;
}

export interface Listening {
  readonly stop: () => void;
  /** Puts away what a hand has asked for, now or soon; what the keys have asked for stays. */
  readonly forget: () => void;
}

/**
 * Listens for hands that rest on something that explains itself: a pointer that moved onto it, the
 * focus by keys, a finger. What does nothing when it is pressed explains itself to a short press
 * too. What comes to lie under a pointer that rests does not explain itself. A
 * press of a finger that was long enough for an explanation does nothing else. Escape puts an
 * explanation away, and then does nothing else either. `first` is taken up.
 */
export function listenForTerms(
  { show, describe, shown, tip }: ExplainerGestures,
  first: FirstGesture,
): Listening {
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  const fingers = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch';
  let timer = 0;
  let pressed = false;
  let tapped: HTMLElement | undefined;
  let by: 'hand' | 'keys' = 'hand';
  let from = { x: 0, y: 0 };
  let next: HTMLElement | undefined;
  let seen: { readonly x: number; readonly y: number } | undefined;
  let after: 'mouse' | 'finger' = 'mouse';
  const moved = (event: PointerEvent): boolean => {
    const { clientX: x, clientY: y } = event;
    const slack = after === 'finger' ? SLACK : 0;
    const same =
      seen === undefined ? after === 'finger' : Math.hypot(seen.x - x, seen.y - y) <= slack;
    seen = { x, y };
    // where a finger was, browsers leave a mouse that nobody moves: it counts once it has been in
    // two places
    if (fingers(event)) [seen, after] = [undefined, 'finger'];
    else if (!same) after = 'mouse';
    return !same;
  };
  const later = (anchor: HTMLElement | undefined, ms: number): void => {
    clearTimeout(timer);
    next = anchor;
    timer = window.setTimeout(() => show(anchor), ms);
  };
  const now = (anchor: HTMLElement | undefined): void => {
    clearTimeout(timer);
    next = anchor;
    show(anchor);
  };
  const inTip = (target: EventTarget | null): boolean =>
    target instanceof Node && tip()?.contains(target) === true;

  const over = (event: PointerEvent): void => {
    if (fingers(event) || event.buttons !== 0) return;
    const anchor = inTip(event.target) ? shown() : termAt(event.target);
    // what the keys have asked for stays while the pointer lies on nothing
    if (anchor === undefined && by === 'keys') return;
    by = 'hand';
    // after a change of the layout browsers tell of a pointer that has not moved
    if (!moved(event))
      return after === 'finger' || anchor === shown() ? undefined : later(undefined, LEAVE);
    if (anchor === shown()) later(anchor, 0);
    else if (anchor === undefined) later(undefined, LEAVE);
    else if (anchor !== next) later(anchor, shown() === undefined ? HOVER : NEXT);
  };
  document.addEventListener('pointerover', over, options);
  document.addEventListener(
    'pointerout',
    (event) => {
      if (!fingers(event) && event.relatedTarget === null && by === 'hand') later(undefined, LEAVE);
    },
    options,
  );

  const down = (event: PointerEvent): void => {
    moved(event);
    if (inTip(event.target)) {
      // a link in it is pressed
      pressed = false;
      return;
    }
    by = 'hand';
    const before = shown();
    now(undefined);
    pressed = false;
    const anchor = event.isPrimary ? termAt(event.target) : undefined;
    // what does nothing when it is pressed explains itself; to a second finger no more
    const again = fingers(event) && anchor === before;
    tapped = again || isPressable(event.target) ? undefined : anchor;
    from = { x: event.clientX, y: event.clientY };
    if (anchor === undefined || !fingers(event)) return;
    timer = window.setTimeout(() => {
      pressed = true;
      show(anchor);
    }, PRESS);
  };
  document.addEventListener('pointerdown', down, options);
  const lift = (event: PointerEvent): void => {
    if (fingers(event) && !pressed) clearTimeout(timer);
  };
  document.addEventListener(
    'pointermove',
    (event) => {
      moved(event);
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) <= SLACK) return;
      tapped = undefined;
      lift(event);
    },
    options,
  );
  document.addEventListener(
    'pointerup',
    (event) => {
      lift(event);
      if (tapped !== undefined && !pressed) now(tapped);
      tapped = undefined;
    },
    options,
  );
  document.addEventListener(
    'pointercancel',
    (event) => {
      tapped = undefined;
      lift(event);
    },
    options,
  );
  const swallow = (event: Event): void => {
    if (!pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click') pressed = false;
  };
  document.addEventListener('click', swallow, options);
  document.addEventListener('contextmenu', swallow, options);

  /** A key is held, or was when this began: focus that comes now was led there by it. */
  let held = true;
  let key = '';
  const focused = (target: EventTarget | null): void => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    const anchor = termAt(target);
    by = 'keys';
    describe(anchor);
    // focus that comes back from what was closed, or is moved by the page, asks nothing
    if (held && key !== 'Escape') later(anchor, FOCUS);
  };
  document.addEventListener('focusin', ({ target }) => focused(target), options);
  document.addEventListener(
    'focusout',
    () => {
      // a press takes the focus from elsewhere after it has shown what it is about
      if (by === 'keys') now(undefined);
      by = 'hand';
    },
    options,
  );
  window.addEventListener(
    'keydown',
    (event) => {
      key = event.key;
      held = true;
      if (event.key === 'Escape' && shown() !== undefined) {
        event.preventDefault();
        event.stopImmediatePropagation();
        now(undefined);
      } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') walk(event);
    },
    options,
  );
  for (const end of ['keyup', 'pointerdown'])
    window.addEventListener(end, () => void (held = false), options);
  /** In a group that explains its parts, arrow keys go from one to the next. */
  const walk = (event: KeyboardEvent): void => {
    const group = document.activeElement;
    if (!(group instanceof HTMLElement) || group.dataset.explains === undefined) return;
    const parts = [...group.querySelectorAll<HTMLElement>('[data-term]')].filter(
      (part) =>
        part.getClientRects().length > 0 &&
        part.parentElement?.closest<HTMLElement>('[data-term]')?.dataset.term !== part.dataset.term,
    );
    const at = parts.indexOf(shown() as HTMLElement);
    const step = event.key === 'ArrowRight' ? 1 : -1;
    const part =
      parts[at < 0 ? (step > 0 ? 0 : parts.length - 1) : (at + step + parts.length) % parts.length];
    if (part === undefined) return;
    event.preventDefault();
    by = 'keys';
    describe(part);
    now(part);
  };
  // only what moves away from under its explanation; a log that follows the match does not
  document.addEventListener(
    'scroll',
    ({ target }) => {
      const anchor = shown();
      if (anchor !== undefined && target instanceof Node && target.contains(anchor)) now(undefined);
    },
    options,
  );
  window.addEventListener('resize', () => now(undefined), options);
  const { event, ended } = first;
  if (!(event instanceof PointerEvent)) focused(document.activeElement);
  else if (event.type === 'pointerover') over(event);
  else if (!ended()) down(event);
  else moved(event);
  return {
    stop: () => {
      clearTimeout(timer);
      stop.abort();
    },
    forget: () => {
      if (by === 'hand') now(undefined);
    },
  };
}
