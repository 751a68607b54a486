import type { AtollEvent, AtollView } from '../../src/index.ts';
import { useMemo } from 'react';
import type { Transition } from '@atoll/table-kit/table/canvas/transition.ts';
import type { SceneInput } from '../scene/atoll-scene.ts';
import type { Parts } from './use-parts.ts';

/**
 * The input of the canvas: the things on the table, the aimed one, and the card in a hand or over
 * its place.
 */
export function useSceneInput(
  { control, screen, drag: { carried } }: Parts,
  view: AtollView,
  transition: Transition<AtollEvent>,
): SceneInput {
  const {
    model,
    aimed,
    interaction: { asking },
    pointing: { pointed },
  } = control;
  const { input } = screen;
  const hand = carried?.at;
  const inHand = carried === undefined ? undefined : model.items.get(carried.item)?.card;
  const card = inHand ?? (view.question.kind === 'cell' ? view.question.card : '');
  const focus = pointed || (asking?.item ?? '');
  const cell =
    carried === undefined
      ? (aimed?.item ?? '')
      : model.items.get(carried.over)?.choices.length === 1
        ? carried.over
        : '';
  return useMemo(
    () => input(model, { transition, focus, ghost: { card, cell, hand } }),
    [input, model, transition, focus, card, cell, hand],
  );
}
