import {
  arkGlyphShapes,
  awardShapes,
  escalationShapes,
  opportunityBack,
  opportunityShapes,
  pointsShapes,
  regionBadge,
  regionNames,
  resourceShapes,
  stationShapes,
  vesselShapes,
  type ArkGlyphName,
  type RegionName,
  type ResourceName,
} from '../../../packages/games/hidden-ark/art/index.ts';
import { ICON_SIZE, samplesOf, type IconGroup, type IconSample } from './icon-sample.ts';

const RESOURCES: Readonly<Record<ResourceName, string>> = {
  chemical: 'chemistry',
  marine: 'marine biology, study of fish',
  conservation: 'conservation, nature',
  technology: 'technology',
  money: 'money',
};

const GLYPHS: Readonly<Partial<Record<ArkGlyphName, string>>> = {
  build: 'build',
  operation: 'operation: steer, sail the ships',
  upgrade: 'upgrade, improve',
  research: 'research',
  vessel: 'ship, vessel',
  station: 'station at sea, house on piles',
  port: 'port, harbour',
  movement: 'movement over the sea',
  rescue: 'rescue',
  refill: 'refill by the tide',
  escalation: 'escalation: rescues get dearer',
  discount: 'discount, cheaper',
  exchange: 'exchange',
  extension: 'one more space of reach',
  points: 'points (a scallop)',
  opportunity: 'a token to use: ticket, voucher',
  discovery: 'unknown fish, discovery',
  'world-wide': 'world-wide',
};

const REGIONS: Readonly<Record<RegionName, string>> = {
  'north-pacific': 'a sea: North Pacific (a pole star)',
  atlantic: 'a sea: Atlantic (a lighthouse)',
  'south-pacific': 'South Pacific (a palm on its island)',
  indian: 'a sea: Indian Ocean (the monsoon)',
  arctic: 'Arctic (a snow crystal)',
};

/** The smallest size at which a panel shows pieces with parts of their own, in CSS pixels. */
const PIECE_SIZE = 28;

const piece = (
  id: string,
  meaning: string,
  { shapes, box }: { shapes: string; box: number },
): IconSample => ({ id, meaning, shapes, box, size: PIECE_SIZE, ground: 'piece' });

const token = (id: string, meaning: string): IconSample =>
  piece(`token/${id}`, meaning, { shapes: opportunityShapes[id] ?? '', box: 48 });

const escalation = (id: string, meaning: string): IconSample =>
  piece(`escalation/${id}`, meaning, { shapes: escalationShapes[id] ?? '', box: 40 });

export const arkIcons: IconGroup = {
  name: 'hidden-ark',
  about:
    'a board game in which ships of research sail the seas of the world to rescue rare fish that disasters threaten',
  samples: [
    ...samplesOf('resource', resourceShapes, { meanings: RESOURCES, ground: () => 'piece' }),
    ...samplesOf('glyph', arkGlyphShapes, { meanings: GLYPHS, ground: () => 'panel' }),
    ...regionNames.map(
      (name): IconSample => ({
        id: `region/${name}`,
        meaning: REGIONS[name],
        shapes: regionBadge(name),
        box: 24,
        size: ICON_SIZE,
        ground: 'piece',
      }),
    ),
    token('chemical-3', '3 chemistry at once'),
    token('money-2', '2 money at once'),
    token('movement-2', '2 movement, once'),
    token('rescue', 'a rescue, once'),
    token('build', 'build, once'),
    token('upgrade', 'upgrade, once'),
    token('upgrade-marine', 'upgrade of marine biology, kept'),
    token('upgrade-movement', 'upgrade of movement, kept'),
    piece('token/back', 'a token face down', { shapes: opportunityBack, box: 48 }),
    escalation('technology+1', 'costs 1 technology more'),
    escalation('conservation+2', 'costs 2 conservation more'),
    piece('points/3', '3 points', { shapes: pointsShapes(3), box: 40 }),
    piece('award/atlantic', 'award for the Atlantic', { shapes: awardShapes('atlantic'), box: 64 }),
    piece('award/world-wide', 'award for the whole world', {
      shapes: awardShapes('world-wide'),
      box: 64,
    }),
    piece('vessel/1', 'the ship of a player', { shapes: vesselShapes(1), box: 48 }),
    piece('station/3', 'the station of a player', { shapes: stationShapes(3), box: 48 }),
  ],
};
