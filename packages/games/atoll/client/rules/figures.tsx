import type { ComponentType, ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { ReadingCard } from '../panels/reading-card.tsx';
import '../panels/reading-card.css';
import '../style/atoll.css';
import type { LegendLine, RuleWords } from '../words/load-later-words.ts';
import './figures.css';
import { MealFigure } from './meal-figure.tsx';
import { ReefFigure } from './reef-figure.tsx';

/** The pictures that the rules of Atoll call for, by their names. */
export const figuresIn = ({ figures }: RuleWords): Readonly<Record<string, ComponentType>> => ({
  'animal-card': () => <CardFigure card="slender-grouper" {...figures.animal} />,
  'coral-card': () => <CardFigure card="antler-coral" {...figures.coral} />,
  reef: () => <ReefFigure words={figures.reef} />,
  meal: () => <MealFigure words={figures.meal} />,
});

/** A card as it is, and the meaning of each of its parts. */
const CardFigure = ({
  card,
  caption,
  legend,
}: {
  readonly card: string;
  readonly caption: string;
  readonly legend: readonly LegendLine[];
}): ReactNode => (
  <figure className="at-figure card">
    <div className="at-figure-card">
      <ReadingCard card={card} />
    </div>
    <figcaption>
      <p>{caption}</p>
      <ul>
        {legend.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} size={22} /> {text}
          </li>
        ))}
      </ul>
    </figcaption>
  </figure>
);
