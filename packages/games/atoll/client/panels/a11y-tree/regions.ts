import { keysOf } from '@atoll/engine';
import type { Region } from '@atoll/table-kit/table/a11y/skip-links.tsx';
import type { AtollLocale } from '../../words/atoll-locale.ts';

/** The regions of the table, and where each begins. */
export const REGIONS = {
  status: { id: 'at-status' },
  offers: { id: 'at-offers', focus: ['#at-offers [tabindex="0"]'] },
  reef: { id: 'at-reef', focus: ['#at-reef [tabindex="0"]'] },
  others: { id: 'at-others', focus: ['#at-others [tabindex="0"]'] },
  resources: { id: 'at-resources' },
  actions: {
    id: 'at-actions',
    focus: ['.tb-answers', '#at-actions button:not([aria-disabled="true"])', '#at-actions'],
  },
  log: { id: 'at-log' },
} as const satisfies Record<string, Omit<Region, 'name'>>;

const ALL = keysOf(REGIONS);

/** The regions for a seat at the table. */
export const ownRegions = ({ spoken: { regions } }: AtollLocale): readonly Region[] =>
  ALL.map((region) => ({ ...REGIONS[region], name: regions[region] }));

/** The regions for a spectator. */
export const watchedRegions = ({ spoken: { regions } }: AtollLocale): readonly Region[] =>
  (['status', 'offers', 'others', 'resources', 'log'] as const).map((region) => ({
    ...REGIONS[region],
    name: region === 'others' ? regions.watched : regions[region],
  }));
