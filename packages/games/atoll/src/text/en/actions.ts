import type { ActionWords } from '../neutral/actions.ts';
import { icon, say } from '../phrase.ts';
import { names } from './names.ts';
import { all, cardWord, coins, colonies, fatigue, one, plankton } from './words.ts';
import { pollution, possessive, scales } from './words.ts';

const { incomes, levels, sides } = names;
const DIRECTIONS = { ...{ N: 'north', E: 'east', S: 'south', W: 'west' }, ...{ NW: 'northwest', NE: 'northeast', SW: 'southwest', SE: 'southeast' } };

/** Buttons, in the imperative. */
export const actions: ActionWords = {
  buy: (card, price) => say`Buy ${cardWord(card)} for ${price} ${coins(price)}`,
  feed: (card) => say`Feed ${cardWord(card)}`,
  use: (card) => say`Use ${cardWord(card)}`,
  grow: (price) => say`Grow a ${colonies(1)} for ${price} ${plankton}`,
  purify: () => say`Water Purification`,
  sell: () => say`Seaweed Sale`,
  bloom: () => say`Algal Bloom`,
  pass: () => say`Pass the round`,
  put: (place) => say`Place ${place}`,
  cell: (column, row) => say`in column ${column}, row ${row}`,
  beside: (coral, direction) => say`${DIRECTIONS[direction]} of ${cardWord(coral)}`,
  pay: (tokens) => say`Pay ${tokens}`,
  way: (number) => say`Way ${number}`,
  reduceOnce: (card) => say`Reduce ${cardWord(card)} one level`,
  reduceTo: (card, level) => say`Reduce ${cardWord(card)} to ${levels[level]}`,
  toExtinction: (card) => say`Reduce ${cardWord(card)} to extinction`,
  raiseTo: (card, level) => say`Raise ${cardWord(card)} to ${levels[level]}`,
  shelter: (card) => say`Feed on ${cardWord(card)}: in ${icon('shelter', 'Shelter')} it keeps its level`,
  huntOffered: (card) => say`Hunt ${cardWord(card)} in the offer`,
  huntOf: (card, owner) => say`Hunt ${possessive(owner)} ${cardWord(card)}`,
  choose: (card) => say`Choose ${cardWord(card)}`,
  choices: {
    pollute: (card) => say`Pollute ${cardWord(card)}`,
    clean: (card) => say`Remove ${pollution} from ${cardWord(card)}`,
    rest: (card) => say`Remove 1 ${fatigue} from ${cardWord(card)}`,
    tire: (card, count) => say`Put ${count} ${fatigue} on ${cardWord(card)}`,
    bloom: (card, gain) => say`Pollute ${cardWord(card)} for ${gain} ${plankton}`,
    discard: (card) => say`Choose ${cardWord(card)} to be replaced`,
  },
  place: (card, side) => say`Place a ${colonies(1)} on the ${sides[side]} side of ${cardWord(card)}`,
  placeFor: (card, side, price) => say`${actions.place(card, side)} for ${price} ${plankton}`,
  sale: (sold, gain) => say`Sell ${sold} ${plankton} for ${gain} ${coins(gain)}`,
  standIn: (count) => say`; ${count} ${scales(count)} ${one(count, 'stands', 'stand')} in`,
  leave: (card) => say`Leave ${cardWord(card)} as it is`,
  yes: () => say`Yes`,
  no: () => say`No`,
  stop: () => say`Stop`,
  andPollution: (count) => say` and ${count} ${pollution}`,
  keepAll: () => say`Keep all cards`,
  replace: (cards) => say`Replace ${all(cards.map((card) => [cardWord(card)]))}`,
  afterPurification: () => say`At the end of this round you can then let in ${icon('scientists', incomes.scientists)} only, no ${icon('tourists', incomes.tourists)}.`,
  done: () => say`Done`,
  noMore: {
    clean: () => say`Remove no more ${pollution}`,
    raise: () => say`Raise no more`,
    rest: () => say`Remove no more ${fatigue}`,
    colony: () => say`Place no more ${colonies(2)}`,
    bloom: () => say`Pollute no more`,
    discard: () => say`Replace no more cards`,
  },
  none: { clean: () => say`Remove no ${pollution}`, raise: () => say`Raise none`, rest: () => say`Remove no ${fatigue}`, colony: () => say`Place no ${colonies(2)}` },
};
