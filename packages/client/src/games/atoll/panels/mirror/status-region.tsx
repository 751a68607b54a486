import type { ReactNode } from 'react';
import type { Live } from '../../use-live.ts';
import { spoken } from '../../words/spoken.ts';

/** Whose turn it is and what one has, to be read at any time; and what is told by itself. */
export const StatusRegion = ({ live, text }: { readonly live: Live; readonly text: string }): ReactNode => (
  <section id="at-status" className="hidden" tabIndex={-1} aria-labelledby="at-status-title">
    <h2 id="at-status-title">{spoken.regions.status}</h2>
    <p>{text}</p>
    <div role="status" aria-atomic="false">{live.polite.map(({ id, text: said }) => <p key={id}>{said}</p>)}</div>
    <div role="alert">{live.alert.text !== '' && <p key={live.alert.id}>{live.alert.text}</p>}</div>
  </section>
);
