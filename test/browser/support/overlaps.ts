import type { Page } from 'playwright-core';

/**
 * Texts of a page that cannot be read because they lie on each other, or stand out of the button
 * that they belong to. Only texts in sight count; an element that the page lays over itself for a
 * while (a dialog, a note) hides the texts below it and is compared with itself alone.
 * @returns each pair, and each text that leaves its button, in words
 */
export const overlaps = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** CSS pixels, and the share of a line: the box of a line is higher than its letters. */
    const NEAR = { x: 1.5, y: 0.3 };
    interface Piece {
      readonly element: Element;
      readonly text: string;
      readonly box: DOMRect;
    }
    const root = document.querySelector('dialog[open]') ?? document.body;
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.hidden, .skip-links, .tb-skip, [inert], .tb-why') === null;

    /** The part of a box that scrolling or cutting containers leave; undefined if none. */
    const clipped = (element: Element, box: DOMRect): DOMRect | undefined => {
      let { left, right, top, bottom } = box;
      for (let holder: Element | null = element; holder !== null; holder = holder.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(holder);
        const edge = holder.getBoundingClientRect();
        if (overflowX !== 'visible')
          [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (overflowY !== 'visible')
          [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        if (position === 'fixed') break;
      }
      [left, right] = [Math.max(left, 0), Math.min(right, innerWidth)];
      [top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
      return right - left < 2 || bottom - top < 2
        ? undefined
        : new DOMRect(left, top, right - left, bottom - top);
    };

    /** Whether what lies over a text has a ground of its own, so that the text is not seen. */
    const hides = (over: Element, element: Element): boolean => {
      let ground: Element | null = element.contains(over) ? null : over;
      for (; ground !== null && !ground.contains(element); ground = ground.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(ground);
        const isPicture = ground.matches('img, canvas');
        if (isPicture || backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none')
          return true;
      }
      return false;
    };

    const pieces: Piece[] = [];
    const faults: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const element = node.parentElement;
      if (text === '' || element === null || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const button = element.closest('button, a.tb-button');
      for (const whole of range.getClientRects()) {
        const box = clipped(element, whole);
        if (box === undefined) continue;
        const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const isHidden = over !== null && hides(over, element);
        if (!isHidden) pieces.push({ element, text, box });
        if (button === null || getComputedStyle(element).position === 'absolute') continue;
        const edge = button.getBoundingClientRect();
        if (whole.left < edge.left - NEAR.x || whole.right > edge.right + NEAR.x)
          faults.push(`"${text}" leaves its button "${(button.textContent ?? '').trim()}"`);
      }
    }
    pieces.forEach((a, i) =>
      pieces.slice(i + 1).forEach((b) => {
        if (
          a.element === b.element ||
          a.element.contains(b.element) ||
          b.element.contains(a.element)
        )
          return;
        const x = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const y = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (x > NEAR.x && y > NEAR.y * Math.min(a.box.height, b.box.height))
          faults.push(`"${a.text}" lies on "${b.text}"`);
      }),
    );
    return [...new Set(faults)];
  });
