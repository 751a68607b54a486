import type { Reason } from '@atoll/engine';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { RuleLinksContext } from '../../ui/rule-links.ts';
import type { TableState } from '../session/table-state.ts';
import { explainAttempts } from './explain.ts';
import { GameRulesContext } from './game-rules.ts';
import { NO_REASONS, refusedAttempts, type Reasons } from './reasons.ts';
import { refusalText, type GameReason } from './refusals.ts';
import type { TableModel } from './table-model.ts';
import { useLocale } from '../../words/use-locale.ts';

/** How long to wait before asking the rules: the first picture is drawn before, in ms. */
const LATER = 300;

/** Why each refused thing is refused. Empty until the rules have answered, and without a prompt. */
export function useReasons({
  state,
  table,
  reason,
}: {
  readonly state: TableState;
  readonly table: TableModel;
  readonly reason: GameReason;
}): Reasons {
  const locale = useLocale();
  const rules = useContext(GameRulesContext);
  const {
    seat,
    snapshot,
    privateView,
    prompt: { question },
  } = state;
  const view = snapshot?.view;
  const game = snapshot?.game ?? '';
  const [held, hold] = useState<{ readonly view: unknown; readonly reasons: Reasons }>();
  const asked = table.question !== 'none' && seat >= 0;
  // the table changes with every step of a selection, the refused things only with the prompt
  const refused = useEffectEvent(() => refusedAttempts(table));
  const links = useContext(RuleLinksContext);
  const sentence = useEffectEvent((why: Reason): string => {
    const text = refusalText(locale, [why], reason);
    const rule = links?.ofReason(why.code);
    if (rule !== undefined) links?.sentences.set(text, rule);
    return text;
  });
  useEffect(() => {
    if (!asked) return undefined;
    let gone = false;
    const timer = setTimeout(() => {
      const actions = refused();
      rules.load(game).then(
        (found) => {
          if (gone) return;
          const all = explainAttempts(found, { view, privateView, seat, actions });
          // the rules give reasons in the order of their weight
          const entries = actions.map((action, i) => {
            const why = all[i]?.[0];
            return [JSON.stringify(action), why === undefined ? '' : sentence(why)] as const;
          });
          hold({ view, reasons: new Map(entries) });
        },
        (error: unknown) => console.warn(error),
      );
    }, LATER);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [asked, rules, game, view, privateView, seat, question, locale, reason]);
  return held !== undefined && held.view === view ? held.reasons : NO_REASONS;
}
