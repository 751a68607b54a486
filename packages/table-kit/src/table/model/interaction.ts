import type { AskFirst } from '../../settings/settings.ts';
import type { Effect } from './finality.ts';
import type { Choice, Item, TableModel, TakenBack } from './table-model.ts';

/**
 * A person's unfinished input, by tap, drag, keyboard or button. 'free': nothing; 'kind': a group
 * of the action bar is open; 'which': a thing with several choices was pointed at; 'selected': a
 * choice is previewed and waits for a confirmation; 'carrying': a hand holds a thing. Of all but
 * the last nothing has been sent.
 */
export interface Interaction {
  readonly state: 'free' | 'kind' | 'which' | 'selected' | 'carrying';
  /** The group of the action bar that is open, or ''. */
  readonly group: string;
  /** The item whose several choices are shown, or ''. */
  readonly item: string;
  /** The choice that is selected. */
  readonly asking: Choice | undefined;
  /** The item that was refused last, or ''. */
  readonly refused: string;
  /** The item in the hand, or ''. */
  readonly carried: string;
  /** The item under the hand, or ''. */
  readonly over: string;
}

export const IDLE: Interaction = {
  state: 'free',
  group: '',
  item: '',
  asking: undefined,
  refused: '',
  carried: '',
  over: '',
};

export type Gesture =
  | { readonly do: 'point'; readonly item: string }
  /** A hand takes a thing up to carry it, if it can be: it can be put back. */
  | { readonly do: 'take'; readonly item: string }
  /** It moves over an item, or over nothing: ''. */
  | { readonly do: 'carry'; readonly over: string }
  /**
   * Drops the carried thing over an item with choices, which no accidental touch does, or else puts
   * it back.
   */
  | { readonly do: 'drop'; readonly over: string }
  | { readonly do: 'open'; readonly group: string }
  | { readonly do: 'choose'; readonly choice: Choice }
  | { readonly do: 'confirm' }
  | { readonly do: 'back' };

/** Which choices a person must confirm before they are sent. */
export interface Caution {
  readonly ask: AskFirst;
  /** The effect of a choice on the match once it is sent. */
  readonly effect: (choice: Choice) => Effect;
}

/** The next interaction, and the choice to send, take back or explain because of the gesture. */
export interface Outcome {
  readonly next: Interaction;
  readonly send?: Choice;
  /** 'question': the whole current prompt. */
  readonly takeBack?: TakenBack | 'question';
  readonly explain?: string;
}

/**
 * The meaning of a gesture. Pure. An item with exactly one choice selects or sends it, one with
 * several asks which; a selected choice is sent by a second gesture of the same kind, or by
 * 'confirm'. A person may press an item only to learn about it, as long as no kind of action was
 * chosen: a choice that it would settle is selected first.
 */
export function interact(
  state: Interaction,
  gesture: Gesture,
  { table, caution }: { readonly table: TableModel; readonly caution: Caution },
): Outcome {
  const now = state.state === 'carrying' ? IDLE : state;
  switch (gesture.do) {
    case 'point':
      return point(now, gesture.item, { table, caution });
    case 'take':
      return take(gesture.item, table) ?? { next: state };
    case 'carry':
      return { next: state.state === 'carrying' ? { ...state, over: gesture.over } : state };
    case 'drop':
      return state.state === 'carrying'
        ? drop(state, gesture.over, { table, caution })
        : { next: state };
    case 'open':
      return open(now, gesture.group, { table, caution });
    case 'choose':
      return choose(now, gesture.choice, caution);
    case 'confirm':
      return now.asking === undefined ? { next: now } : { next: IDLE, send: now.asking };
    case 'back':
      return state.state === 'carrying' ? putBack(state, table) : { next: back(state) };
  }
}

/**
 * The thing still in a hand, once the table may have changed below it: '' where it can no longer be
 * put anywhere.
 */
export const inHand = ({ carried }: Interaction, table: TableModel): string =>
  table.items.get(carried)?.lift === undefined ? '' : carried;

