import { cutSheet } from '@atoll/art';
import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { gameEntry } from '../../games/registry.ts';
import type { GameClient, TableSnapshot } from '../../table-host.ts';
import { words } from '../../words/index.ts';
import { NEW_TABLE } from '../lobby/enter.ts';
import { optionsInWords } from '../options.ts';
import { follow, navigate } from '../route.ts';
import { Scene } from '../scene/scene.tsx';
import { ownResult, plainResult } from './own-result.ts';
import { Podium } from './podium.tsx';
import { ScoreTable } from './score-table.tsx';

const PAGE = { width: 1280, height: 800 } as const;
const paper = cutSheet('var(--cut-edge)', { ...PAGE, margin: 34, seed: 'score rose' }) +
  cutSheet('var(--paper)', { ...PAGE, margin: 46, seed: 'score paper' });

/** Creatures at the corners of the sheet, where there is room for them. */
const ORNAMENTS = ['emperor-angelfish', 'staghorn-coral', 'giant-sea-fan'];

interface ScoreSheetProps {
  readonly game: GameClient;
  readonly snapshot: TableSnapshot;
  readonly own: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

function titleOf({ game, snapshot }: ScoreSheetProps): string {
  const { scores, seats, options } = snapshot;
  const winners = scores.filter(({ rank }) => rank === 1).map(({ seat }) => seats[seat]?.name ?? '');
  if (scores.length === 1) return game.soloBand?.(scores[0]?.total ?? 0, options) ?? words.scores.alone(scores[0]?.total ?? 0);
  if (game.verdict) return game.verdict(winners, snapshot);
  return winners.length === 1 ? words.scores.wins(winners[0] ?? '') : words.scores.shared(winners);
}

/** What was played, how many played, and with which options. */
function summaryOf({ game, seats, options }: TableSnapshot): string {
  const entry = gameEntry(game), players = words.players(seats.length);
  return entry ? [entry.name, players, ...optionsInWords(entry, { options, seats: seats.length })].join(', ') : players;
}

/** The end of a match: who won, and a row for every kind of points. */
export function ScoreSheet(props: ScoreSheetProps): ReactNode {
  const { game, snapshot, own, open, onClose } = props;
  return (
    <Dialog.Root open={open} onOpenChange={(next) => { if (!next) onClose(); }}>
      <Dialog.Portal>
        <Dialog.Content className="score-page" aria-describedby={undefined}>
          <Scene />
          <svg className="score-paper" viewBox="0 0 1280 800" preserveAspectRatio="none" aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: paper }} />
          <div className="grain score-grain" aria-hidden="true" />
          {ORNAMENTS.map((id) => (
            <img key={id} className={`ornament ${id}`} src={`/art/creatures/${id}.webp`} alt=""
              onError={(event) => event.currentTarget.remove()} />
          ))}
          <div className="score-scroll">
            <div className="score-body">
              <Dialog.Title>{titleOf(props)}</Dialog.Title>
              <p className="quiet"><b>{(game.Result ? plainResult : ownResult)(snapshot.scores, own)}</b> {summaryOf(snapshot)}.</p>
              <Podium snapshot={snapshot} own={own} totals={game.Result ? 'hidden' : 'shown'} />
              {game.Result ? <game.Result snapshot={snapshot} /> : <ScoreTable game={game} snapshot={snapshot} />}
              <div className="row">
                <button type="button" className="button go" onClick={() => navigate('/', NEW_TABLE)}>{words.scores.again}</button>
                <Dialog.Close className="button dark">{words.scores.look}</Dialog.Close>
                <a className="button plain" href="/" onClick={follow}>{words.back}</a>
              </div>
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
