import type { LocaleId } from '@atoll/engine';

/** How many times as fast as ordinary things move; 0 for not at all. */
export type AnimationSpeed = number;

/** Whether the pages around the tables are light or dark; 'system' follows the device. */
export type Shade = 'system' | 'light' | 'dark';

/** How strong everything stands out; 'system' follows the device. */
export type Contrast = 'system' | 'normal' | 'high';

/**
 * When a person is asked before a decision is sent: each time, only when it cannot be taken back,
 * or not at all.
 */
export type AskFirst = 'always' | 'final' | 'never';

/** What a person set for this browser. */
export interface Settings {
  /** 'auto' is the first of the browser's languages that there is. */
  readonly language: LocaleId | 'auto';
  readonly animation: AnimationSpeed;
  /** What Pixi draws with; 'auto' is the graphics card where there is one. */
  readonly renderer: 'auto' | 'webgl' | 'canvas';
  /** Percent, 100 to 200. */
  readonly textSize: number;
  readonly shade: Shade;
  readonly contrast: Contrast;
  /** How long bots wait at tables that this person hosts, in ms. */
  readonly pace: number;
  /** How loud the bell for one's own turn is, and all that happens at the table: 0 to 100. */
  readonly turnVolume: number;
  readonly tableVolume: number;
  /** Whether single letters and signs do something at a table. */
  readonly letterKeys: 'on' | 'off';
  /** Whether each kind of question is explained the first times that it is asked. */
  readonly firstTimes: 'on' | 'off';
  /** Whether it is told in the first matches what would have been much better in a turn. */
  readonly coach: 'on' | 'off';
  readonly askFirst: AskFirst;
  /** Whether a turn on which nothing but passing is possible passes by itself. */
  readonly autoPass: 'on' | 'off';
}
