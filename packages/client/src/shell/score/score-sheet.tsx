import { cutSheet } from '@atoll/art';
import { useBackCloses } from '@atoll/table-kit/ui/dialog/back-closes.ts';
import * as Dialog from '@radix-ui/react-dialog';
import { useMemo, type ReactNode } from 'react';
import type { HistoryStep } from '@atoll/protocol';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import type { TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import { Scene } from '../scene/scene.tsx';
import { useSettings } from '@atoll/table-kit/settings/use-settings.ts';
import { CommonTable } from './common-table.tsx';
import { keyMoments } from './highlights.ts';
import {
  commonResult,
  commonTitle,
  ownResult,
  plainResult,
  resultOfConceded,
} from './own-result.ts';
import { Podium } from './podium.tsx';
import { RevertMark } from './revert-mark.tsx';
import { summaryOf } from './result-text.ts';
import { inPlace } from './score-rows.ts';
import './score-story.css';
import { ScoreStory } from './score-story.tsx';
import { ScoreTable } from './score-table.tsx';
import { SoloBands } from './solo-bands.tsx';
import { useCountUp } from './use-count-up.ts';
import { useScrollEnds, type ScrollEnds } from './use-scroll-ends.ts';
import { useStory } from './use-story.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

const PAGE = { width: 1280, height: 800 } as const;
const paper =
  cutSheet('var(--cut-edge)', { ...PAGE, margin: 34, seed: 'score rose' }) +
  cutSheet('var(--paper)', { ...PAGE, margin: 46, seed: 'score paper' });

/**
 * Creatures at the corners of the sheet, where there is room for them, with the end of the sheet
 * that must be otherwise empty.
 */
const ORNAMENTS = [
  ['emperor-angelfish', 'start'],
  ['staghorn-coral', 'end'],
  ['giant-sea-fan', 'end'],
] as const;

export interface ScoreSheetProps {
  readonly game: GameClient;
  readonly snapshot: TableSnapshot;
  /** The whole match, oldest first. */
  readonly steps: readonly HistoryStep[];
  readonly own: number;
  /** Shown below the result: a remark about this match. */
  readonly remark?: string;
  /** The next actions, at a table whose result has this headline. */
  readonly actions: (title: string) => ReactNode;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The result of the match for a seat, or for all together. */
function resultFor(
  own: number,
  locale: Locale,
  { game, snapshot }: Pick<ScoreSheetProps, 'game' | 'snapshot'>,
): string {
  const { outcome, scores, seats } = snapshot;
  if (outcome.kind === 'common') return commonResult(locale, outcome);
  if (scores.length > 1 && seats.some(({ conceded }) => conceded > 0))
    return resultOfConceded(locale, snapshot, own);
  return (game.Result ? plainResult : ownResult)(locale, scores, own);
}

function titleOf(locale: Locale, game: GameClient, snapshot: TableSnapshot): string {
  const { scores, outcome, seats, options } = snapshot;
  if (outcome.kind === 'common') return commonTitle(locale, outcome, game.band);
  const winners = scores
    .filter(({ rank }) => rank === 1)
    .map(({ seat }) => seats[seat]?.name ?? '');
  if (scores.length === 1)
    return (
      game.soloBand?.(scores[0]?.total ?? 0, options) ??
      locale.words.scores.alone(scores[0]?.total ?? 0)
    );
  // A game's verdict names the way of winning, which does not apply after a concession.
  if (game.verdict && !seats.some(({ conceded }) => conceded > 0))
    return game.verdict(winners, snapshot);
  return winners.length === 1
    ? locale.words.scores.wins(winners[0] ?? '')
    : locale.words.scores.shared(winners);
}

/**
 * The end of a match: the winner, a row for every kind of points, their story, and the next
 * actions.
 */
export function ScoreSheet({ open, onClose, ...rest }: ScoreSheetProps): ReactNode {
  useBackCloses(open ? onClose : undefined);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Content className="score-page" aria-describedby={undefined}>
          <Scene />
          <svg
            className="score-paper"
            viewBox="0 0 1280 800"
            preserveAspectRatio="none"
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: paper }}
          />
          <div className="grain score-grain" aria-hidden="true" />
          <Sheet {...rest} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Sheet({
  game,
  snapshot,
  steps,
  own,
  remark,
  actions,
}: Omit<ScoreSheetProps, 'open' | 'onClose'>): ReactNode {
  const locale = useLocale();
  const { scores, seats, options, view } = snapshot;
  const names = useMemo(() => seats.map(({ name }) => name), [seats]);
  const { progress, skip } = useCountUp({ moving: useSettings().animation > 0 });
  const story = useStory(game, { steps, names, options, view });
  const title = titleOf(locale, game, snapshot);
  const alone = scores.length === 1;
  const common = snapshot.outcome.kind === 'common';
  const moments = useMemo(
    () => (story ? keyMoments(story, { leads: common ? 'none' : 'last' }) : []),
    [story, common],
  );
  const { box, content, ...ends } = useScrollEnds();
  return (
    <>
      <Ornaments {...ends} />
      <div
        ref={box}
        className={`score-scroll ${story ? 'with-story' : ''}`}
        onPointerDown={skip}
        onKeyDown={skip}
      >
        <div ref={content} className="score-body">
          <div className="score-main">
            <Dialog.Title>{title}</Dialog.Title>
            <p className="quiet">
              <b>{resultFor(own, locale, { game, snapshot })}</b>{' '}
              {summaryOf(locale, snapshot, steps)}.
            </p>
            {remark !== undefined && <p className="score-remark">{remark}</p>}
            <RevertMark seats={seats} steps={steps} />
            <Podium
              snapshot={snapshot}
              own={own}
              totals={game.Result ? 'hidden' : 'shown'}
              progress={progress}
            />
            {alone && game.soloBands && (
              <SoloBands bands={game.soloBands} total={scores[0]?.total ?? 0} />
            )}
            {common && <CommonTable game={game} outcome={snapshot.outcome} />}
            {game.Result ? (
              <game.Result snapshot={snapshot} />
            ) : (
              <ScoreTable game={game} snapshot={snapshot} />
            )}
          </div>
          {story && (
            <ScoreStory
              {...{ story, names, moments, progress }}
              order={inPlace(scores).map(({ seat }) => seat)}
            >
              {game.Figures && <game.Figures steps={steps} names={names} />}
            </ScoreStory>
          )}
          {actions(title)}
        </div>
        {progress < 1 && (
          <button type="button" className="button dark small score-skip" onClick={skip}>
            {locale.words.scores.skip}
          </button>
        )}
      </div>
    </>
  );
}

/** The creatures at those corners of the sheet that cover no content now. */
const Ornaments = (ends: ScrollEnds): ReactNode =>
  ORNAMENTS.map(([id, end]) => (
    <img
      key={id}
      className={`ornament ${id} ${ends[end] ? '' : 'away'}`}
      src={`/art/creatures/${id}.webp`}
      alt=""
      onError={(event) => event.currentTarget.remove()}
    />
  ));
