import { ESCALATIONS, TILES, TOKENS, type FishTile } from '../cards/index.ts';
import { facts, text } from './text.ts';

/** Every fish and every kind of token as it reads, for proof-reading. */
export function cardTexts(): readonly string[] {
  return [
    ...TILES.map(tileText),
    ...TOKENS.map((token) => `${token.id} (${token.kind}, ${token.count} of them)`),
    ...ESCALATIONS.map((token) => `escalation ${token.id} (${token.count} of them)`),
  ];
}

function tileText(tile: FishTile): string {
  const cost = Object.entries(tile.cost).map(([resource, amount]) => `${amount} ${resource}`);
  const needs = tile.needs === 'none' ? '' : ` Needs 2 ${tile.needs}.`;
  return [
    `${tile.id} ${text.tileName(tile.id)} (${tile.scientific}, ${tile.status}), ${tile.region}`,
    `${cost.join(', ')}.${needs} ${tile.points} points, 1 ${tile.discount} less from then on.`,
    facts[tile.id] ?? '',
  ].join('\n');
}
