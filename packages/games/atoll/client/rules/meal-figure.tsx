import type { ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import type { RuleWords } from '../words/load-later-words.ts';
import { useAtollLocale } from '../words/atoll-locale.ts';
import { CardPicture } from './card-picture.tsx';

/** Levels are counted from 1, which is low. */
interface Change {
  readonly card: string;
  readonly from: number;
  readonly to: number;
}

const EATEN: Change = { card: 'squarespot-anthias', from: 2, to: 1 };
const FED: Change = { card: 'slender-grouper', from: 2, to: 3 };

/** A feeding, as the change of two animals. */
export const MealFigure = ({
  words,
}: {
  readonly words: RuleWords['figures']['meal'];
}): ReactNode => (
  <figure className="at-figure meal">
    <div className="at-figure-meal">
      <Changed {...EATEN} icon="fall">
        {words.eaten}
      </Changed>
      <Changed {...FED} icon="rise">
        {words.fed}{' '}
        <span className="got">
          <Icon name="fatigue" size={22} /> <Icon name="scale" size={22} />{' '}
          <Icon name="scale" size={22} />
        </span>
      </Changed>
    </div>
    <figcaption>
      <p>{words.caption}</p>
    </figcaption>
  </figure>
);

function Changed({
  card,
  from,
  to,
  icon,
  children,
}: Change & { readonly icon: string; readonly children: ReactNode }): ReactNode {
  const { text, game } = useAtollLocale();
  return (
    <div className="changed">
      <div className="tile animal">
        <CardPicture card={card} name={text.cardName(card)} />
      </div>
      <p>
        <b>
          {game.level[from - 1]} <Icon name={icon} size={20} /> {game.level[to - 1]}
        </b>
        {children}
      </p>
    </div>
  );
}
