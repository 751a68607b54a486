import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import './outlook.css';

/** How much there would be of something: at least and at most, by how the rest is decided. */
export interface Prospect {
  readonly from: number;
  readonly least: number;
  readonly most: number;
}

/** What would be there instead of a number: an arrow and the new one, or the least and the most. */
export function Outlook({ change }: { readonly change: Prospect | undefined }): ReactNode {
  if (change === undefined) return null;
  const { from, least, most } = change;
  return (
    <span
      className={`tb-outlook${least > from ? ' up' : most < from ? ' down' : ''}`}
      aria-hidden="true"
    >
      <Icon name="arrow" size={11} />
      {least === most ? least : `${least}–${most}`}
    </span>
  );
}
