import type { FeedBranch } from '../../vocabulary.ts';

/** Whatever the order on the card's table, a way with a payment comes first. */
export const payingFirst = (options: readonly FeedBranch[]): readonly FeedBranch[] => [
  ...options.filter(({ kind }) => kind === 'pay'),
  ...options.filter(({ kind }) => kind !== 'pay'),
];

type Reducing = Extract<FeedBranch, { readonly kind: 'reduce' }>;

/** Whether a way reduces one animal as the previous way does, so that the verb is not repeated. */
export const reducesAgain = (
  option: FeedBranch,
  before: FeedBranch | undefined,
): option is Reducing =>
  option.kind === 'reduce' && option.times === 1 && before?.kind === 'reduce' && before.times === 1;

/** Whether a way is set apart from the one before it by more than "or". */
export function setApart(
  option: FeedBranch,
  before: FeedBranch,
  options: readonly FeedBranch[],
): boolean {
  const long = options.length > 2 || [before, option].some(({ kind }) => kind === 'extraFatigue');
  return long && option.kind !== before.kind;
}
