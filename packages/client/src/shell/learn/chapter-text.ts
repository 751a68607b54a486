import type { TableState } from '@atoll/table-kit/table/session/table-state.ts';
import type { Tutorial } from '@atoll/table-kit/table/tutorial.ts';

interface Ended {
  /** Zero-based. */
  readonly chapter: number;
  /** The table at the end of the chapter. */
  readonly state: Pick<TableState, 'snapshot' | 'seat'>;
}

/** The text at the end of a chapter, and whether its match was lost. */
export function chapterText(
  { chapters, lost }: Tutorial,
  { chapter, state: { snapshot, seat } }: Ended,
): { readonly isLost: boolean; readonly text: string } {
  const own = snapshot?.scores.find((score) => score.seat === seat);
  const isLost = own !== undefined && own.rank > 1;
  return { isLost, text: isLost ? lost : (chapters[chapter]?.done ?? '') };
}
