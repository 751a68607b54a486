import type { ReactNode } from 'react';
import type { Live } from './use-live.ts';

/** Whose turn it is and what the seat has, readable at any time; and the live announcements. */
export const StatusRegion = ({
  id,
  title,
  text,
  live,
}: {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly live: Pick<Live, 'polite' | 'alert'>;
}): ReactNode => (
  <section id={id} className="hidden" tabIndex={-1} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    <p>{text}</p>
    <div role="status" aria-atomic="false">
      {live.polite.map(({ id: count, text: said }) => (
        <p key={count}>{said}</p>
      ))}
    </div>
    <div role="alert">{live.alert.text !== '' && <p key={live.alert.id}>{live.alert.text}</p>}</div>
  </section>
);
