import type { SteereAtollView } from '../../src/index.ts';
import type { ReactNode } from 'react';
import type { TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import { StillBoard } from './still-board.tsx';

/** The final board, with the winning chain; the headline above has the same in words. */
export function FinalBoard({ snapshot }: { readonly snapshot: TableSnapshot }): ReactNode {
  const { size, stones, path } = snapshot.view as SteereAtollView;
  return <StillBoard size={size} stones={stones} path={path} />;
}
