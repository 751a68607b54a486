import type { meta } from '../meta.ts';
import { dasAtollBot, type DasAtollBot, type Strength } from './das-atoll-bot.ts';

export type StrengthId = (typeof meta.bots)[number]['id'];

/** Each beats three of the one before in most matches: docs/das-atoll-bots.md. */
const STRENGTHS: Readonly<Record<StrengthId, Omit<Strength, 'id'>>> = {
  shallows: { blur: 1, overlooked: 0.87 },
  lagoon: { blur: 0.7, overlooked: 0.62 },
  'open-sea': { blur: 0.5, overlooked: 0 },
  'deep-sea': { blur: 0, overlooked: 0 },
};

export const namedBot = (id: StrengthId): DasAtollBot => dasAtollBot({ id, ...STRENGTHS[id] });
