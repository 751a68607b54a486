import { token, tokenShapes } from '@atoll/art';
import { isKeyOf } from '@atoll/engine';
import { glyphSet, type IconSet } from '@atoll/table-kit/table/controls/icon-set.ts';
import { iconKind } from './icon-kind.ts';
import { termOfIcon } from './panels/icon-terms.ts';

/**
 * The drawings of Atoll: tokens in their own colours, sizes and groups of animals on discs, and
 * glyphs.
 */
export const atollIcons: IconSet = {
  kind: iconKind,
  draw: (name, look) =>
    isKeyOf(tokenShapes, name)
      ? token(name, look.size, look.title === '' ? {} : { title: look.title })
      : glyphSet.draw(name, look),
  term: termOfIcon,
};
