import { isPressable, termAt } from './glossary.ts';

/**
 * How long until an explanation opens, in ms: for a resting pointer, the next element while one is
 * open, the focus, a finger.
 */
const HOVER = 450;
const NEXT = 120;
const FOCUS = 600;
const PRESS = 450;
/** How long an explanation stays open for the pointer to move onto it, in ms. */
const LEAVE = 220;
/** How far a finger may move, in CSS pixels. */
const SLACK = 10;

export interface ExplainerGestures {
  /** Opens the explanation of an element, or closes it when undefined. */
  readonly show: (anchor: HTMLElement | undefined) => void;
  /** The focused element: it is described at once, so that screen readers need not wait. */
  readonly describe: (anchor: HTMLElement | undefined) => void;
  /** The element whose explanation is open. */
  readonly shown: () => HTMLElement | undefined;
  /** The explanation element. */
  readonly tip: () => HTMLElement | null;
}

/**
 * The gesture that came before the listeners were added, and whether the finger or button has been
 * lifted since.
 */
export interface FirstGesture {
  readonly event: Event;
  readonly ended: () => boolean;
}

export interface Listening {
  readonly stop: () => void;
  /**
   * Closes or cancels an explanation requested by pointer or finger; one requested by keys stays.
   */
  readonly forget: () => void;
}

/**
 * Listens for gestures on elements with a term: a pointer that moves onto one and rests, focus by
 * keys, a finger. An element without an action of its own is explained on a short press too. An
 * element that moves under a resting pointer is not explained. A long press that opened an
 * explanation has no other effect; nor has an Escape that closes one. `first` is handled as well.
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
    // after a touch, browsers leave a mouse pointer there: it counts once it has been in two places
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
    // an explanation requested by keys stays while the pointer is over no term
    if (anchor === undefined && by === 'keys') return;
    by = 'hand';
    // after a layout change browsers report a pointer that has not moved
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
    // an element without an action is explained on a press; a second tap of a finger closes it
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

  /** Whether a key is held, or was held at the start: focus that arrives now came by keys. */
  let held = true;
  let key = '';
  const focused = (target: EventTarget | null): void => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    const anchor = termAt(target);
    by = 'keys';
    describe(anchor);
    // focus that returns from a closed dialog, or is moved by the page, opens nothing
    if (held && key !== 'Escape') later(anchor, FOCUS);
  };
  document.addEventListener('focusin', ({ target }) => focused(target), options);
  document.addEventListener(
    'focusout',
    () => {
      // a press moves the focus away after its own explanation has opened
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
  /** In a group that explains its parts, arrow keys move between them. */
  const walk = (event: KeyboardEvent): void => {
    const group = document.activeElement;
    if (!(group instanceof HTMLElement) || group.dataset.explains === undefined) return;
    const parts = [...group.querySelectorAll<HTMLElement>('[data-term]')].filter(
      (part) =>
        part.getClientRects().length > 0 &&
        part.parentElement?.closest<HTMLElement>('[data-term]')?.dataset.term !== part.dataset.term,
    );
    const here = shown();
    const at = parts.findIndex((part) => part === here);
    const step = event.key === 'ArrowRight' ? 1 : -1;
    const part =
      parts[at < 0 ? (step > 0 ? 0 : parts.length - 1) : (at + step + parts.length) % parts.length];
    if (part === undefined) return;
    event.preventDefault();
    by = 'keys';
    describe(part);
    now(part);
  };
  // only when the explained element moves; the automatic scroll of a log does not count
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
