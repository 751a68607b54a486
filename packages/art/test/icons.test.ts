import { describe, expect, test } from '@jest/globals';
import { glyph, glyphNames, logo, mark, seatMarks, token, tokenNames } from '../src/index.ts';
import type { GlyphName, TokenName } from '../src/index.ts';

const TOKENS: TokenName[] = ['coin', 'plankton', 'scale', 'popularity', 'pollution', 'fatigue', 'colony', 'hunt', 'symbiosis',
  'first-player'];

const GLYPHS: GlyphName[] = ['small', 'medium', 'large', 'any-fish', 'any-animal', 'other', 'crustacean', 'bivalve', 'cephalopod',
  'reptile', 'cnidarian', 'starfish', 'sea-cucumber', 'rise', 'fall', 'feed', 'shelter', 'algae', 'immediate', 'endgame', 'action',
  'passive', 'tourists', 'scientists', 'undo', 'menu', 'log', 'chat', 'check', 'close', 'clock', 'bot', 'share', 'plus', 'eye', 'sound',
  'copy', 'link', 'settings', 'pass'];

describe('icons', () => {
  test('exist for every piece and word of the game', () => {
    expect(tokenNames).toEqual(expect.arrayContaining(TOKENS));
    expect(glyphNames).toEqual(expect.arrayContaining(GLYPHS));
  });

  test.each([...tokenNames.map(n => [n, token(n)]), ...glyphNames.map(n => [n, glyph(n)])])('%s is sound', (_, svg) => {
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 24 24"[^>]*>.*<\/svg>$/s);
  });

  test('no two tokens and no two glyphs are drawn alike', () => {
    expect(new Set(tokenNames.map(n => token(n))).size).toBe(tokenNames.length);
    expect(new Set(glyphNames.map(n => glyph(n))).size).toBe(glyphNames.length);
  });

  test('are spoken only when they have a title', () => {
    expect(token('coin', 20)).toContain('aria-hidden="true"');
    expect(token('coin', 20, { title: 'a "good" coin' })).toContain('role="img" aria-label="a &quot;good&quot; coin"');
  });

  test('every seat has a mark of its own shape and colour', () => {
    expect(new Set(seatMarks.map(m => m.outline)).size).toBe(4);
    expect(new Set(seatMarks.map(m => m.colour)).size).toBe(4);
    expect(mark(2, 20)).toContain('aria-label="Pearl"');
    expect(logo(32)).not.toMatch(/NaN|undefined/);
  });
});
