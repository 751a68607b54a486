import type { HiddenArkAction, HiddenArkView } from '../src/index.ts';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ControlsContext } from '@atoll/table-kit/table/controls/controls-context.ts';
import { controlsOf } from '@atoll/table-kit/table/controls/controls-of.ts';
import { LogPanel } from '@atoll/table-kit/table/controls/log-panel.tsx';
import { WithTalk } from '@atoll/table-kit/table/controls/talk/with-talk.tsx';
import type { Gesture, Interaction } from '@atoll/table-kit/table/model/interaction.ts';
import { useTable, type Table } from '@atoll/table-kit/table/model/use-table.ts';
import { TableFrame } from '@atoll/table-kit/table/table-frame.tsx';
import { tableOf } from '@atoll/table-kit/table/table-of.tsx';
import { useTableTexts } from '@atoll/table-kit/table/use-table-texts.ts';
import './style/all.ts';
import { arkIcons } from './icons.ts';
import { Actions } from './panels/actions.tsx';
import { Crews } from './panels/crews.tsx';
import { MapPlaceSection } from './panels/map-place.tsx';
import { Board } from './panels/own-board.tsx';
import { Race } from './panels/race.tsx';
import { Purse } from './panels/purse.tsx';
import { RescueMoment } from './panels/moment.tsx';
import { Sheets, type Opened } from './panels/sheets/sheets.tsx';
import { Tabs } from './panels/tabs.tsx';
import { TokenRow } from './panels/token-row.tsx';
import { statusOf } from './present/game-words.ts';
import { hintSentence } from './present/hint.ts';
import { arkModel } from './present/model.ts';
import { asMeant } from './present/named.ts';
import { partAsked, type Tab } from './present/tab.ts';
import { stepLines, stepSentences } from './present/step-texts.ts';
import { loadGlossary } from './glossary.ts';
import { useVoyage } from './use-voyage.ts';
import { useArkLocale } from './words/ark-locale.ts';
import type { ArkScreenProps } from './table-types.ts';

/** The state of a playable table. */
function useArkTable({ session, settings, shown }: ArkScreenProps) {
  const locale = useArkLocale();
  const { state, legal, view } = shown;
  const { seat } = state;
  const present = useCallback(
    (interaction: Interaction, advised: HiddenArkAction | undefined) =>
      arkModel(locale, { view, seat, legal, interaction, advised }),
    [locale, view, seat, legal],
  );
  const reason = useCallback(
    (code: string, details?: Readonly<Record<string, string | number>>) =>
      locale.text.reasonText({ code, ...(details && { details }) }),
    [locale],
  );
  const { session: sailing, owed } = useVoyage(session);
  const table = useTable({
    ...{ session: sailing, state, legal, ask: settings.askFirst },
    rules: { present, reason, hint: (suggestion) => hintSentence(locale, suggestion, view) },
  });
  const { gesture, model, interaction } = table;
  const meant = useCallback(
    (made: Gesture) => gesture(asMeant(made, model, interaction)),
    [gesture, model, interaction],
  );
  return { table: { ...table, gesture: meant }, owed };
}

/** The shown part: the one with the prompt, until the person opens another. */
function usePart(view: HiddenArkView, { model, interaction: { group } }: Table<unknown, unknown>) {
  const asked = partAsked(view, model, group);
  const [part, setPart] = useState<Tab | 'none'>(asked);
  useEffect(() => setPart(asked), [asked, group]);
  return [part, setPart] as const;
}

const STEP_WORDS = { sentences: stepSentences, lines: stepLines, terms: loadGlossary };

function Screen(props: ArkScreenProps): ReactNode {
  const { settings, names, shown } = props;
  const locale = useArkLocale();
  const { game } = locale;
  const { state, view, came, legal } = shown;
  const { seat, snapshot, prompt, steps } = state;
  const { table, owed } = useArkTable(props);
  const [part, setPart] = usePart(view, table);
  const [opened, open] = useState<Opened>('nothing');
  const [zoomHome, setZoomHome] = useState<HTMLElement | null>(null);
  const [noteHome, setNoteHome] = useState<HTMLElement | null>(null);
  const { side } = view;
  const said = useMemo(() => ({ names, side }), [names, side]);
  const { tell, lines, terms } = useTableTexts(locale, said, STEP_WORDS);
  const status = statusOf(locale, { table: state, names });
  const controls = controlsOf(table);
  const shownSeat = Math.max(0, seat);
  return (
    <TableFrame id="tb" {...{ table, state, settings, status, tell, terms }}>
      {({ live, status: region }) => (
        <>
          <div className="ark-root">
            <div
              className="ark-screen"
              data-part={part}
              data-side={side}
              data-column={view.turn.column}
            >
              <ControlsContext value={controls}>
                <MapPlaceSection
                  {...{ view, seat, names, table, settings, live, came, zoomHome, noteHome }}
                >
                  <RescueMoment {...{ steps, side, names, came, animation: settings.animation }} />
                </MapPlaceSection>
                <div className="ark-note-home" ref={setNoteHome} />
                <div className="ark-deck">
                  <TokenRow view={view} />
                  <div className="ark-do">
                    <Actions view={view} seat={shownSeat} {...{ table, legal, prompt, owed }} />
                  </div>
                </div>
                <div className="ark-foot">
                  <Purse view={view} seat={shownSeat} />
                  <div className="ark-zoom" ref={setZoomHome} />
                </div>
                <Tabs open={part} onOpen={setPart} />
                <section
                  className="ark-board"
                  aria-label={seat >= 0 ? game.board : game.boardOf(names[shownSeat] ?? '')}
                >
                  <Board view={view} seat={shownSeat} />
                </section>
              </ControlsContext>
              <div className="ark-side">
                <Crews view={view} seats={snapshot?.seats ?? []} names={names} onOpen={open} />
                <ControlsContext value={controls}>
                  <Race view={view} names={names} onList={() => open('fish')} />
                </ControlsContext>
                <WithTalk label={game.tabs.log}>
                  <LogPanel
                    id="tb-log"
                    steps={state.steps}
                    lines={lines}
                    stop={prompt.undoable[0]}
                  />
                </WithTalk>
              </div>
              <Sheets
                {...{ view, names, opened, seat: seat >= 0 ? seat : Math.max(0, view.turn.seat) }}
                onClose={() => open('nothing')}
              />
            </div>
          </div>
          {region}
        </>
      )}
    </TableFrame>
  );
}

/** The table of Hidden Ark below the status bar. */
export const ArkTable = tableOf({ Screen, icons: arkIcons });
