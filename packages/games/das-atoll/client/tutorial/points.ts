import type { DasAtollAction, DasAtollEvent, DasAtollView } from '../../src/index.ts';
import { isMatchOver, isTrading } from '../../src/table-facts.ts';
import type { TutorialState } from '@atoll/table-kit/table/tutorial.ts';

export type LessonState = TutorialState<DasAtollView, DasAtollAction, DasAtollEvent>;
type Point = (moment: LessonState) => DasAtollAction | undefined;

/** The legal action of this type with these fields, or else any of the type. */
export const exactly =
  (type: DasAtollAction['type'], fields: Readonly<Record<string, unknown>> = {}): Point =>
  ({ legal }) => {
    const open = legal.filter((action) => action.type === type);
    const isMeant = (action: DasAtollAction): boolean =>
      Object.entries(fields).every(([key, value]) => Reflect.get(action, key) === value);
    return open.find(isMeant) ?? open[0];
  };

/** The cards of an offer of the own seat, one by one, and its confirmation. */
export const offer =
  (cards: readonly DasAtollAction[]): Point =>
  ({ legal, events, seat }) => {
    const drafted = events.filter((event) => event.type === 'drafted' && event.seat === seat);
    const next = [...cards, { type: 'propose' as const }][drafted.length];
    const asked = JSON.stringify(next);
    return legal.find((action) => JSON.stringify(action) === asked);
  };

/** An event of these kinds has happened to the own seat since the step began. */
export const happened =
  (...types: readonly DasAtollEvent['type'][]) =>
  ({ events, seat }: LessonState): boolean =>
    events.some((event) => types.includes(event.type) && 'seat' in event && event.seat === seat);

/** The own seat has built this since the step began. */
export const built =
  (what: 'settlement' | 'city' | 'road' | 'ship', times = 1) =>
  ({ events, seat }: LessonState): boolean =>
    events.filter((event) => event.type === 'built' && event.seat === seat && event.what === what)
      .length >= times;

/** It is the own turn after the dice, and no action of these types is possible. */
export const cannot =
  (...types: readonly DasAtollAction['type'][]) =>
  ({ view, seat, legal }: LessonState): boolean =>
    isTrading(view, seat) && !legal.some(({ type }) => types.includes(type));

/** It is another seat's turn. */
export const isAway = ({ view, seat }: LessonState): boolean =>
  view.turn !== seat || isMatchOver(view);

export const isOver = ({ over }: LessonState): boolean => over;

export const either =
  (...conditions: readonly ((moment: LessonState) => boolean)[]) =>
  (moment: LessonState): boolean =>
    conditions.some((condition) => condition(moment));
