import { pushFrame, reefOf } from '../context.ts';
import { isForbidden } from '../modifiers.ts';
import { cleanCorals } from '../ops/pollute.ts';
import { purse } from '../payment.ts';
import { refuse } from '../reason.ts';
import { bloomRate, SALE_RATE } from '../rules/support.ts';
import type { ActionOf, Verb } from './verb.ts';

/** Coins for a Water Purification, and the corals that it cleans at the most. */
const PURIFY_PRICE = 1;
const PURIFY_CORALS = 2;

const PURIFY = { type: 'purify' } as const;
const SELL = { type: 'sell' } as const;
const BLOOM = { type: 'bloom' } as const;

/** Support action 1: cleans corals for a coin, and rules out Tourists this round. */
export const purify: Verb<ActionOf<'purify'>> = {
  list(state, seat, legal) {
    if (purify.check(state, seat, PURIFY)) legal.push(PURIFY);
  },
  check(state, seat, _action, reasons) {
    const reef = reefOf(state, seat);
    if (isForbidden(state, reef, 'purification')) return refuse(reasons, 'purification-forbidden');
    if (reef.purified) return refuse(reasons, 'used-this-round');
    const have = purse(reef, 'coins');
    if (have < PURIFY_PRICE) return refuse(reasons, 'too-expensive', { need: PURIFY_PRICE, have });
    return reef.corals.some((coral) => coral.polluted) || refuse(reasons, 'nothing-polluted');
  },
  begin(ctx, seat) {
    reefOf(ctx.state, seat).purified = true;
    ctx.events.push({ type: 'supportUsed', seat, support: 'purify' });
    const todo = [
      { op: 'charge', of: 'coins', amount: PURIFY_PRICE },
      { op: 'clean', upTo: PURIFY_CORALS, least: 1 },
    ] as const;
    pushFrame(ctx, seat, { card: '', todo });
  },
};

/** Support action 2: sells plankton for coins. */
export const sell: Verb<ActionOf<'sell'>> = {
  list(state, seat, legal) {
    if (sell.check(state, seat, SELL)) legal.push(SELL);
  },
  check(state, seat, _action, reasons) {
    const reef = reefOf(state, seat);
    if (reef.sold) return refuse(reasons, 'used-this-round');
    const have = purse(reef, 'plankton');
    return have >= SALE_RATE || refuse(reasons, 'too-little-plankton', { need: SALE_RATE, have });
  },
  begin(ctx, seat) {
    reefOf(ctx.state, seat).sold = true;
    ctx.events.push({ type: 'supportUsed', seat, support: 'sell' });
    pushFrame(ctx, seat, { card: '', todo: [{ op: 'sale' }] });
  },
};

/** Support action 3: plankton for pollution. */
export const bloom: Verb<ActionOf<'bloom'>> = {
  list(state, seat, legal) {
    if (bloom.check(state, seat, BLOOM)) legal.push(BLOOM);
  },
  check(state, seat, _action, reasons) {
    const reef = reefOf(state, seat);
    if (reef.bloomed) return refuse(reasons, 'used-this-round');
    return cleanCorals(reef) > 0 || refuse(reasons, 'no-clean-coral');
  },
  begin(ctx, seat) {
    const reef = reefOf(ctx.state, seat);
    reef.bloomed = true;
    ctx.events.push({ type: 'supportUsed', seat, support: 'bloom' });
    pushFrame(ctx, seat, {
      card: '',
      todo: [{ op: 'bloom', rate: bloomRate(ctx.state, reef), least: 1 }],
    });
  },
};
