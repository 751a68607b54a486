import {
  arkGlyph,
  arkGlyphNames,
  arkGlyphShapes,
  awardNames,
  awardShapes,
  escalationShapes,
  opportunityBack,
  opportunityShapes,
  pointsShapes,
  regionBadge,
  regionNames,
  resourceIcon,
  resourceNames,
  type ArkGlyphName,
} from '@atoll/art/hidden-ark';
import type { ArkTerm } from './words/ark-terms.ts';
import { glyphSet, type IconSet } from '../../table/controls/icon-set.ts';

interface Look {
  readonly size: number;
  readonly title: string;
}

const spoken = (title: string): string =>
  title === ''
    ? 'aria-hidden="true"'
    : `role="img" aria-label="${title.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

const drawn = (shapes: string, box: number, { size, title }: Look): string =>
  `<svg viewBox="0 0 ${box} ${box}" width="${size}" height="${size}" ${spoken(title)}>${shapes}</svg>`;

const isGlyph = (name: string): name is ArkGlyphName =>
  (arkGlyphNames as readonly string[]).includes(name);

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
    switch (kind) {
      case 'resource':
        return resource && resourceIcon(resource, look.size, titled);
      case 'glyph':
        return isGlyph(id) && id in arkGlyphShapes ? arkGlyph(id, look.size, titled) : undefined;
      case 'token':
        return drawn(id === 'back' ? opportunityBack : (opportunityShapes[id] ?? ''), 48, look);
      case 'region':
        return region && drawn(regionBadge(region), 24, look);
      case 'award':
        return award && drawn(awardShapes(award), 64, look);
      case 'escalation':
        return drawn(escalationShapes[id] ?? '', 40, look);
      case 'points':
        return drawn(pointsShapes(Number(id)), 40, look);
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
