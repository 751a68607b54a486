import type { Award, Column, Resource } from './cards/index.ts';

/** Where a token came from. */
export type TokenSource = 'row' | 'pool' | 'location' | 'tile';

/** The events, in order; nothing is hidden. */
export type HiddenArkEvent =
  | { readonly type: 'placed'; readonly seat: number; readonly location: string }
  | { readonly type: 'turnedUp'; readonly tokens: readonly string[] }
  | {
      readonly type: 'took';
      readonly seat: number;
      readonly token: string;
      readonly from: TokenSource;
    }
  | { readonly type: 'turnedDown'; readonly seat: number; readonly token: string }
  | {
      readonly type: 'gained' | 'paid' | 'waiting' | 'lost';
      readonly seat: number;
      readonly resource: Resource;
      readonly amount: number;
    }
  | { readonly type: 'converted' | 'exchanged'; readonly seat: number; readonly resource: Resource }
  | { readonly type: 'chose'; readonly seat: number; readonly column: Column }
  | { readonly type: 'sailed'; readonly seat: number; readonly moves: number }
  | {
      readonly type: 'moved';
      readonly seat: number;
      readonly vessel: number;
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly type: 'collected';
      readonly seat: number;
      readonly space: string;
      readonly points: number;
    }
  | { readonly type: 'extended' | 'swapped'; readonly seat: number }
  | {
      readonly type: 'rescued';
      readonly seat: number;
      readonly tile: string;
      readonly space: string;
      readonly points: number;
      readonly vessel: number;
      readonly to: string;
    }
  | {
      readonly type: 'builtStation' | 'builtVessel';
      readonly seat: number;
      readonly location: string;
    }
  | {
      readonly type: 'installed';
      readonly seat: number;
      readonly token: string;
      readonly column: Column;
      readonly slot: number;
    }
  | { readonly type: 'played'; readonly seat: number; readonly token: string }
  | {
      readonly type: 'investigated';
      readonly seat: number;
      readonly space: string;
      readonly tile: string;
    }
  | { readonly type: 'refilling'; readonly time: number }
  | { readonly type: 'encouraged' | 'escalated'; readonly space: string; readonly token: string }
  /** `tile` is '' for one that lies face down. */
  | { readonly type: 'appeared'; readonly space: string; readonly tile: string }
  | { readonly type: 'locked' | 'unlocked'; readonly space: string }
  | { readonly type: 'setAside'; readonly seat: number; readonly token: string }
  | { readonly type: 'lowered'; readonly seat: number; readonly award: Award }
  | { readonly type: 'recycled'; readonly tokens: number }
  | { readonly type: 'turn'; readonly seat: number; readonly round: number }
  | { readonly type: 'endTriggered' | 'over' };
