import { token, type TokenName } from '@atoll/art';
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
    iconKind(name) !== 'token'
      ? glyphSet.draw(name, look)
      : token(name as TokenName, look.size, look.title === '' ? {} : { title: look.title }),
  term: termOfIcon,
};
