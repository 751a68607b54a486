import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TableSession } from '../session/table-session.ts';
import type { TableState } from '../session/table-state.ts';
import { explainAttempt } from './explain.ts';
import { refusalText, type GameReason } from './refusals.ts';
import type { TakenBack } from './table-model.ts';
import { useLocale } from '../../words/use-locale.ts';

/** How long a refusal is told, in ms. */
const READ = 8_000;

export interface Attempts {
  /**
   * Why the last attempt came to nothing; told for some seconds, until the question changes or
   * something is pressed.
   */
  readonly refusal: string | undefined;
  readonly dismiss: () => void;
  readonly send: (action: unknown) => void;
  /** Takes back from a log entry on, or all that may be, and submits again what was not meant. */
  readonly takeBack: (back?: TakenBack) => void;
  /** Says why an action is refused; without one, that nothing of the kind can be done. */
  readonly explain: (action: unknown) => void;
  /** Tells a refusal whose reason is known. */
  readonly refuse: (reason: string) => void;
}

/**
 * What a person tries: decisions go to the table, and what cannot be done is explained by the
 * rules.
 */
export function useAttempts({
  session,
  state,
  seat,
  reason,
  onTry,
}: {
  readonly session: TableSession;
  /** The table as it is shown. */
  readonly state: TableState;
  /** The seat for which refusals are explained. */
  readonly seat: number;
  readonly reason: GameReason;
  /** Told before something is sent to the table. */
  readonly onTry?: (what: 'action' | 'undo') => void;
}): Attempts {
  const locale = useLocale();
  const [refusal, setRefusal] = useState<string>();
  const { question } = state.duty;
  const dismiss = useCallback(() => setRefusal(undefined), []);
  useEffect(dismiss, [question, dismiss]);
  useRead(refusal, dismiss);
  const latest = useRef({ state, seat, reason, onTry });
  latest.current = { state, seat, reason, onTry };
  const take = useCallback(
    async (back?: TakenBack) => {
      let answer = await session.undo(back?.from);
      for (const action of back?.again ?? []) if (answer.ok) answer = await session.submit(action);
      if (!answer.ok) setRefusal(refusalText(locale, answer.reasons, latest.current.reason));
    },
    [locale, session],
  );
  return useMemo(
    () => ({
      refusal,
      dismiss,
      refuse: setRefusal,
      takeBack: (back) => {
        latest.current.onTry?.('undo');
        void take(back);
      },
      send: (action) => {
        dismiss();
        latest.current.onTry?.('action');
        void session.submit(action).then((answer) => {
          if (!answer.ok) setRefusal(refusalText(locale, answer.reasons, latest.current.reason));
        });
      },
      explain: (action) => {
        const {
          state: { snapshot, privateView },
          seat: own,
          reason: ofGame,
        } = latest.current;
        const { nothing, notNow } = locale.words.table;
        if (action === undefined) return setRefusal(nothing);
        void explainAttempt({
          game: snapshot?.game ?? '',
          view: snapshot?.view,
          privateView,
          seat: own,
          action,
        }).then(
          (reasons) => setRefusal(refusalText(locale, reasons, ofGame) || nothing),
          () => setRefusal(notNow),
        );
      },
    }),
    [refusal, dismiss, take, session, locale],
  );
}

/**
 * It has been read by then, and lies over other things; whatever is pressed next comes without it.
 */
function useRead(refusal: string | undefined, away: () => void): void {
  useEffect(() => {
    if (refusal === undefined) return undefined;
    const timer = setTimeout(away, READ);
    window.addEventListener('pointerdown', away, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', away, true);
    };
  }, [refusal, away]);
}
