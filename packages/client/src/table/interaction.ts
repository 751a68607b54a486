import type { Choice, TableView } from './table-view.ts';

/** What a person has half done: nothing of it has been sent. */
export interface Interaction {
  /** The group of the action bar that is open, or ''. */
  readonly group: string;
  /** The item whose several choices are shown, or ''. */
  readonly item: string;
  /** The choice that waits for a second yes. */
  readonly asking: Choice | undefined;
  /** The item that was refused last, or ''. */
  readonly refused: string;
}

export const IDLE: Interaction = { group: '', item: '', asking: undefined, refused: '' };

export type Gesture =
  | { readonly do: 'point'; readonly item: string }
  | { readonly do: 'open'; readonly group: string }
  | { readonly do: 'choose'; readonly choice: Choice }
  | { readonly do: 'confirm' }
  | { readonly do: 'back' };

/** The next interaction, and what is to be sent or explained because of the gesture. */
export interface Outcome {
  readonly next: Interaction;
  readonly send?: Choice;
  readonly explain?: string;
}

/** What a gesture means. Pure; an item with exactly one choice sends it, one with several asks which. */
export function interact(state: Interaction, gesture: Gesture, table: TableView): Outcome {
  switch (gesture.do) {
    case 'point': return point(state, gesture.item, table);
    case 'open': return open(state, gesture.group, table);
    case 'choose': return choose(gesture.choice);
    case 'confirm': return state.asking === undefined ? { next: state } : { next: IDLE, send: state.asking };
    case 'back': return { next: IDLE };
  }
}

function choose(choice: Choice): Outcome {
  return choice.confirm === undefined ? { next: IDLE, send: choice } : { next: { ...IDLE, asking: choice } };
}

function point(state: Interaction, id: string, table: TableView): Outcome {
  const item = table.items.get(id);
  if (item === undefined) return { next: { ...state, item: '', refused: '' } };
  const inGroup = item.choices.filter((choice) => state.group === '' || choice.group === state.group);
  const choices = inGroup.length > 0 ? inGroup : item.choices;
  const [only] = choices;
  if (only !== undefined && choices.length === 1) return choose(only);
  if (choices.length > 1) return { next: { ...IDLE, item: id } };
  return item.attempt === undefined ? { next: { ...state, refused: '' } } : { next: { ...state, refused: id }, explain: id };
}

// a group with a single choice that stands for no item has nothing to show first
function open(state: Interaction, id: string, table: TableView): Outcome {
  if (state.group === id) return { next: IDLE };
  const group = table.groups.find((each) => each.id === id), [only] = group?.choices ?? [];
  if (only !== undefined && group?.choices.length === 1 && only.item === '') return choose(only);
  return { next: { ...IDLE, group: id } };
}
