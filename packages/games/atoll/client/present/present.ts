import type { AtollAction, AtollView } from '../../src/index.ts';
import type { RichText } from '@atoll/table-kit/ui/rich-text.ts';
import { choiceOf, choicesByItem } from '@atoll/table-kit/table/model/choices.ts';
import type { Interaction } from '@atoll/table-kit/table/model/interaction.ts';
import type {
  Choice,
  ChoiceGroup,
  Item,
  Mark,
  TableModel,
} from '@atoll/table-kit/table/model/table-model.ts';
import { cardItem, cellItem } from '../ids.ts';
import { groupOf, isTurnGroup, SHORTCUTS, SINGLE, TURN_GROUPS, underWay } from './groups.ts';
import { attemptAt, cardsOnTable, itemOf, type CardOnTable } from './items.ts';
import { inOrder } from './order.ts';
import { cellsFor } from './reef-plans.ts';
import { chosenBack, type Reach } from './take-back.ts';
import type { AtollLocale } from '../words/atoll-locale.ts';

/** The words of the table, so that the presenter holds none itself. */
export interface PresenterWords {
  readonly action: (action: AtollAction, view: AtollView) => RichText;
  readonly group: (group: string) => string;
  /** Confirms a pass; `open` are the kinds of action that are still possible. */
  readonly confirmPass: (open: readonly string[]) => RichText;
}

export interface PresentInput {
  readonly view: AtollView;
  /** The own seat, or -1. */
  readonly seat: number;
  readonly legal: readonly AtollAction[];
  readonly interaction: Interaction;
  readonly words: PresenterWords;
  /** The decisions that may be taken back. */
  readonly reach: Reach;
  /** The action that a hint suggests. */
  readonly advised?: AtollAction | undefined;
}

/** Turns the view and the legal actions into items and buttons. */
export function present(
  locale: AtollLocale,
  { view, seat, legal, interaction, words, reach, advised }: PresentInput,
): TableModel {
  const open = TURN_GROUPS.filter((id) => id !== 'pass' && legal.some(({ type }) => type === id));
  const choices = inOrder(legal, { view, seat }).map(
    (action): Choice =>
      choiceOf(
        action,
        {
          words: words.action(action, view),
          group: groupOf(action.type),
          item: itemOf(action, seat),
          later: locale.text.afterwardsPhrase(view, action),
          ...(action.type === 'pass' && open.length > 0 && { confirm: words.confirmPass(open) }),
        },
        advised,
      ),
  );
  const asked = legal.length > 0 ? view.question.kind : 'none';
  const groups = (asked === 'turn' ? TURN_GROUPS : ['answer']).map(
    (id): ChoiceGroup => ({
      id,
      label: words.group(id),
      shortcut: isTurnGroup(id) ? SHORTCUTS[id] : '',
      choices: choices.filter((choice) => choice.group === id),
      ...(isTurnGroup(id) && SINGLE.has(id) ? { attempt: { type: id } } : {}),
    }),
  );
  const found = items({ view, seat, legal, interaction, choices, reach, asked });
  return { question: asked, groups: asked === 'none' ? [] : groups, items: found };
}

interface ItemsInput {
  readonly view: AtollView;
  readonly seat: number;
  readonly legal: readonly AtollAction[];
  readonly interaction: Interaction;
  readonly choices: readonly Choice[];
  readonly reach: Reach;
  readonly asked: string;
}

