import { bonusOf, colonyPlankton, ROUNDS } from '../cards/index.ts';
import { encodeFrames } from './frame-codec.ts';
import { colonySides, countColonies } from '../reef/grid.ts';
import { SIDES } from '../vocabulary.ts';
import { eventInForce, incomeBefore } from '../modifiers.ts';
import { pendingQuestion } from '../resolution/resolve.ts';
import { totalOf } from '../score.ts';
import { chosenFor } from '../sets.ts';
import type { AtollState, Coral, Pile, Reef } from '../state.ts';
import { activeSeat } from '../turn.ts';
import type {
  AtollView,
  BonusView,
  CoralView,
  IncomeView,
  OfferView,
  QuestionView,
  SeatView,
} from '../view.ts';

/** The public view: everything but the order of the decks, so seats and spectators see the same. */
export function project(state: AtollState): AtollView {
  return {
    round: state.round,
    phase: state.phase,
    starter: state.starter,
    turn: state.turn,
    active: activeSeat(state) ?? -1,
    biodiversity: state.biodiversity,
    evenStart: state.evenStart,
    eventsOn: state.events.deck.length + state.events.past.length > 0,
    question: questionView(state),
    animals: offerView(state.animals),
    large: offerView(state.large),
    corals: offerView(state.corals),
    events: {
      deck: state.events.deck.length,
      past: state.events.past,
      inForce: eventInForce(state)?.id ?? '',
    },
    bonus: state.bonus.map((taken, row) => bonusView(state.round, row, taken)),
    income: incomeView(state),
    seats: state.reefs.map((reef) => seatView(state, reef)),
    pending: encodeFrames(state.frames),
  };
}

function questionView(state: AtollState): QuestionView {
  const seat = activeSeat(state);
  if (seat === undefined) return { seat: -1, kind: 'none', card: '', count: 0, of: '', chosen: [] };
  const question = pendingQuestion(state);
  if (!question) return { seat, kind: 'turn', card: '', count: 0, of: '', chosen: [] };
  const view = question.handler.question(question.task, question.frame);
  return { seat, card: question.frame.card, ...view, chosen: chosenFor(question.task) };
}

function offerView(pile: Pile): OfferView {
  return { cards: pile.offer, deck: pile.deck.length, discard: pile.discard };
}

function bonusView(round: number, row: number, taken: number): BonusView {
  const { coins = 0, plankton = 0, scales = 0 } = round < 4 ? bonusOf(row, round) : {};
  return { coins, plankton, scales, taken };
}

function incomeView(state: AtollState): IncomeView {
  const none = { coins: 0, plankton: 0, pollution: 0 };
  const tourists = state.round === ROUNDS ? none : incomeBefore(state, 'tourists');
  const scientists = state.round === ROUNDS ? none : incomeBefore(state, 'scientists');
  return {
    touristsCoins: tourists.coins,
    touristsPlankton: tourists.plankton,
    touristsPollution: tourists.pollution,
    scientistsCoins: scientists.coins,
    scientistsPlankton: scientists.plankton,
    scientistsPollution: scientists.pollution,
  };
}

/**
 * The newest view of a reef with this row of corals. A reef that is the same gets the same view, so
 * that a comparison of two public views passes over the reefs that an action left alone.
 */
const newestSeats = new WeakMap<readonly Coral[], NewestSeat>();

interface NewestSeat {
  readonly view: SeatView;
  /** The points depend on it. */
  readonly biodiversity: boolean;
}

function seatView(state: AtollState, reef: Reef): SeatView {
  const { biodiversity } = state;
  const newest = newestSeats.get(reef.corals);
  if (newest?.biodiversity === biodiversity && shows(newest.view, reef)) return newest.view;
  const { corals, animals, ...tokens } = reef;
  const points = totalOf(state, reef);
  const view = { ...tokens, ...coralRow(corals), points, reefAnimals: animals };
  newestSeats.set(corals, { view, biodiversity });
  return view;
}

/** Whether a view with the corals of a reef also shows its animals and tokens. */
function shows(view: SeatView, reef: Reef): boolean {
  return (
    view.reefAnimals === reef.animals &&
    view.coins === reef.coins &&
    view.plankton === reef.plankton &&
    view.scales === reef.scales &&
    view.popularity === reef.popularity &&
    view.huntsReady === reef.huntsReady &&
    view.huntsUsed === reef.huntsUsed &&
    view.passed === reef.passed &&
    view.purified === reef.purified &&
    view.sold === reef.sold &&
    view.bloomed === reef.bloomed
  );
}

/**
 * Memoized for the lifetime of the row: the same row gives the same view, so that a comparison of
 * two views need not look into it.
 */
const knownRows = new WeakMap<readonly Coral[], CoralRow>();
type CoralRow = Pick<SeatView, 'colonies' | 'colonyPlankton' | 'reefCorals'>;

function coralRow(corals: readonly Coral[]): CoralRow {
  const known = knownRows.get(corals);
  if (known) return known;
  const colonies = countColonies({ corals });
  const row = {
    colonies,
    colonyPlankton: colonyPlankton(colonies),
    reefCorals: corals.map(coralView),
  };
  knownRows.set(corals, row);
  return row;
}

const knownCoral = new WeakMap<Coral, CoralView>();

function coralView(coral: Coral): CoralView {
  const known = knownCoral.get(coral);
  if (known) return known;
  const view = {
    card: coral.card,
    x: coral.x,
    y: coral.y,
    colonies: colonySides(coral).join(''),
    grown: SIDES.filter((side) => coral.grown.includes(side)).join(''),
    polluted: coral.polluted,
    fatigue: coral.fatigue,
  };
  knownCoral.set(coral, view);
  return view;
}
