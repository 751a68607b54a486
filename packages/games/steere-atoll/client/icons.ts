import { glyphSet, type IconSet } from '@atoll/table-kit/table/controls/icon-set.ts';
import { stoneIcon } from './drawing/stones.ts';
import { symbolIcon } from './drawing/symbols.ts';

const stone = /^(black|white)-stone$/;
const island = /^(north|south|west|east)-island$/;

/**
 * The drawings of Steere's Atoll: stones and the symbols of islands stand beside words that say the
 * same; and glyphs.
 */
export const steereIcons: IconSet = {
  kind: () => 'glyph',
  draw: (name, look) => {
    const colour = stone.exec(name)?.[1];
    const side = island.exec(name)?.[1];
    if (colour === 'black' || colour === 'white') return stoneIcon(colour, look.size);
    if (side === 'north' || side === 'south' || side === 'west' || side === 'east')
      return symbolIcon(side, look.size);
    return glyphSet.draw(name, look);
  },
  term: (name) => (stone.test(name) ? 'stone' : island.test(name) ? 'island' : glyphSet.term(name)),
};