function items({
  view,
  seat,
  legal,
  interaction,
  choices,
  reach,
  asked,
}: ItemsInput): Map<string, Item> {
  const byItem = choicesByItem(choices);
  const out = new Map<string, Item>();
  for (const [id, own] of byItem)
    out.set(id, { id, mark: isAdvised(own) ? 'advised' : 'legal', card: '', choices: own });
  for (const { x, y, count, legal: open } of seat < 0 ? [] : cellsFor(view, seat, legal)) {
    const id = cellItem(x, y);
    const attempt: AtollAction = { type: 'cell', x, y };
    const own = out.get(id);
    if (open && own !== undefined) out.set(id, { ...own, note: count });
    else out.set(id, { id, mark: 'plain', card: '', choices: [], note: count, attempt });
  }
  const backs = asked === 'none' ? new Map<string, never>() : chosenBack(view, reach);
  const aimsAtCards = [...byItem.keys()].some((item) => item.startsWith('card:'));
  for (const on of cardsOnTable(view, seat)) {
    const own = byItem.get(on.item) ?? [];
    const mark = markOf(on, { own, interaction, asked, view, seat, aimsAtCards });
    const attempt =
      asked === 'none' ? undefined : attemptAt(on, { kind: view.question.kind, seat });
    const lift = liftOf(on, { own, asked, view });
    const back =
      own.length > 0 || !isOwnAnswer(on, { view, seat }) ? undefined : backs.get(on.card);
    out.set(on.item, {
      id: on.item,
      mark,
      card: on.card,
      choices: own,
      ...(attempt === undefined ? {} : { attempt }),
      ...(back === undefined ? {} : { back }),
      ...(lift === undefined ? {} : { lift }),
    });
  }
  return out;
}

/**
 * Whether a card lies where the prompt of a seat is answered: in an offer or on its reef, or as
 * prey anywhere.
 */
const isOwnAnswer = (
  on: CardOnTable,
  { view, seat }: { readonly view: AtollView; readonly seat: number },
): boolean => on.owner < 0 || on.owner === seat || view.question.kind === 'prey';

/**
 * A card of an offer is bought by dragging it to a place; a bought card still lies in its offer
 * until it has one.
 */
function liftOf(
  { card, owner }: CardOnTable,
  {
    own,
    asked,
    view,
  }: { readonly own: readonly Choice[]; readonly asked: string; readonly view: AtollView },
): Item['lift'] {
  if (owner >= 0) return undefined;
  if (asked === 'cell') return card === view.question.card ? 'held' : undefined;
  return asked === 'turn' && own.length === 1 && own[0]?.group.startsWith('buy') === true
    ? 'choose'
    : undefined;
}

const isAdvised = (choices: readonly Choice[]): boolean => choices.some(({ advised }) => advised);

function markOf(
  on: CardOnTable,
  {
    own,
    interaction,
    asked,
    view,
    seat,
    aimsAtCards,
  }: {
    own: readonly Choice[];
    interaction: Interaction;
    asked: string;
    view: AtollView;
    seat: number;
    /** Whether some answer stands for a card. */
    aimsAtCards: boolean;
  },
): Mark {
  const { kind, card } = view.question;
  const { group } = interaction;
  const inSet =
    own.length === 0 &&
    view.question.chosen.includes(on.card) &&
    isOwnAnswer(on, { view, seat: view.question.seat });
  if (inSet || (interaction.asking !== undefined && interaction.asking.item === on.item))
    return 'chosen';
  // everybody sees the card with which another seat is busy
  if (asked === 'none')
    return card !== '' && cardItem(card, view.question.seat) === on.item ? 'chosen' : 'plain';
  if (isAdvised(own)) return 'advised';
  if (kind !== 'turn' && card !== '' && cardItem(card, seat) === on.item)
    return own.length > 0 ? 'legal' : 'chosen';
  if (interaction.item === on.item) return 'chosen';
  if (asked !== 'turn')
    return own.length > 0 ? 'legal' : aimsAtCards && on.owner === seat ? 'dim' : 'plain';
  if (own.some((choice) => choice.group === group)) return 'legal';
  // only a card to be bought or used is dimmed; everything else stays as it is
  const meant =
    group === '' ? on.attempt?.type.startsWith('buy') === true : on.attempt?.type === group;
  return meant && own.length === 0 ? 'dim' : 'plain';
}

/**
 * The group button that is lit: the open one, or the one whose action is under way; '' while
 * another seat decides.
 */
export const litGroup = (
  view: AtollView,
  { interaction, seat }: Pick<PresentInput, 'interaction' | 'seat'>,
): string => interaction.group || (view.active === seat && underWay(view)) || '';
