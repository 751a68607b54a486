import type { ReactNode } from 'react';
import type { TournamentPairing } from '@atoll/protocol';
import { follow } from '../route.ts';
import type { TournamentPartProps } from './standings-table.tsx';

/** The pairings of all rounds, the newest first. */
export function RoundsList({ words, view, names }: TournamentPartProps): ReactNode {
  const { rounds, format, planned } = view;
  const titleOf = (index: number): string =>
    format === 'knock-out' && index === planned - 1 ? words.final : words.round(index + 1, planned);
  return (
    <section aria-labelledby="tournament-rounds">
      <h2 id="tournament-rounds">{words.pairings}</h2>
      {rounds
        .map((round, index) => (
          <details key={index} className="tournament-round" open={index === rounds.length - 1}>
            <summary>
              <h3>{titleOf(index)}</h3>
            </summary>
            <ul>
              {round.map((pairing, board) => (
                <Pairing key={board} {...{ words, view, names, pairing }} />
              ))}
            </ul>
          </details>
        ))
        .toReversed()}
    </section>
  );
}

function Pairing({
  words,
  view: { own },
  names,
  pairing,
}: TournamentPartProps & { readonly pairing: TournamentPairing }): ReactNode {
  if (pairing.kind === 'bye')
    return (
      <li className={pairing.player === own ? 'own' : undefined}>
        <bdi translate="no">{names[pairing.player]}</bdi>
        <span>{words.bye}</span>
      </li>
    );
  const { players, matchId, result, drawn, deleted = [] } = pairing;
  const [first, second] = players.map((player) => names[player] ?? '');
  const isOver = result !== undefined;
  const isOwn = own !== undefined && players.includes(own);
  const link = isOver ? words.replay : words.watch;
  const linked = (id: string, text: string): ReactNode => (
    <a
      key={id}
      className="link"
      href={isOver || id !== matchId ? `/replay/${id}` : `/w/${id}`}
      aria-label={`${text}: ${first} – ${second}`}
      onClick={follow}
    >
      {text}
    </a>
  );
  return (
    <li className={isOwn ? 'own' : undefined}>
      <span className="tournament-pair">
        <bdi translate="no" className={result === 'first' ? 'won' : undefined}>
          {first}
        </bdi>{' '}
        <span>{resultText(words, result)}</span>{' '}
        <bdi translate="no" className={result === 'second' ? 'won' : undefined}>
          {second}
        </bdi>
      </span>
      <span className="tournament-links">
        {drawn.map((id, index) =>
          deleted.includes(id) ? (
            <span key={id}>{words.deletedDraw(index + 1)}</span>
          ) : (
            linked(id, words.drawnMatch(index + 1))
          ),
        )}
        {deleted.includes(matchId) ? (
          <span>{words.deleted}</span>
        ) : (
          (isOver || !isOwn) && linked(matchId, link)
        )}
      </span>
    </li>
  );
}

function resultText(
  words: TournamentPartProps['words'],
  result: Extract<TournamentPairing, { readonly kind: 'match' }>['result'],
): string {
  if (result === undefined) return words.against;
  const results = { first: '1 : 0', second: '0 : 1', draw: '½ : ½', none: '0 : 0' };
  return results[result];
}
