import type { ReactNode } from 'react';
import { Choice } from '@atoll/table-kit/ui/choice.tsx';
import type { GalleryWords } from '../words/load-later-words.ts';
import type { Chosen, FilterName } from './filters.ts';

const NAMES: readonly FilterName[] = ['kind', 'size', 'ability', 'symbiosis'];
const ALL = '';

/** One row of choices for each filter. */
export const FilterBar = ({
  words,
  chosen,
  onChange,
}: {
  readonly words: GalleryWords;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}): ReactNode => (
  <div className="at-filters">
    {NAMES.map((name) => {
      const { label, values } = words.filters[name];
      const labels: Readonly<Partial<Record<string, string>>> = values;
      return (
        <Choice
          key={name}
          label={label}
          values={[ALL, ...Object.keys(values)]}
          value={chosen[name] ?? ALL}
          word={(value) => (value === ALL ? words.any : (labels[value] ?? value))}
          onChange={(value) => {
            const { [name]: _, ...others } = chosen;
            onChange(value === ALL ? others : { ...others, [name]: value });
          }}
        />
      );
    })}
  </div>
);
