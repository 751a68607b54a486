import type { ReactNode } from 'react';
import type { Change } from '../present/preview.ts';
import { Icon } from './icon.tsx';

/** What would be there instead of a number: an arrow and the new one, or the least and the most. */
export function Outlook({ change }: { readonly change: Change | undefined }): ReactNode {
  if (change === undefined) return null;
  const { from, least, most } = change;
  return (
    <span className={`at-outlook${least > from ? ' up' : most < from ? ' down' : ''}`} aria-hidden="true">
      <Icon name="arrow" size={11} />{least === most ? least : `${least}–${most}`}
    </span>
  );
}
