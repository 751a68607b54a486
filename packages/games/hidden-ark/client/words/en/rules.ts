/**
 * The words of the rules with an icon, and the texts beside their picture; English, and the shape
 * of every other language.
 */
export const rules = {
  icons: {
    'resource:money': ['money'],
    'resource:chemical': ['chemistry'],
    'resource:marine': ['marine biology'],
    'resource:conservation': ['conservation'],
    'resource:technology': ['technology'],
    'glyph:build': ['build'],
    'glyph:operation': ['operation'],
    'glyph:upgrade': ['upgrade'],
    'glyph:research': ['research'],
    'glyph:station': ['station'],
    'glyph:vessel': ['vessel'],
    'glyph:rescue': ['rescue'],
    'token:back': ['instant'],
  },
  fish: 'A fish and what its tile says: the points that it brings, what a rescue costs, what you must own besides, and which resource every later rescue of yours costs 1 less of.',
  /** The purposes of random numbers, as they follow a count. */
  draws: { order: 'for who begins', tokens: 'for the tokens', tiles: 'for the fish', escalation: 'for the escalations' },
};
