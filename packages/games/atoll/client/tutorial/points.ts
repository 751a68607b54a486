import type { AtollAction, AtollEvent, AtollView, QuestionKind } from '../../src/index.ts';
import type { TutorialState } from '@atoll/table-kit/table/tutorial.ts';

export type LessonState = TutorialState<AtollView, AtollAction, AtollEvent>;
type Of<T extends AtollAction['type']> = Extract<AtollAction, { readonly type: T }>;

export const isOf =
  <T extends AtollAction['type']>(type: T) =>
  (action: AtollAction): action is Of<T> =>
    action.type === type;

/** The legal action of this type with this card, or else any of the type. */
export const withCard =
  (type: 'buyCoral' | 'buyAnimal' | 'feed' | 'useCoral', card: string) =>
  ({ legal }: LessonState): AtollAction | undefined => {
    const open = legal.filter(isOf(type));
    return open.find((action) => action.card === card) ?? open[0];
  };

/** A Large Fish, which nobody can pay for in the first round. */
export const largest = ({ view }: LessonState): AtollAction | undefined =>
  view.large.cards.slice(0, 1).map((card): AtollAction => ({ type: 'buyAnimal', card }))[0];

export const onCell =
  ({ x, y }: { readonly x: number; readonly y: number }) =>
  ({ legal }: LessonState): AtollAction | undefined => {
    const open = legal.filter(isOf('cell'));
    return open.find((action) => action.x === x && action.y === y) ?? open[0];
  };

/** The first legal action of the first of these types that has one. */
export const firstOf =
  (...types: readonly AtollAction['type'][]) =>
  ({ legal }: LessonState): AtollAction | undefined =>
    types.map((type) => legal.find(isOf(type))).find((action) => action !== undefined);

/** An event of these kinds has happened to the own seat since the step began. */
export const happened =
  (...types: readonly AtollEvent['type'][]) =>
  ({ events, seat }: LessonState): boolean =>
    events.some((event) => types.includes(event.type) && 'seat' in event && event.seat === seat);

/** The own seat has used this support action since the step began. */
export const supported =
  (support: 'purify' | 'sell' | 'bloom') =>
  ({ events, seat }: LessonState): boolean =>
    events.some(
      (event) => event.type === 'supportUsed' && event.support === support && event.seat === seat,
    );

export const isAsked =
  (kind: QuestionKind) =>
  ({ view: { question }, seat }: LessonState): boolean =>
    question.kind === kind && question.seat === seat;

export const either =
  (...conditions: readonly ((moment: LessonState) => boolean)[]) =>
  (moment: LessonState): boolean =>
    conditions.some((condition) => condition(moment));

/** It is the own free turn, and no action of this type is possible. */
export const cannot =
  (type: AtollAction['type']) =>
  (moment: LessonState): boolean =>
    isAsked('turn')(moment) && !moment.legal.some(isOf(type));

export const isOut = ({ view, seat }: LessonState): boolean => view.seats[seat]?.passed === true;
export const isOver = ({ over }: LessonState): boolean => over;

/** The own seat has a free turn or is out: a bought card has been placed, or none was bought. */
export const isFree = either(isAsked('turn'), isOut);
