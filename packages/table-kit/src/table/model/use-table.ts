import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Settings } from '../../settings/settings.ts';
import type { RichText } from '../../ui/rich-text.ts';
import type { TableSession } from '../session/table-session.ts';
import type { TableState } from '../session/table-state.ts';
import type { Suggestion } from './hints/advice.ts';
import { aimedAt, NOWHERE, type Aim } from './aim.ts';
import { inHand, type Gesture, type Interaction } from './interaction.ts';
import { othersSince } from './others-since.ts';
import type { Reasons } from './reasons.ts';
import type { GameReason } from './refusals.ts';
import type { Choice, TableModel } from './table-model.ts';
import { useAttempts, type Attempts } from './use-attempts.ts';
import { useAutoAnswer, type AutoAnswer } from './use-auto-answer.ts';
import { useCaution } from './use-caution.ts';
import { useHint, type Hint } from './hints/use-hint.ts';
import { useInteraction } from './use-interaction.ts';
import { usePreview, type PreviewPlan } from './use-preview.ts';
import { useReasons } from './use-reasons.ts';

/** The game's part of a table. Functions must stay the same as long as their results do. */
export interface TableRules<V, A, C> {
  /** All possible choices, from the unfinished selection and the hint's suggestion. */
  readonly present: (interaction: Interaction, advised: A | undefined) => TableModel;
  readonly reason: GameReason;
  /** The answer sent for the person without asking. */
  readonly answer?: AutoAnswer<A>;
  /** The text of a hint. */
  readonly hint: (suggestion: Suggestion<A>) => RichText;
  readonly plan?: PreviewPlan<V, A, C>;
  readonly onHint?: (action: A) => void;
  readonly onHintEnd?: (action: A) => void;
}

/** The target of the pointer, of the keyboard, or of a button that stands for it. */
export interface Pointing {
  readonly aim: Aim;
  /** The target of the keyboard or a button, or ''. */
  readonly pointed: string;
  /** The keyboard or a button targets an item, and the choice if it is exactly one; '' for none. */
  readonly point: (item: string, choice?: Choice) => void;
  /** A pointer rests on an item of the canvas. */
  readonly rest: (item: string | undefined) => void;
}

/**
 * A table in front of a person: the possible choices, the unfinished selection, and all controls.
 */
export interface Table<A, C> {
  readonly model: TableModel;
  readonly interaction: Interaction;
  readonly gesture: (gesture: Gesture) => void;
  readonly attempts: Attempts;
  readonly hint: Hint<A>;
  /** The action that a hint suggests, or else a tutorial points at. */
  readonly advised: A | undefined;
  readonly pointing: Pointing;
  /** The choice that is pointed at, selected, or under a hand that carries a thing. */
  readonly aimed: Choice<A> | undefined;
  readonly preview: C | undefined;
  readonly reasons: Reasons;
  readonly undo: Undo;
  /** Identifies the offered choices, and with the open selection. */
  readonly offered: string;
  readonly moment: string;
}

/** The ways to discard a selection or to undo. */
export interface Undo {
  /** A selection is unfinished. */
  readonly half: boolean;
  /** The current prompt is partly answered. */
  readonly midway: boolean;
  /** Discards an unfinished selection; without one, undoes the current prompt. */
  readonly cancel: () => void;
  /** Discards the actions that wait to be sent; false without any, or while `half`. */
  readonly clear: () => boolean;
  readonly stepBack: () => void;
  /** Undoes the current prompt, or else the last turn. */
  readonly all: () => void;
  /** How many decisions of other seats are undone with the last turn. */
  readonly others: number;
}

const choosesItself = (): undefined => undefined;

