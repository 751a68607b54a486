import type { rules as English } from '../en/rules.ts';

/** The words of the rules with an icon, and the texts beside their picture. */
export const rules: typeof English = {
  icons: {
    'resource:money': ['Geld'],
    'resource:chemical': ['Chemie'],
    'resource:marine': ['Meeresbiologie'],
    'resource:conservation': ['Naturschutz'],
    'resource:technology': ['Technik'],
    'glyph:build': ['Bau'],
    'glyph:operation': ['Einsatz'],
    'glyph:upgrade': ['Ausbau'],
    'glyph:research': ['Forschung'],
    'glyph:station': ['Station'],
    'glyph:vessel': ['Schiff'],
    'glyph:rescue': ['Rettung'],
    'token:back': ['sofort'],
  },
  fish: 'Ein Fisch und was sein Plättchen sagt: die Punkte, die er bringt, was die Rettung kostet, was du außerdem haben musst und von welcher Ressource jede deiner späteren Rettungen 1 weniger kostet.',
  draws: { order: 'für die Startperson', tokens: 'für die Marker', tiles: 'für die Fischplättchen', escalation: 'für die Verschärfungen' },
};
