import type { rules as english } from '../en/rules.ts';

/** The words of the rules with an icon, and the texts beside their picture. */
export const rules: typeof english = {
  icons: {
    'resource:money': ['argent'],
    'resource:chemical': ['chimie'],
    'resource:marine': ['biologie marine'],
    'resource:conservation': ['conservation'],
    'resource:technology': ['technologie'],
    'glyph:build': ['construction', 'construire', 'construisez'],
    'glyph:operation': ['opération'],
    'glyph:upgrade': ['amélioration'],
    'glyph:research': ['recherche'],
    'glyph:station': ['station'],
    'glyph:vessel': ['navire'],
    'glyph:rescue': ['sauvetage', 'sauver', 'sauvez'],
    'token:back': ['instantané', 'jeton immédiat', 'jetons immédiats'],
  },
  fish: 'Un poisson et ce que dit sa tuile\u202f: les points qu’il rapporte, le coût du sauvetage, ce qu’il faut posséder en plus, et la ressource dont chacun de vos sauvetages suivants coûte 1 de moins.',
  draws: { order: 'pour savoir qui commence', tokens: 'pour les jetons', tiles: 'pour les poissons', escalation: 'pour les aggravations' },
};
