import type { DasAtollAction, DasAtollPrivateView, DasAtollView } from '../../src/index.ts';
import { CORNERS, EDGES, HEXES } from '../../src/board/index.ts';
import {
  isAsked,
  isFreeTurn,
  seatsToAct,
  settlementOf,
  typesToChoose,
} from '../../src/table-facts.ts';
import { choiceGroups, choiceOf, choicesByItem } from '@atoll/table-kit/table/model/choices.ts';
import type { Interaction } from '@atoll/table-kit/table/model/interaction.ts';
import type {
  Choice,
  ChoiceGroup,
  Item,
  Mark,
  TableModel,
} from '@atoll/table-kit/table/model/table-model.ts';
import type { DasLocale } from '../words/das-locale.ts';
import { actionWords } from './game-words.ts';
import { attemptOf, groupOf, shownGroups } from './groups.ts';
import { cornerItem, edgeItem, hexItem, itemOf } from './items.ts';
import { namesIn } from './places.ts';

export interface ModelInput {
  readonly view: DasAtollView;
  readonly own: DasAtollPrivateView | undefined;
  readonly seat: number;
  readonly names: readonly string[];
  readonly legal: readonly DasAtollAction[];
  /** The action that a hint suggests. */
  readonly advised: DasAtollAction | undefined;
  readonly interaction: Pick<Interaction, 'asking' | 'item' | 'group'>;
}

const ANSWER = 'answer';

/** All possible choices at a table of Das Atoll. */
export function dasModel(locale: DasLocale, input: ModelInput): TableModel {
  const { view, seat, legal } = input;
  if (legal.length === 0) return { question: 'none', items: itemsOf(input, []), groups: [] };
  const inTurn = seatsToAct(view).includes(seat);
  const asked = !inTurn && isAsked(view, seat);
  const free = inTurn && isFreeTurn(view);
  const choices = choicesOf(locale, input, free ? 'free' : 'asked');
  const items = itemsOf(input, choices);
  if (free) return { question: 'turn', items, groups: groupsOf(locale, { view, seat }, choices) };
  const kind = asked ? ANSWER : view.phase;
  const group = { id: ANSWER, label: locale.game.answer, shortcut: '', choices };
  return { question: kind, items, groups: [group] };
}

/** The ship that is to be moved: its edge, or -1. */
export const movingShip = ({ item }: Pick<Interaction, 'item'>): number =>
  item.startsWith('edge:') ? Number(item.slice('edge:'.length)) : -1;

function choicesOf(
  locale: DasLocale,
  { view, names, legal, advised, interaction }: ModelInput,
  moment: 'free' | 'asked',
): readonly Choice[] {
  const said = namesIn(locale, view, names);
  const from = movingShip(interaction);
  const isMoving = legal.some((action) => action.type === 'move' && action.from === from);
  return legal.flatMap((action): readonly Choice[] => {
    const group = moment === 'free' ? groupOf(action) : ANSWER;
    if (group === '') return [];
    // a ship that was pointed at goes to the next target
    if (isMoving && (action.type === 'road' || action.type === 'ship')) return [];
    const item =
      isMoving && action.type === 'move' && action.from === from
        ? edgeItem(action.to)
        : itemOf(action);
    // for several pieces at one place the place is known already
    const kind = item !== '' && item === interaction.item && !isMoving ? groupOf(action) : '';
    const text = kind === '' ? actionWords(locale, action, said) : locale.game.groups[kind];
    return [choiceOf(action, { words: [text], group, item }, advised)];
  });
}

function groupsOf(
  { game }: DasLocale,
  { view, seat }: Pick<ModelInput, 'view' | 'seat'>,
  choices: readonly Choice[],
): readonly ChoiceGroup[] {
  const { pieces } = view;
  const possible = new Set(choices.map(({ group }) => group));
  const { groups: labels, shortcuts } = game;
  return choiceGroups(shownGroups(view, possible), {
    ...{ choices, labels, shortcuts },
    attemptOf: (id) => attemptOf(id, { pieces, seat }),
  });
}

function itemsOf(
  { view, seat, interaction: { asking, item: opened, group } }: ModelInput,
  choices: readonly Choice[],
): TableModel['items'] {
  const byItem = choicesByItem(choices);
  const isMoving = movingShip({ item: opened }) >= 0;
  const items = new Map<string, Item>();
  const put = (id: string, meant: DasAtollAction | undefined): void => {
    const own = byItem.get(id) ?? [];
    const open: Mark = own.some(({ advised }) => advised) ? 'advised' : 'legal';
    const chosen = id === opened || id === asking?.item;
    // a ship that could move is no place to build on
    const inGroup = own.filter((choice) =>
      group === '' ? choice.group !== 'move' || isMoving : choice.group === group,
    );
    const mark = chosen ? 'chosen' : inGroup.length > 0 ? open : 'plain';
    const refused = own.length === 0 && meant !== undefined ? { attempt: meant } : {};
    items.set(id, { id, mark, card: '', choices: own, ...refused });
  };
  const mayAct = seatsToAct(view).includes(seat);
  const attempts = mayAct ? attemptsIn(view, seat, group) : NO_ATTEMPTS;
  CORNERS.forEach((_, corner) => put(cornerItem(corner), attempts.corner(corner)));
  EDGES.forEach((_, edge) => put(edgeItem(edge), attempts.edge(edge)));
  HEXES.forEach((_, hex) => put(hexItem(hex), attempts.hex(hex)));
  return items;
}

interface AttemptsAt {
  readonly corner: (corner: number) => DasAtollAction | undefined;
  readonly edge: (edge: number) => DasAtollAction | undefined;
  readonly hex: (hex: number) => DasAtollAction | undefined;
}
const NO_ATTEMPTS: AttemptsAt = {
  corner: () => undefined,
  edge: () => undefined,
  hex: () => undefined,
};

/** The action of each place, so that it is refused with a reason. */
function attemptsIn(view: DasAtollView, seat: number, group: string): AttemptsAt {
  const types = new Set(typesToChoose(view));
  const piece = (edge: number): DasAtollAction | undefined => {
    const { takesRoad = false } = EDGES[edge] ?? {};
    const kind = group === 'road' || group === 'ship' ? group : takesRoad ? 'road' : 'ship';
    return { type: kind, edge };
  };
  const building = (corner: number): DasAtollAction => {
    const isOwn = view.buildings[corner] === settlementOf(seat);
    const isCity = types.has('city') && (group === 'city' || isOwn);
    return { type: isCity ? 'city' : 'settlement', corner };
  };
  return {
    corner: types.has('settlement') ? building : NO_ATTEMPTS.corner,
    edge: types.has('road') ? piece : NO_ATTEMPTS.edge,
    hex: types.has('robber') ? (hex) => ({ type: 'robber', hex }) : NO_ATTEMPTS.hex,
  };
}
