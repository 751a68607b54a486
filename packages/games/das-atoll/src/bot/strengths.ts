import type { meta } from '../meta.ts';
import { dasAtollBot, type DasAtollBot, type Strength } from './das-atoll-bot.ts';

export type StrengthId = (typeof meta.bots)[number]['id'];

/** Each beats three of the one before in most matches: docs/das-atoll-bots.md. */
const STRENGTHS: Readonly<Record<StrengthId, Omit<Strength, 'id'>>> = {
  shallows: { blur: 7, mild: 1, careless: 1, putOff: 1 },
  lagoon: { blur: 2.2, mild: 1, careless: 1, putOff: 0.3 },
  'open-sea': { blur: 0.55, mild: 1, careless: 0, putOff: 0 },
  'deep-sea': { blur: 0, mild: 0, careless: 0, putOff: 0 },
};

export const namedBot = (id: StrengthId): DasAtollBot => dasAtollBot({ id, ...STRENGTHS[id] });
