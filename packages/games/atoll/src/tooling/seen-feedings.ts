import { animalCard, animals, type AnimalCard } from '../cards/index.ts';
import { reefOf, topFrame } from '../context.ts';
import { findAnimal } from '../reef/animal-levels.ts';
import { branches, canMeet } from '../rules/branch.ts';
import type { CardId, Feed, FeedBranch, Level } from '../vocabulary.ts';
import type { AtollStep, Mark } from './step.ts';

/** Each way in which an animal can be fed, by a name such as `giant-moray medium 2`. */
export const FEEDINGS: ReadonlyMap<
  string,
  { readonly card: AnimalCard; readonly branch: FeedBranch }
> = new Map(
  animals.flatMap((card) =>
    branchesOf(card.id, card.feed).map(([name, branch]) => [name, { card, branch }]),
  ),
);

function branchesOf(name: string, feed: Feed): readonly (readonly [string, FeedBranch])[] {
  switch (feed.kind) {
    case 'passive':
      return [];
    case 'byLevel':
      return [...branchesOf(`${name} low`, feed.low), ...branchesOf(`${name} medium`, feed.medium)];
    case 'or':
      return feed.options.map((branch, index) => [`${name} ${index + 1}`, branch]);
    default:
      return [[name, feed]];
  }
}

function nameOf(card: CardId, way: { readonly level: Level; readonly index: number }): string {
  const { feed } = animalCard(card);
  const step = feed.kind === 'byLevel' ? (way.level === 1 ? feed.low : feed.medium) : feed;
  const name = feed.kind === 'byLevel' ? `${card} ${way.level === 1 ? 'low' : 'medium'}` : card;
  return step.kind === 'or' ? `${name} ${way.index + 1}` : name;
}

/**
 * Marks the way of feeding that a step settled: by an answer, or at once where only one way was
 * open.
 */
export function seeFeeding({ before, after, seat, action }: AtollStep, mark: Mark): void {
  const card =
    action.type === 'feed'
      ? action.card
      : action.type === 'branch'
        ? topFrame(before)?.card
        : undefined;
  const animal = card === undefined ? undefined : findAnimal(reefOf(before, seat), card);
  if (!animal) return;
  const { level } = animal;
  if (action.type === 'branch')
    return mark('feeding branches', nameOf(animal.card, { level, index: action.index }));
  if (topFrame(after)?.todo[0]?.op === 'branch') return;
  const open = branches(animalCard(animal.card).feed, level).findIndex((branch) =>
    canMeet(before, seat, { animal, branch }),
  );
  mark('feeding branches', nameOf(animal.card, { level, index: open }));
}
