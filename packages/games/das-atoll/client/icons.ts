import {
  cargoIcon,
  cargoNames,
  dasGlyph,
  dasGlyphShapes,
  type DasGlyphName,
} from '../art/index.ts';
import { glyphSet, type IconSet } from '@atoll/table-kit/table/controls/icon-set.ts';

const isGlyph = (name: string): name is DasGlyphName => name in dasGlyphShapes;

/** The drawings of Das Atoll by kind and id: "cargo:wood", "das:settlement". */
export const dasIcons: IconSet = {
  kind: (name) => (name.startsWith('cargo:') ? 'token' : 'glyph'),
  draw: (name, look) => {
    const [kind, id = ''] = name.split(':');
    const titled = look.title === '' ? {} : { title: look.title };
    const cargo = cargoNames.find((one) => one === id);
    if (kind === 'cargo') return cargo && cargoIcon(cargo, look.size, titled);
    if (kind === 'das') return isGlyph(id) ? dasGlyph(id, look.size, titled) : undefined;
    return glyphSet.draw(name, look);
  },
  term: (name) => {
    const [kind, id] = name.split(':');
    return kind === 'cargo' ? id : glyphSet.term(name);
  },
};
