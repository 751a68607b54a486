import type { ReactNode } from 'react';

/** The drawing of a card, with its name below where one is given. */
export const CardPicture = ({
  card,
  name,
}: {
  readonly card: string;
  readonly name?: string;
}): ReactNode => (
  <>
    <img src={`/art/cards/${card}.webp`} width={300} height={420} alt="" loading="lazy" />
    {name !== undefined && <small>{name}</small>}
  </>
);
