import {
  arkGlyph,
  arkGlyphNames,
  arkGlyphShapes,
  awardNames,
  awardShapes,
  escalationShapes,
  iconElement,
  opportunityBack,
  opportunityShapes,
  pointsShapes,
  regionBadge,
  regionNames,
  resourceIcon,
  resourceNames,
  type ArkGlyphName,
} from '../art/index.ts';
import type { ArkTerm } from './words/ark-terms.ts';
import { glyphSet, type IconSet } from '@atoll/table-kit/table/controls/icon-set.ts';

const isGlyph = (name: string): name is ArkGlyphName => arkGlyphNames.some((each) => each === name);

/** Glyphs that stand without a word. */
const GLYPH_TERMS: ReadonlySet<string> = new Set<ArkTerm>([
  ...(['build', 'operation', 'upgrade', 'research'] as const),
  ...(['rescue', 'station', 'vessel', 'opportunity'] as const),
]);

/** The drawings of Hidden Ark by kind and id: "resource:marine", "token:rescue", "glyph:vessel". */
export const arkIcons: IconSet = {
  kind: (name) => (name.startsWith('resource:') ? 'token' : 'glyph'),
  draw: (name, look) => {
    const [kind, id = ''] = name.split(':');
    const titled = look.title === '' ? {} : { title: look.title };
    const resource = resourceNames.find((one) => one === id);
    const region = regionNames.find((one) => one === id);
    const award = awardNames.find((one) => one === id);
    const piece = (shapes: string, box: number): string =>
      iconElement(shapes, look.size, { kind: 'tk', box, ...titled });
    switch (kind) {
      case 'resource':
        return resource && resourceIcon(resource, look.size, titled);
      case 'glyph':
        return isGlyph(id) && id in arkGlyphShapes ? arkGlyph(id, look.size, titled) : undefined;
      case 'token':
        return piece(id === 'back' ? opportunityBack : (opportunityShapes[id] ?? ''), 48);
      case 'region':
        return region && piece(regionBadge(region), 24);
      case 'award':
        return award && piece(awardShapes(award), 64);
      case 'escalation':
        return piece(escalationShapes[id] ?? '', 40);
      case 'points':
        return piece(pointsShapes(Number(id)), 40);
      default:
        return glyphSet.draw(name, look);
    }
  },
  term: (name) => {
    const [kind, id = ''] = name.split(':');
    const explained = kind === 'resource' || (kind === 'glyph' && GLYPH_TERMS.has(id));
    return explained ? id : glyphSet.term(name);
  },
};
