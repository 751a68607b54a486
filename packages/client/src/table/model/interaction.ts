import type { AskFirst } from '../../settings/settings.ts';
import type { Effect } from './finality.ts';
import type { Choice, Item, TableModel, TakenBack } from './table-model.ts';

/**
 * What a person has half done: nothing of it has been sent. 'free': nothing; 'kind': a group of the action bar is open;
 * 'which': a thing with several choices was pointed at; 'selected': a choice is previewed and waits for a second yes.
 */
export interface Interaction {
  readonly state: 'free' | 'kind' | 'which' | 'selected';
  /** The group of the action bar that is open, or ''. */
  readonly group: string;
  /** The item whose several choices are shown, or ''. */
  readonly item: string;
  /** The choice that is selected. */
  readonly asking: Choice | undefined;
  /** The item that was refused last, or ''. */
  readonly refused: string;
}

export const IDLE: Interaction = { state: 'free', group: '', item: '', asking: undefined, refused: '' };

export type Gesture =
  | { readonly do: 'point'; readonly item: string }
  /** A hand takes a thing up to carry it: it can be put back. */
  | { readonly do: 'take'; readonly item: string }
  /** A hand lets go of what it carried: no accidental touch does that. */
  | { readonly do: 'drop'; readonly item: string }
  | { readonly do: 'open'; readonly group: string }
  | { readonly do: 'choose'; readonly choice: Choice }
  | { readonly do: 'confirm' }
  | { readonly do: 'back' };

/** What a person is to be asked before it is sent. */
export interface Caution {
  readonly ask: AskFirst;
  /** What a choice does to the match once it is sent. */
  readonly effect: (choice: Choice) => Effect;
}

/** The next interaction, and what is to be sent, taken back or explained because of the gesture. */
export interface Outcome {
  readonly next: Interaction;
  readonly send?: Choice;
  readonly takeBack?: TakenBack;
  readonly explain?: string;
}

/**
 * What a gesture means. Pure. An item with exactly one choice selects or sends it, one with several asks which; what is selected
 * is sent by a second gesture of the same kind, or by 'confirm'. An item that was pressed before any kind of action was chosen may
 * have been pressed to see what it is: what it would settle is selected first.
 */
export function interact(state: Interaction, gesture: Gesture, { table, caution }: {
  readonly table: TableModel;
  readonly caution: Caution;
}): Outcome {
  switch (gesture.do) {
    case 'point': return point(state, gesture.item, { table, caution });
    case 'take': return point(state, gesture.item, { table, caution: { ...caution, ask: 'never' } });
    case 'drop': return point(state, gesture.item, { table, caution: caution.ask === 'always' ? caution : { ...caution, ask: 'never' } });
    case 'open': return open(state, gesture.group, { table, caution });
    case 'choose': return choose(state, gesture.choice, caution);
    case 'confirm': return state.asking === undefined ? { next: state } : { next: IDLE, send: state.asking };
    case 'back': return { next: back(state) };
  }
}

interface Around {
  readonly table: TableModel;
  readonly caution: Caution;
}

/** Whether a choice is to be previewed and confirmed. What has a question of its own is asked unless nothing is to be. */
function needsYes(choice: Choice, { ask, effect }: Caution): boolean {
  return ask === 'always' || (ask === 'final' && (choice.confirm !== undefined || effect(choice) === 'final'));
}

/** The same of a thing on its own: it says itself what is meant by it only where it asks on. */
const needsYesAlone = (choice: Choice, caution: Caution): boolean =>
  needsYes(choice, caution) || (caution.ask === 'final' && caution.effect(choice) === 'settled');

function choose(state: Interaction, choice: Choice, caution: Caution): Outcome {
  return state.asking?.key === choice.key || !needsYes(choice, caution) ? { next: IDLE, send: choice } : { next: select(state, choice) };
}

const select = (state: Interaction, choice: Choice): Interaction => ({ ...state, state: 'selected', asking: choice, refused: '' });

/** Whether the person, or a question that offers nothing else, has said which kind of action is meant. */
const isKindChosen = ({ group }: Interaction, { groups }: TableModel): boolean => group !== '' || groups.length === 1;

/** One step back: from what is selected to what was open before. */
function back(state: Interaction): Interaction {
  if (state.asking === undefined) return IDLE;
  return { ...IDLE, group: state.group, item: state.item, state: state.item !== '' ? 'which' : state.group !== '' ? 'kind' : 'free' };
}

const choicesOf = (state: Interaction, { choices }: Item): readonly Choice[] => {
  const inGroup = choices.filter((choice) => state.group === '' || choice.group === state.group);
  return inGroup.length > 0 ? inGroup : choices;
};

function point(state: Interaction, id: string, { table, caution }: Around): Outcome {
  const item = table.items.get(id), before = back({ ...state, refused: '' });
  if (item === undefined) return { next: { ...before, item: '', state: before.group === '' ? 'free' : 'kind' } };
  if (item.back !== undefined) return { next: IDLE, takeBack: item.back };
  if (state.asking?.item === id) return { next: IDLE, send: state.asking };
  const choices = choicesOf(state, item), [only] = choices;
  if (only !== undefined && choices.length === 1) {
    if (!isKindChosen(state, table) && needsYesAlone(only, caution)) return { next: select(before, only) };
    return choose(before, only, caution);
  }
  if (choices.length > 1) return { next: { ...IDLE, state: 'which', item: id } };
  return item.attempt === undefined ? { next: before } : { next: { ...before, refused: id }, explain: id };
}

// a group with a single choice that stands for no item has nothing to show first
function open(state: Interaction, id: string, { table, caution }: Around): Outcome {
  const group = table.groups.find((each) => each.id === id), [only] = group?.choices ?? [];
  const single = group?.choices.length === 1 && only?.item === '' ? only : undefined;
  if (single !== undefined) return choose({ ...state, group: '', item: '' }, single, caution);
  return { next: state.group === id ? IDLE : { ...IDLE, state: 'kind', group: id } };
}
