import type { HiddenArkView } from '../../src/index.ts';
import { awardRaces } from '../../src/views/index.ts';
import type { ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { useArkLocale } from '../words/ark-locale.ts';

/** The note on an award: its condition, and how many each seat has. */
export function AwardNote({
  view,
  names,
  award,
}: {
  readonly view: HiddenArkView;
  readonly names: readonly string[];
  readonly award: string;
}): ReactNode {
  const { game, text, format } = useArkLocale();
  const race = awardRaces(view).find((one) => one.award === award);
  if (race === undefined) return null;
  const { places, counts, points } = race;
  const runners = counts
    .map((count, seat) => ({ count, seat }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ count, seat }) => game.race.has(names[seat] ?? '', count, points[seat] ?? 0).trim());
  return (
    <section className="ark-note ark-token-note" aria-label={text.awardName(race.award)}>
      <Icon name={`award:${race.award}`} size={40} />
      <div>
        <h2>{text.awardName(race.award)}</h2>
        <p>
          {race.award === 'world-wide' ? game.race.all(places[0] ?? 0) : game.race.most(places)}
        </p>
        <p>{runners.length === 0 ? game.race.nobody : format.series(runners)}</p>
      </div>
    </section>
  );
}
