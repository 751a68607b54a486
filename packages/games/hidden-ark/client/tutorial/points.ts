import type { HiddenArkAction, HiddenArkEvent, HiddenArkView } from '../../src/index.ts';
import { isMatchOver, isPlacing } from '../../src/views/index.ts';
import type { TutorialState } from '@atoll/table-kit/table/tutorial.ts';

export type LessonState = TutorialState<HiddenArkView, HiddenArkAction, HiddenArkEvent>;

/** The legal action of this type with these fields, or else any of the type. */
export const exactly =
  (type: HiddenArkAction['type'], fields: Readonly<Record<string, unknown>> = {}) =>
  ({ legal }: LessonState): HiddenArkAction | undefined => {
    const open = legal.filter((action) => action.type === type);
    const isMeant = (action: HiddenArkAction): boolean =>
      Object.entries(fields).every(([key, value]) => Reflect.get(action, key) === value);
    return open.find(isMeant) ?? open[0];
  };

/** An event of these kinds has happened to the own seat so many times since the step began. */
export const happened =
  (type: HiddenArkEvent['type'], times = 1) =>
  ({ events, seat }: LessonState): boolean =>
    events.filter((event) => event.type === type && 'seat' in event && event.seat === seat)
      .length >= times;

/** It is another seat's turn. */
export const isAway = ({ view, seat }: LessonState): boolean =>
  isMatchOver(view) || (!isPlacing(view) && view.turn.seat !== seat);

/** The own turn is used for another column. */
export const isElsewhere =
  (column: HiddenArkView['turn']['column']) =>
  (moment: LessonState): boolean =>
    isAway(moment) || (moment.view.turn.column !== '' && moment.view.turn.column !== column);

export const isOver = ({ over }: LessonState): boolean => over;

export const either =
  (...conditions: readonly ((moment: LessonState) => boolean)[]) =>
  (moment: LessonState): boolean =>
    conditions.some((condition) => condition(moment));
