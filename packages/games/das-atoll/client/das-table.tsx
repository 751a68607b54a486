import { handChange, sumOf } from '../src/table-facts.ts';
import { useContext, useMemo, type ReactNode } from 'react';
import { motionWish } from '@atoll/table-kit/table/canvas/use-transition.ts';
import { ControlsContext } from '@atoll/table-kit/table/controls/controls-context.ts';
import { controlsOf } from '@atoll/table-kit/table/controls/controls-of.ts';
import { LogPanel } from '@atoll/table-kit/table/controls/log-panel.tsx';
import { TalkContext } from '@atoll/table-kit/table/controls/talk/talk-context.ts';
import { TableFrame } from '@atoll/table-kit/table/table-frame.tsx';
import { tableOf } from '@atoll/table-kit/table/table-of.tsx';
import { useTableTexts } from '@atoll/table-kit/table/use-table-texts.ts';
import './style/all.ts';
import { loadGlossary } from './glossary.ts';
import { dasIcons } from './icons.ts';
import { diceCounts, handNews, ownNews } from './step-changes.ts';
import { Bank } from './panels/bank.tsx';
import { Dice, DiceHistory } from './panels/dice.tsx';
import { OwnPart } from './panels/own-part.tsx';
import { MapPlaceSection } from './panels/map-place.tsx';
import { Players, SeatStrip } from './panels/players.tsx';
import { Points } from './panels/points.tsx';
import { Round } from './panels/round.tsx';
import { Forms } from './panels/forms.tsx';
import { Announcement } from './panels/offer-time.tsx';
import { Tabs } from './panels/tabs.tsx';
import { statusOf } from './present/game-words.ts';
import { useMapInSight } from './use-map-in-sight.ts';
import { offerTimeText } from './present/offer-time-text.ts';
import { namesIn } from './present/places.ts';
import { stepLines, stepSentences } from './present/step-texts.ts';
import { useLands } from './use-lands.ts';
import { useDasTable } from './use-das-table.ts';
import { usePart } from './use-part.ts';
import { useSequence } from './use-sequence.ts';
import { useDasLocale } from './words/das-locale.ts';
import type { DasScreenProps } from './table-types.ts';

const STEP_WORDS = { sentences: stepSentences, lines: stepLines, terms: loadGlossary };

function Screen(props: DasScreenProps): ReactNode {
  const { session, settings, names, shown } = props;
  const locale = useDasLocale();
  const { state, view, legal, came } = shown;
  const { seat, snapshot, prompt, steps } = state;
  const own = state.privateView;
  const hands = state.hands;
  const { table, plan } = useDasTable({ session, shown, names, ask: settings.askFirst });
  const sequence = useSequence(session);
  const lands = useLands(view);
  const said = useMemo(() => namesIn(locale, lands, names), [locale, lands, names]);
  const { tell, lines, terms } = useTableTexts(locale, said, STEP_WORDS);
  const status = statusOf(locale, { table: state, names });
  const { aimed, interaction } = table;
  const offerTime = offerTimeText(locale, snapshot?.aside, { answers: view.answers, names, seat });
  const step = steps.at(-1)?.seq ?? -1;
  const handed = useMemo(
    () => ({ cards: handNews(steps, names.length), step }),
    [steps, names.length, step],
  );
  const mine = useMemo(() => ({ cards: ownNews(steps, seat), step }), [steps, seat, step]);
  const counts = useMemo(() => diceCounts(steps), [steps]);
  const throws = sumOf(counts);
  const change = aimed === undefined || seat < 0 ? undefined : handChange(view, seat, aimed.action);
  const { still } = motionWish(settings.animation);
  const people = { view, seats: snapshot?.seats ?? [], names, own: seat, news: handed };
  const { part, wanted, open, openSeat } = usePart({
    asked: table.model.question !== 'none' || interaction.group !== '',
  });
  const talk = useContext(TalkContext);
  const screen = useMapInSight(table, () => open('table'));
  return (
    <TableFrame id="tb" {...{ table, state, settings, status, tell, terms }}>
      {({ live, status: region }) => (
        <>
          <div className="das-root">
            <div className="das-screen" data-part={part} ref={screen}>
              <SeatStrip {...people} onOpen={openSeat} />
              <MapPlaceSection
                {...{ view, lands, seat, names, table, steps, settings, live, came }}
              >
                <Dice view={view} step={throws} still={still || came === 'jumped'} />
                <Bank view={view} />
                <p className="das-when" aria-hidden="true">
                  <Round {...{ locale }} round={view.round} />
                </p>
              </MapPlaceSection>
              <Forms
                {...{ session, table, view, own, seat, names, sequence, plan }}
                aside={snapshot?.aside}
                ahead={state.serverAhead ?? 0}
                legal={legal}
                group={interaction.group}
              />
              <Players {...people} {...{ hands, wanted }} />
              <div className="das-more">
                <LogPanel id="tb-log" steps={steps} lines={lines} stop={prompt.undoable[0]} />
                <DiceHistory counts={counts} />
                <Points view={view} names={names} />
                {part === 'talk' && talk?.panel}
              </div>
              <Announcement live={live} text={offerTime} />
              <Tabs open={part} onOpen={open} />
              <ControlsContext value={controlsOf(table)}>
                <OwnPart
                  {...{ view, own, seat, table, prompt, change }}
                  news={mine}
                  sending={sequence.sending}
                />
              </ControlsContext>
            </div>
          </div>
          {region}
        </>
      )}
    </TableFrame>
  );
}

/** The table of Das Atoll below the status bar. */
export const DasTable = tableOf({ Screen, icons: dasIcons });
