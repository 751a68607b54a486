/** What a person wants: a new review, the one with this id, or none. */
export type WantedReview =
  | { readonly kind: 'none' | 'new' }
  | { readonly kind: 'known'; readonly id: string };
