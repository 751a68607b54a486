import { useSyncExternalStore, type ReactNode } from 'react';
import { Slide } from '@atoll/table-kit/table/controls/choices/slide.tsx';
import type { ReplaySession } from '@atoll/table-kit/table/session/replay-session.ts';
import { CopyButton } from '@atoll/table-kit/ui/copy-button.tsx';
import type { ReplayWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { fileAddress } from '../../net/api.ts';
import { momentPath } from './position-link.ts';
import type { PlottedLine } from './points/plotted-lines.ts';
import { PointsLine } from './points/points-line.tsx';
import { SPEEDS } from './playing-pace.ts';
import type { HiddenEnd } from './use-hidden-end.ts';
import type { Playing } from './use-playing.ts';
import { movesIn, type ReplayMove } from './use-replay-keys.ts';

interface ReplayBarProps {
  readonly session: ReplaySession;
  readonly words: ReplayWords;
  readonly names: readonly string[];
  readonly playing: Playing;
  /** Undefined for a match from a file of the person's own. */
  readonly matchId: string | undefined;
  /** The lines of points; by default those of all seats. */
  readonly lines: readonly PlottedLine[] | undefined;
  /** Whether the lines may show what comes after the position. */
  readonly end: HiddenEnd['end'];
  /** Marks above the range. */
  readonly marks: ReactNode;
  /** Further buttons. */
  readonly extra: ReactNode;
}

/** Paths in a box of 24 by 24. */
const SHAPES: Readonly<Record<ReplayMove | 'play' | 'pause', string>> = {
  start: 'M5 5h3v14H5zM19 5v14L9 12z',
  roundBack: 'M12 5v14L3 12zM21 5v14l-9-7z',
  turnBack: 'M17 5v14L6 12z',
  back: 'M15 6v12l-6-6zM17 6h2v12h-2z',
  play: 'M7 4v16l13-8z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  forward: 'M9 6v12l6-6zM5 6h2v12H5z',
  turnOn: 'M7 5v14l11-7z',
  roundOn: 'M12 5v14l9-7zM3 5v14l9-7z',
  end: 'M16 5h3v14h-3zM5 5v14l10-7z',
};

/** The bar of a replay: points, positions, speed, and viewpoint. */
export function ReplayBar({
  session,
  words,
  names,
  playing,
  matchId,
  lines,
  end,
  marks,
  extra,
}: ReplayBarProps): ReactNode {
  const position = useSyncExternalStore(session.subscribe, session.position);
  const seat = session.viewpoint();
  const { rounds } = session.timeline;
  const moves = movesIn(session);
  const button = (move: ReplayMove): ReactNode => (
    <BarButton label={words[move]} shape={SHAPES[move]} onPress={moves[move]} />
  );
  return (
    <footer className="replay-bar" aria-label={words.bar}>
      <ReplayTime {...{ session, words, lines, end, marks }} />
      <div className="replay-keys">
        <div className="replay-moves">
          {button('start')}
          {rounds.length > 0 && button('roundBack')}
          {button('turnBack')}
          {button('back')}
          <BarButton
            label={playing.on ? words.pause : words.play}
            shape={playing.on ? SHAPES.pause : SHAPES.play}
            onPress={playing.toggle}
          />
          {button('forward')}
          {button('turnOn')}
          {rounds.length > 0 && button('roundOn')}
          {button('end')}
        </div>
        <output className="replay-position">{words.position(position, session.length)}</output>
        <Picker
          label={words.speed}
          value={playing.speed}
          options={SPEEDS.map((speed) => [speed, words.times(speed)])}
          onPick={playing.setSpeed}
        />
        <ViewpointPicker {...{ session, words, names }} />
        <Slide className="replay-actions">
          {matchId !== undefined && (
            <>
              <CopyButton
                className="button second small"
                label={words.link}
                text={`${location.origin}${momentPath(matchId, { at: position, seat })}`}
              />
              <a className="button second small" href={fileAddress(matchId)} download>
                {words.save}
              </a>
            </>
          )}
          {extra}
        </Slide>
        <small className="replay-hint">{words.keys}</small>
      </div>
    </footer>
  );
}

/** The points over the match, and the range of its positions. */
function ReplayTime({
  session,
  words,
  lines,
  end,
  marks,
}: Pick<ReplayBarProps, 'session' | 'words' | 'lines' | 'end' | 'marks'>): ReactNode {
  const position = useSyncExternalStore(session.subscribe, session.position);
  const { rounds } = session.timeline;
  const round = rounds.filter((begin) => begin <= position).length;
  return (
    <div className="replay-time">
      <PointsLine
        session={session}
        label={words.points}
        lines={lines}
        until={lines || end === 'hidden' ? position : undefined}
      />
      {marks}
      <input
        type="range"
        min={0}
        max={session.length}
        value={position}
        aria-label={words.bar}
        aria-valuetext={words.positionSpoken(position, session.length, round)}
        onChange={({ target }) => session.goTo(Number(target.value))}
      />
    </div>
  );
}

const BarButton = ({
  label,
  shape,
  onPress,
}: {
  readonly label: string;
  readonly shape: string;
  readonly onPress: () => void;
}): ReactNode => (
  <button type="button" className="icon-button" aria-label={label} onClick={onPress}>
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={shape} fill="currentColor" />
    </svg>
    <span className="replay-tip" aria-hidden="true">
      {label}
    </span>
  </button>
);

/** The viewpoint; with all hands open where there are any. */
const ViewpointPicker = ({
  session,
  words,
  names,
}: Pick<ReplayBarProps, 'session' | 'words' | 'names'>): ReactNode => (
  <Picker
    label={words.seat}
    value={session.viewpoint()}
    options={[
      [-1, words.nobody],
      ...names.map((name, i) => [i, name] as const),
      ...(session.hides ? [['open', words.openHands] as const] : []),
    ]}
    onPick={session.lookFrom}
  />
);

const Picker = <T extends number | string>({
  label,
  value,
  options,
  onPick,
}: {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  readonly onPick: (value: T) => void;
}): ReactNode => (
  <label className="replay-picker">
    <span>{label}</span>
    <select
      value={value}
      onChange={({ target }) => {
        const picked = options[target.selectedIndex];
        if (picked !== undefined) onPick(picked[0]);
      }}
    >
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
