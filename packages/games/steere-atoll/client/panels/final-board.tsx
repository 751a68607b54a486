import type { ReactNode } from 'react';
import { StillBoard } from './still-board.tsx';
import type { SteereSnapshot } from '../table-types.ts';

/** The final board, with the winning chain; the headline above has the same in words. */
export function FinalBoard({ snapshot }: { readonly snapshot: SteereSnapshot }): ReactNode {
  if (snapshot.view === undefined) return undefined;
  const { size, stones, path } = snapshot.view;
  return <StillBoard size={size} stones={stones} path={path} />;
}
