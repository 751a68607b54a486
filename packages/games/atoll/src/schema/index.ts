import { schema, t } from '@colyseus/schema';
import type { AtollView, QuestionView } from '../view.ts';

/**
 * The Colyseus mirror of `AtollView`, field by field. The catalogue compiles only while both have
 * the same fields.
 */

const Question = schema(
  {
    seat: t.number(),
    kind: t.string<QuestionView['kind']>(),
    card: t.string(),
    count: t.number(),
    of: t.string<QuestionView['of']>(),
    chosen: t.array('string'),
  },
  'AtollQuestion',
);

const Offer = schema(
  { cards: t.array('string'), deck: t.number(), discard: t.array('string') },
  'AtollOffer',
);

const Bonus = schema(
  { coins: t.number(), plankton: t.number(), scales: t.number(), taken: t.number() },
  'AtollBonus',
);

const Events = schema(
  { deck: t.number(), past: t.array('string'), inForce: t.string() },
  'AtollEvents',
);

const Income = schema(
  {
    touristsCoins: t.number(),
    touristsPlankton: t.number(),
    touristsPollution: t.number(),
    scientistsCoins: t.number(),
    scientistsPlankton: t.number(),
    scientistsPollution: t.number(),
  },
  'AtollIncome',
);

const ReefCoral = schema(
  {
    card: t.string(),
    x: t.number(),
    y: t.number(),
    colonies: t.string(),
    grown: t.string(),
    polluted: t.boolean(),
    fatigue: t.number(),
  },
  'AtollReefCoral',
);

const ReefAnimal = schema(
  {
    card: t.string(),
    x: t.number(),
    y: t.number(),
    level: t.number(),
    fatigue: t.number(),
    partner: t.string(),
  },
  'AtollReefAnimal',
);

const SeatState = schema(
  {
    coins: t.number(),
    plankton: t.number(),
    scales: t.number(),
    popularity: t.number(),
    huntsReady: t.number(),
    huntsUsed: t.number(),
    passed: t.boolean(),
    purified: t.boolean(),
    sold: t.boolean(),
    bloomed: t.boolean(),
    colonies: t.number(),
    colonyPlankton: t.number(),
    points: t.number(),
    reefCorals: t.array(ReefCoral),
    reefAnimals: t.array(ReefAnimal),
  },
  'AtollSeat',
);

export const AtollViewSchema = schema(
  {
    round: t.number(),
    phase: t.string<AtollView['phase']>(),
    starter: t.number(),
    turn: t.number(),
    active: t.number(),
    biodiversity: t.boolean(),
    evenStart: t.boolean(),
    eventsOn: t.boolean(),
    question: t.ref(Question),
    animals: t.ref(Offer),
    large: t.ref(Offer),
    corals: t.ref(Offer),
    events: t.ref(Events),
    bonus: t.array(Bonus),
    income: t.ref(Income),
    seats: t.array(SeatState),
    pending: t.string(),
  },
  'AtollView',
);
