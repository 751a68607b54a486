import type { ReactNode } from 'react';
import './skip-links.css';

/** A part of the table that a skip link leads to. */
export interface Region {
  /** The id of its element. */
  readonly id: string;
  readonly name: string;
  /** The focus target: the first of these that is on the page. The region itself when left out. */
  readonly focus?: readonly string[];
}

/** Puts the focus on the first of these that is on the page; false if none is. */
export function focusFirst(selectors: readonly string[]): boolean {
  const there = selectors
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find((found) => found !== null);
  there?.focus({ preventScroll: true });
  return there !== undefined;
}

/**
 * Moves the focus from one of several widgets to the next, each of which has one tab stop; from
 * anywhere else to the first.
 */
export function focusNext(selector: string): void {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const at = all.findIndex((widget) => widget.contains(document.activeElement));
  all[(at + 1) % Math.max(1, all.length)]
    ?.querySelector<HTMLElement>('[tabindex="0"]')
    ?.focus({ preventScroll: true });
}

export const goTo = ({ id, focus }: Omit<Region, 'name'>): boolean =>
  focusFirst(focus ?? [`#${id}`]);

/** The links to the regions of the table; in sight while one of them has the focus. */
export const SkipLinks = ({
  title,
  regions,
  keys,
  onKeys,
}: {
  readonly title: string;
  readonly regions: readonly Region[];
  /** The name of the button for the list of keys. */
  readonly keys: string;
  readonly onKeys: () => void;
}): ReactNode => (
  <nav className="tb-skip" aria-label={title}>
    {regions.map((region) => (
      <a
        key={region.id}
        href={`#${region.id}`}
        onClick={(event) => {
          event.preventDefault();
          goTo(region);
        }}
      >
        {region.name}
      </a>
    ))}
    <button type="button" onClick={onKeys}>
      {keys}
    </button>
  </nav>
);