/** Everything between the rules of a game and the drawing of its table. */
export function useTable<V, P, A, E, C = never>({
  session,
  state,
  legal,
  ask,
  rules,
}: {
  readonly session: TableSession<V, P, A, E>;
  /** The shown table. */
  readonly state: TableState<V, P, A, E>;
  /** The legal actions now; empty while an earlier moment is shown. */
  readonly legal: readonly A[];
  readonly ask: Settings['askFirst'];
  readonly rules: TableRules<V, A, C>;
}): Table<A, C> {
  const { seat, snapshot, privateView, prompt } = state;
  const view = snapshot?.view;
  const { present, reason, answer = choosesItself, plan } = rules;
  const paused = useAutoAnswer(session, answer);
  const attempts = useAttempts({
    session,
    state,
    seat: Math.max(0, seat),
    reason,
    onTry: (what) => {
      paused.current = what === 'undo';
    },
  });
  const { send, explain } = attempts;
  const all = useCallback(() => attempts.takeBack(), [attempts]);
  const caution = useCaution({
    game: snapshot?.game,
    view,
    privateView,
    seat,
    asked: legal.length > 0,
    ask,
    follow: answer,
  });
  const { interaction, gesture, bind } = useInteraction(prompt.question, {
    caution,
    onSend: ({ action }) => send(action),
    onTakeBack: (back) => (back === 'question' ? all() : attempts.takeBack(back)),
    onExplain: (id) => {
      const { attempt, refusal } = model.items.get(id) ?? {};
      if (refusal === undefined) explain(attempt);
      else attempts.refuse(refusal);
    },
  });
  const hint = useHint({
    state,
    legal,
    say: rules.hint,
    ...(rules.onHint === undefined ? {} : { onArrival: rules.onHint }),
    ...(rules.onHintEnd === undefined ? {} : { onEnd: rules.onHintEnd }),
  });
  // during a carry only the position of the hand changes
  const { state: doing, group, item, asking, refused, carried } = interaction;
  const shown = useMemo(
    (): Interaction => ({ state: doing, group, item, asking, refused, carried, over: '' }),
    [doing, group, item, asking, refused, carried],
  );
  const advised = hint.suggestion?.action ?? (legal.length > 0 ? state.advised : undefined);
  const model = useMemo(() => present(shown, advised), [present, shown, advised]);
  bind(model);

  const offered = `${prompt.question} ${String(legal.length > 0)} ${item} ${asking?.key ?? ''}`;
  const moment = `${offered} ${group}`;
  const pointing = usePointing(moment);
  const hand = doing === 'carrying' && inHand(interaction, model) !== '';
  const pointedAt = aimedAt(hand ? { item: interaction.over, key: '' } : pointing.aim, model);
  // the choices of a model hold the actions of `legal`
  const aimed = (hand ? pointedAt : (asking ?? pointedAt)) as Choice<A> | undefined;
  const preview = usePreview({ state, choice: aimed, plan });
  const reasons = useReasons({ state, table: model, reason });

  const half = group !== '' || item !== '' || asking !== undefined;
  const { midway, undoable } = prompt;
  const last = undoable.at(-1);
  const others = othersSince(state);
  const undo = useMemo(
    (): Undo => ({
      half,
      midway,
      all,
      others,
      cancel: () => {
        if (half) gesture({ do: 'back' });
        else if (midway) all();
      },
      clear: () => !half && session.queue?.clear() === true && (paused.current = true),
      stepBack: () => {
        if (last !== undefined) attempts.takeBack({ from: last, again: [] });
      },
    }),
    [half, midway, all, others, gesture, last, attempts, session, paused],
  );
  return {
    model,
    interaction,
    gesture,
    attempts,
    hint,
    advised,
    pointing,
    aimed,
    preview,
    reasons,
    undo,
    offered,
    moment,
  };
}

/**
 * A button that was pointed at may be removed without a leave event; the focus may target another
 * at once.
 */
function usePointing(moment: string): Pointing {
  const [pointed, setPointed] = useState('');
  const [aim, setAim] = useState<Aim>(NOWHERE);
  useEffect(() => {
    setPointed('');
    setAim(NOWHERE);
  }, [moment]);
  const point = useCallback((item: string, choice?: Choice) => {
    setPointed(item);
    setAim({ item, key: choice?.key ?? '' });
  }, []);
  const rest = useCallback(
    (item: string | undefined) => setAim(item === undefined ? NOWHERE : { item, key: '' }),
    [],
  );
  return useMemo(() => ({ aim, pointed, point, rest }), [aim, pointed, point, rest]);
}
