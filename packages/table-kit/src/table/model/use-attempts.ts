import type { Reason } from '@atoll/engine';
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { ruleBehind, RuleLinksContext } from '../../ui/rule-links.ts';
import type { TableSession } from '../session/table-session.ts';
import type { TableState } from '../session/table-state.ts';
import { explainAttempt } from './explain.ts';
import { GameRulesContext } from './game-rules.ts';
import { refusalText, type GameReason } from './refusals.ts';
import type { TakenBack } from './table-model.ts';
import { useLocale } from '../../words/use-locale.ts';

/** How long a refusal is shown, in ms. */
const READ = 8_000;

interface Refusal {
  readonly text: string | undefined;
  readonly rule: string | undefined;
}
const NOTHING: Refusal = { text: undefined, rule: undefined };

export interface Attempts {
  /**
   * Why the last attempt failed; shown for some seconds, until the prompt changes or the person
   * presses something.
   */
  readonly refusal: string | undefined;
  /** Counts the refusals shown: the same words shown again count as another. */
  readonly refusalCount: number;
  /** The id of the rule behind it, if one is known. */
  readonly rule: string | undefined;
  readonly dismiss: () => void;
  readonly send: (action: unknown) => void;
  /**
   * Takes back from a log entry on, or all that may be, and submits again the actions that were not
   * to be undone.
   */
  readonly takeBack: (back?: TakenBack) => void;
  /**
   * Gives the reason why an action is refused; without one, that no action of the kind is possible.
   */
  readonly explain: (action: unknown) => void;
  /** Shows a refusal whose reason is known. */
  readonly refuse: (reason: string) => void;
}

/**
 * A person's attempts: decisions go to the table, and impossible actions are explained by the
 * rules.
 */
export function useAttempts<V, P, A, E>({
  session,
  state,
  seat,
  reason,
  onTry,
}: {
  readonly session: TableSession<V, P, A, E>;
  /** The shown table. */
  readonly state: TableState<V, P, A, E>;
  /** The seat for which refusals are explained. */
  readonly seat: number;
  readonly reason: GameReason;
  /** Called before an action is sent to the table. */
  readonly onTry?: (what: 'action' | 'undo') => void;
}): Attempts {
  const locale = useLocale();
  // choices hold the actions of the own prompt, whose type they do not know
  const submit = session.submit as TableSession['submit'];
  const [{ text: refusal, rule, refusalCount }, set] = useState({ ...NOTHING, refusalCount: 0 });
  const tell = useCallback(
    (next: Refusal) =>
      set((old) => ({
        ...next,
        refusalCount: old.refusalCount + (next.text === undefined ? 0 : 1),
      })),
    [],
  );
  const { question } = state.prompt;
  const dismiss = useCallback(() => tell(NOTHING), [tell]);
  // the shown reason is in the previous language
  useEffect(dismiss, [question, dismiss, locale]);
  useRead(refusal === undefined ? undefined : refusalCount, dismiss);
  const links = useContext(RuleLinksContext);
  const { load } = useContext(GameRulesContext);
  const latest = useRef({ state, seat, reason, links, onTry });
  latest.current = { state, seat, reason, links, onTry };
  const refused = useCallback(
    (reasons: readonly Reason[], otherwise?: string) => {
      const { reason: ofGame, links: to } = latest.current;
      const behind = reasons.map(({ code }) => to?.ofReason(code)).find((id) => id !== undefined);
      const text = refusalText(locale, reasons, ofGame);
      tell({ text: text === '' ? otherwise : text, rule: behind });
    },
    [locale, tell],
  );
  const take = useCallback(
    async (back?: TakenBack) => {
      let answer = await session.undo(back?.from);
      for (const action of back?.again ?? []) if (answer.ok) answer = await submit(action);
      if (!answer.ok) refused(answer.reasons);
    },
    [refused, session, submit],
  );
  return useMemo(
    () => ({
      refusal,
      refusalCount,
      rule,
      dismiss,
      refuse: (text) => tell({ text, rule: ruleBehind(latest.current.links, text) }),
      takeBack: (back) => {
        latest.current.onTry?.('undo');
        void take(back);
      },
      send: (action) => {
        dismiss();
        latest.current.onTry?.('action');
        void submit(action).then((answer) => {
          if (!answer.ok) refused(answer.reasons);
        });
      },
      explain: (action) => {
        const {
          state: { snapshot, privateView },
          seat: own,
        } = latest.current;
        const { nothing, notNow } = locale.words.table;
        if (action === undefined) return tell({ text: nothing, rule: undefined });
        void load(snapshot?.game ?? '')
          .then((rules) =>
            explainAttempt(rules, { view: snapshot?.view, privateView, seat: own, action }),
          )
          .then(
            (reasons) => refused(reasons, nothing),
            () => tell({ text: notNow, rule: undefined }),
          );
      },
    }),
    [refusal, refusalCount, rule, dismiss, tell, refused, take, submit, load, locale],
  );
}

/**
 * By then the person has read it, and it lies over other things; any press removes it, except on
 * the link to its rule.
 */
function useRead(refusalCount: number | undefined, away: () => void): void {
  useEffect(() => {
    if (refusalCount === undefined) return undefined;
    const timer = setTimeout(away, READ);
    const press = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest('.rule-link'))) away();
    };
    window.addEventListener('pointerdown', press, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', press, true);
    };
  }, [refusalCount, away]);
}
