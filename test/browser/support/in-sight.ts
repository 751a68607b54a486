import type { Page } from 'playwright-core';

/** Everything that a hand presses. */
const PRESSED = 'button, a[href], input, select, textarea, summary, [role=button]';
/**
 * What says something of a button or a figure and may be cut at the edge of it: the lamp of a hint,
 * previews of a result, and the reason why a button cannot be pressed, which stands above it while
 * it is pointed at.
 */
const MARKS = '.tb-hint-badge, .tb-note, .tb-projected, .tb-why';

/**
 * What a person can neither see nor bring into sight: buttons that lie outside the window, are cut
 * by what holds them, slide sideways without a fade that says so, or lie below something else; and
 * marks on buttons that are cut. Scrolls to each and back again; works at any table. While a dialog
 * is open only its own elements count.
 * @returns each with its fault
 */
export const outOfSight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ([pressed, marks]) => {
      const NEAR = 1.5;
      const MANY = 24;
      const root = document.querySelector('dialog[open]') ?? document.body;
      const scrolled = [...document.querySelectorAll('*')].map(
        (element) => [element, element.scrollLeft, element.scrollTop] as const,
      );
      const putBack = (): void =>
        scrolled.forEach(([element, left, top]) => {
          if (element.scrollLeft !== left) element.scrollLeft = left;
          if (element.scrollTop !== top) element.scrollTop = top;
        });
      const called = (element: Element): string =>
        `${element.tagName.toLowerCase()}.${element.className} "${(
          element.getAttribute('aria-label') ?? element.textContent ?? ''
        ).trim()}"`;
      const clips = (value: string): boolean => value !== 'visible';
      const slides = (value: string): boolean => value === 'auto' || value === 'scroll';

      /** The part that its containers or the window cut off; '' if nothing is cut. */
      const cut = (element: Element): string => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        // only its layout container cuts a fixed element, which follows its button in a later frame
        const follows = getComputedStyle(element).position === 'fixed';
        let isFixed = follows;
        for (let holder = element.parentElement; holder !== null; holder = holder.parentElement) {
          const { overflowX, overflowY, position, containerType } = getComputedStyle(holder);
          if (isFixed && containerType === 'normal') continue;
          isFixed = false;
          const box = holder.getBoundingClientRect();
          if (clips(overflowX) && (left < box.left - NEAR || right > box.right + NEAR))
            return `cut sideways by ${called(holder).slice(0, 60)}`;
          if (!follows && clips(overflowY) && (top < box.top - NEAR || bottom > box.bottom + NEAR))
            return `cut by ${called(holder).slice(0, 60)}`;
          if (position === 'fixed') break;
        }
        const { clientWidth, clientHeight } = document.documentElement;
        return left < -NEAR ||
          right > clientWidth + NEAR ||
          (!follows && (top < -NEAR || bottom > clientHeight + NEAR))
          ? 'outside the window'
          : '';
      };

      /** Scrolls whatever a hand can scroll until it is there, or in the middle. */
      const reveal = (element: Element, to: 'nearest' | 'middle'): void => {
        for (let holder = element.parentElement; holder !== null; holder = holder.parentElement) {
          const { overflowX, overflowY, maskImage } = getComputedStyle(holder);
          const box = holder.getBoundingClientRect();
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const over = (low: number, high: number, from: number, until: number): number =>
            to === 'middle'
              ? (low + high - from - until) / 2
              : Math.max(0, high - until) || Math.min(0, low - from);
          if (slides(overflowY) || holder === document.documentElement)
            holder.scrollTop += over(top, bottom, box.top, box.bottom);
          // what slides sideways says so by a fade at its end
          if (slides(overflowX) && maskImage !== 'none')
            holder.scrollLeft += over(left, right, box.left, box.right);
        }
      };

      /** What lies over the middle of it; '' if nothing does. */
      const covered = (element: Element): string => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (hit === null) return 'not to be pressed';
        // text that stands over a button of its own, as in a line of the log, is pressed like it
        const holder = element.closest('label') ?? element.parentElement;
        const isText = hit.closest(pressed) === null && holder?.contains(hit) === true;
        const own = element.contains(hit) || hit.contains(element) || isText;
        return own ? '' : `below ${called(hit).slice(0, 80)}`;
      };

      // what the browser leaves out until it is scrolled to has no place yet
      const drawn = { opacityProperty: true, contentVisibilityAuto: true };
      // a mark has its place before it is shown, and readers have another sentence for it
      const isShown = (element: Element): boolean =>
        element.checkVisibility({ ...drawn, visibilityProperty: element.matches(pressed) }) &&
        (!element.matches(pressed) ||
          (getComputedStyle(element).pointerEvents !== 'none' &&
            element.closest('[aria-hidden=true]') === null)) &&
        element.closest('[inert], .hidden, .skip-links, .tb-skip') === null &&
        element.getBoundingClientRect().width > 2;
      const faults: string[] = [];
      const alike = new Map<string, number>();
      for (const element of root.querySelectorAll(`${pressed}, ${marks}`)) {
        if (!isShown(element)) continue;
        // the lines of a log are alike
        const kind = `${element.tagName} ${element.className}`;
        alike.set(kind, (alike.get(kind) ?? 0) + 1);
        if (alike.get(kind)! > MANY) continue;
        const isPressed = element.matches(pressed);
        // what a bar at an edge lies over may be scrolled to the middle
        const fault = (['nearest', 'middle'] as const).reduce((found, to) => {
          if (found === '') return found;
          reveal(element, to);
          const wrong = cut(element) || (isPressed ? covered(element) : '');
          putBack();
          return wrong;
        }, 'untried');
        if (fault !== '') faults.push(`${called(element)}: ${fault}`);
      }
      return faults;
    },
    [PRESSED, MARKS] as const,
  );
