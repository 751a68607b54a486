import type { ReactNode } from 'react';
import { spoken } from '../../words/spoken.ts';

const { regions } = spoken;

/** Where each region begins: the first of these that is there takes the focus. */
export const REGIONS = {
  status: '#at-status',
  offers: '#at-offers [tabindex="0"]',
  reef: '#at-reef [tabindex="0"]',
  others: '#at-others [tabindex="0"]',
  resources: '#at-resources',
  actions: '.at-answers, #at-actions button:not([aria-disabled="true"]), #at-actions',
  log: '#at-log',
} as const;
export type RegionName = keyof typeof REGIONS;

/** Puts the focus into a region; false if it is not on the page. */
export function goTo(region: RegionName): boolean {
  const there = REGIONS[region].split(', ').map((selector) => document.querySelector<HTMLElement>(selector)).find((found) => found);
  there?.focus({ preventScroll: true });
  return Boolean(there);
}

/** The ways to the regions of the table; in sight while one of them has the focus. */
export const SkipLinks = ({ watching, onKeys }: { readonly watching: boolean; readonly onKeys: () => void }): ReactNode => (
  <nav className="at-skip" aria-label={spoken.skip}>
    {(Object.keys(REGIONS) as RegionName[]).filter((name) => !watching || (name !== 'reef' && name !== 'actions')).map((name) => (
      <a key={name} href={`#at-${name}`} onClick={(event) => {
        event.preventDefault();
        goTo(name);
      }}>{name === 'others' && watching ? regions.watched : regions[name]}</a>
    ))}
    <button type="button" onClick={onKeys}>{spoken.keys}</button>
  </nav>
);
