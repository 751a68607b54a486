import { formatsFor, type Reason } from '@atoll/engine';
import type { HiddenArkAction } from '../action.ts';
import { RESOURCES } from '../cards/index.ts';
import type {
  Award,
  Band,
  Column,
  FishTile,
  Region,
  Resource,
  ScoreCategory,
  Side,
} from '../cards/index.ts';
import type { HiddenArkEvent } from '../event.ts';
import { questionOf } from '../views/question.ts';
import { priceOf } from '../views/prices.ts';
import type { HiddenArkView } from '../view.ts';
import type { Catalogue, Details } from './catalogue.ts';
import { finderOf } from './neutral/names.ts';
import { tokenTextOf } from './neutral/tokens.ts';

/** All texts of the game in one language. */
export interface ArkText {
  /** A fish by its id; '' and a fish that lies face down have no name. */
  readonly tileName: (tile: string) => string;
  /** A location by its id; a space of the sea is its own name. */
  readonly placeName: (side: Side, place: string) => string;
  readonly resourceName: (resource: Resource) => string;
  readonly regionName: (region: Region) => string;
  readonly columnName: (column: Column) => string;
  readonly columnAim: (column: Column) => string;
  readonly awardName: (award: Award) => string;
  readonly sideName: (side: Side) => string;
  readonly statusName: (status: FishTile['status']) => string;
  /** The requirement of a tile besides its price; '' for nothing. */
  readonly needsText: (needs: FishTile['needs']) => string;
  /** A price by resource, and a number of any kind; '' when nothing is to be paid. */
  readonly priceText: (price: readonly number[], any: number) => string;
  /** A token by its id, as part of a sentence. */
  readonly tokenName: (token: string) => string;
  /** Its effect, as a sentence. */
  readonly tokenAim: (token: string) => string;
  /** The instruction to the seat on turn. */
  readonly questionText: (view: HiddenArkView) => string;
  /** The text for all others, spectators included; `names` by seat. */
  readonly waitingText: (view: HiddenArkView, names: readonly string[]) => string;
  /** The words of the button for a legal action at the current table. */
  readonly actionText: (action: HiddenArkAction, view: HiddenArkView) => string;
  /** The sentence of the log for an event; `names` by seat. */
  readonly eventText: (
    event: HiddenArkEvent,
    context: { readonly names: readonly string[]; readonly side: Side },
  ) => string;
  /** Why an action is refused; an unknown code gets a general text. */
  readonly reasonText: (reason: Reason) => string;
  readonly scoreName: (category: ScoreCategory) => string;
  readonly scoreNote: (category: ScoreCategory) => string;
  readonly bandName: (band: Band) => string;
  readonly seatName: (seat: number) => string;
}

/** The text of the game in the words of a catalogue. */
export function textOf(words: Catalogue): ArkText {
  const tiles: Readonly<Record<string, string>> = words.tiles;
  const { all } = formatsFor(words.id);
  const { placeName, tokenText } = finderOf(words);
  const once: Catalogue['tokens']['once'] = (effect, value) =>
    effect === 'movement' ? words.tokenAims.once.movement(value) : words.tokenAims.once[effect];
  const priceText: ArkText['priceText'] = (price, any) => {
    const parts = RESOURCES.flatMap((resource, index) => {
      const amount = price[index] ?? 0;
      return amount > 0 ? [words.amount(resource, amount)] : [];
    });
    return all([...parts, ...(any > 0 ? [words.ofAny(any)] : [])]);
  };
  const nameOf = (seat: number, names: readonly string[]): string =>
    names[seat] ?? words.seat(seat);
  return {
    tileName: (tile) => tiles[tile] ?? '',
    placeName,
    resourceName: (resource) => words.resources[resource],
    regionName: (region) => words.regions[region],
    columnName: (column) => words.columns[column],
    columnAim: (column) => words.columnAims[column],
    awardName: (award) => words.awards[award],
    sideName: (side) => words.sides[side],
    statusName: (status) => words.statuses[status],
    needsText: (needs) => words.needs[needs],
    priceText,
    tokenName: tokenText,
    tokenAim: tokenTextOf({ ...words.tokenAims, once }, words.amount),
    questionText: (view) => {
      const question = questionOf(view);
      return words.questions.you[question.kind](question);
    },
    waitingText: (view, names) => {
      const question = questionOf(view);
      return words.questions.other[question.kind](nameOf(view.turn.seat, names), question);
    },
    actionText: (action, view) => {
      const { tile, price, any } = priceOf(view, action);
      const said = words.actions[action.type] as Say<HiddenArkAction, Parameters<Actions>[1]>;
      return said(action, { side: view.side, tile, price: priceText(price, any) });
    },
    eventText: (event, { names, side }) => {
      const name = 'seat' in event ? nameOf(event.seat, names) : '';
      const said = words.events[event.type] as Say<HiddenArkEvent, Parameters<Events>[1]>;
      return said(event, { side, name });
    },
    reasonText: ({ code, details = {} }) => {
      if (code === 'too-few-resources') return tooFew(words, details);
      const said = Object.hasOwn(words.reasons, code)
        ? words.reasons[code as keyof typeof words.reasons]
        : undefined;
      return said ? said(details) : words.unknownReason;
    },
    scoreName: (category) => words.scores[category],
    scoreNote: (category) => words.scoreNotes[category] ?? '',
    bandName: (band) => words.bands[band],
    seatName: words.seat,
  };
}

type Actions = Catalogue['actions']['end'];
type Events = Catalogue['events']['over'];
type Say<T, C> = (said: T, context: C) => string;

function tooFew({ tooFew: said }: Catalogue, { held = 0, needed, short = 0 }: Details): string {
  if (needed === undefined) return said.plain(Number(held));
  const say = Number(short) > 0 ? said.exchanged : said.priced;
  return say(Number(needed), Number(held));
}
