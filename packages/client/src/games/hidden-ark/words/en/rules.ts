/**
 * Beside which words of the rules an icon stands; English, and the shape that every other language
 * has to fill.
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
};
