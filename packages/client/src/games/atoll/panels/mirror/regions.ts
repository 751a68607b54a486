import type { Region } from '../../../../table/a11y/skip-links.tsx';
import { spoken } from '../../words/spoken.ts';

const { regions } = spoken;

/** The regions of the table, and where each begins. */
export const REGIONS = {
  status: { id: 'at-status', name: regions.status },
  offers: { id: 'at-offers', name: regions.offers, focus: ['#at-offers [tabindex="0"]'] },
  reef: { id: 'at-reef', name: regions.reef, focus: ['#at-reef [tabindex="0"]'] },
  others: { id: 'at-others', name: regions.others, focus: ['#at-others [tabindex="0"]'] },
  resources: { id: 'at-resources', name: regions.resources },
  actions: {
    id: 'at-actions',
    name: regions.actions,
    focus: ['.tb-answers', '#at-actions button:not([aria-disabled="true"])', '#at-actions'],
  },
  log: { id: 'at-log', name: regions.log },
} as const satisfies Record<string, Region>;

/** Those that there are for somebody who sits at the table. */
export const OWN_REGIONS: readonly Region[] = Object.values(REGIONS);

const { status, offers, others, resources, log } = REGIONS;

/** Those that there are for somebody who only watches. */
export const WATCHED_REGIONS: readonly Region[] = [
  status,
  offers,
  { ...others, name: regions.watched },
  resources,
  log,
];
