import {
  cargoShapes,
  dasGlyphShapes,
  houseShapes,
  pirateShapes,
  robberShapes,
  shipShapes,
  townShapes,
  type CargoName,
  type DasGlyphName,
} from '../../../packages/games/das-atoll/art/index.ts';
import { samplesOf, type IconGroup, type IconSample } from './icon-sample.ts';

const CARGO: Readonly<Record<CargoName, string>> = {
  wood: 'wood',
  wool: 'wool',
  grain: 'grain',
  clay: 'clay, bricks',
  ore: 'ore, stone',
};

const GLYPHS: Readonly<Record<DasGlyphName, string>> = {
  settlement: 'settlement, house',
  city: 'city, town',
  road: 'road',
  ship: 'ship',
  move: 'move a ship',
  card: 'development card',
  cards: 'cards in the hand',
  trade: 'trade, exchange between players',
  bank: 'bank',
  dice: 'roll the dice',
  knight: 'knight, army',
  lanes: 'connection of two places over the sea',
  route: 'longest road',
  plenty: 'plenty: resources as a gift',
  monopoly: 'monopoly: take all of one resource',
};

const piece = (
  id: string,
  meaning: string,
  [shapes, box]: readonly [string, number],
): IconSample => ({
  ...{ id: `piece/${id}`, meaning, shapes, box },
  ...{ size: 28, ground: 'piece' },
});

export const dasIcons: IconGroup = {
  name: 'das-atoll',
  about: 'a board game in which players settle islands, gather resources, trade and build',
  samples: [
    ...samplesOf('cargo', cargoShapes, { meanings: CARGO, ground: () => 'piece' }),
    ...samplesOf('glyph', dasGlyphShapes, { meanings: GLYPHS, ground: () => 'panel' }),
    piece('settlement', 'settlement of a player', [houseShapes(0), 48]),
    piece('city', 'city of a player', [townShapes(2), 56]),
    piece('ship', 'ship of a player', [shipShapes(4), 48]),
    piece('robber', 'robber', [robberShapes, 52]),
    piece('pirate', 'pirate', [pirateShapes, 56]),
  ],
};