function take(id: string, table: TableModel): Outcome | undefined {
  const item = table.items.get(id);
  const [only] = item?.choices ?? [];
  const next: Interaction = { ...IDLE, state: 'carrying', carried: id };
  if (item?.lift === 'held') return { next };
  return item?.lift === 'choose' && only !== undefined ? { next, send: only } : undefined;
}

/**
 * Until the taken thing has been chosen for good, nothing can be put anywhere, and nothing has to
 * be put back.
 */
function drop(state: Interaction, over: string, { table, caution }: Around): Outcome {
  const meant = table.items.get(over)?.choices.length ?? 0;
  if (meant === 0 || table.items.get(state.carried)?.lift !== 'held') return putBack(state, table);
  return point(IDLE, over, {
    table,
    caution: caution.ask === 'always' ? caution : { ...caution, ask: 'never' },
  });
}

const putBack = ({ carried }: Interaction, table: TableModel): Outcome =>
  table.items.get(carried)?.lift === 'held' ? { next: IDLE, takeBack: 'question' } : { next: IDLE };

interface Around {
  readonly table: TableModel;
  readonly caution: Caution;
}

/**
 * Whether a choice is to be previewed and confirmed. A choice with its own question is confirmed
 * unless the person confirms nothing.
 */
function needsYes(choice: Choice, { ask, effect }: Caution): boolean {
  return (
    ask === 'always' ||
    (ask === 'final' && (choice.confirm !== undefined || effect(choice) === 'final'))
  );
}

/**
 * The same for a thing pressed alone: the person can see what it means only where it asks further.
 */
const needsYesAlone = (choice: Choice, caution: Caution): boolean =>
  needsYes(choice, caution) || (caution.ask === 'final' && caution.effect(choice) === 'settled');

function choose(state: Interaction, choice: Choice, caution: Caution): Outcome {
  return state.asking?.key === choice.key || !needsYes(choice, caution)
    ? { next: IDLE, send: choice }
    : { next: select(state, choice) };
}

const select = (state: Interaction, choice: Choice): Interaction => ({
  ...state,
  state: 'selected',
  asking: choice,
  refused: '',
});

/** Whether the person, or a prompt that offers nothing else, has named the kind of action. */
const isKindChosen = ({ group }: Interaction, { groups }: TableModel): boolean =>
  group !== '' || groups.length === 1;

/** One step back: from the selected choice to the state before. */
function back(state: Interaction): Interaction {
  if (state.asking === undefined) return IDLE;
  return {
    ...IDLE,
    group: state.group,
    item: state.item,
    state: state.item !== '' ? 'which' : state.group !== '' ? 'kind' : 'free',
  };
}

const choicesOf = (state: Interaction, { choices }: Item): readonly Choice[] => {
  const inGroup = choices.filter((choice) => state.group === '' || choice.group === state.group);
  return inGroup.length > 0 ? inGroup : choices;
};

function point(state: Interaction, id: string, { table, caution }: Around): Outcome {
  const item = table.items.get(id);
  const before = back({ ...state, refused: '' });
  if (item === undefined)
    return { next: { ...before, item: '', state: before.group === '' ? 'free' : 'kind' } };
  if (item.back !== undefined) return { next: IDLE, takeBack: item.back };
  if (state.asking?.item === id) return { next: IDLE, send: state.asking };
  const choices = choicesOf(state, item);
  const [only] = choices;
  if (only !== undefined && choices.length === 1) {
    if (!isKindChosen(state, table) && needsYesAlone(only, caution))
      return { next: select(before, only) };
    return choose(before, only, caution);
  }
  if (choices.length > 1) return { next: { ...IDLE, state: 'which', item: id } };
  return item.attempt === undefined && item.refusal === undefined
    ? { next: before }
    : { next: { ...before, refused: id }, explain: id };
}

// a group with a single choice that stands for no item has nothing to show first
function open(state: Interaction, id: string, { table, caution }: Around): Outcome {
  const group = table.groups.find((each) => each.id === id);
  const [only] = group?.choices ?? [];
  const single = group?.choices.length === 1 && only?.item === '' ? only : undefined;
  if (single !== undefined) return choose({ ...state, group: '', item: '' }, single, caution);
  return { next: state.group === id ? IDLE : { ...IDLE, state: 'kind', group: id } };
}
