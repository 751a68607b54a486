import type { LocaleId } from '@atoll/engine';

/** How many times as fast as normal animations run; 0 for none. */
export type AnimationSpeed = number;

/** Whether the pages around the tables are light or dark; 'system' follows the device. */
export type Shade = 'system' | 'light' | 'dark';

/** The contrast; 'system' follows the device. */
export type Contrast = 'system' | 'normal' | 'high';

/** When a decision needs confirmation: always, only when it cannot be undone, or never. */
export type AskFirst = 'always' | 'final' | 'never';

/** The settings of a person for this browser. */
export interface Settings {
  /** 'auto' is the first of the browser's languages that the client has. */
  readonly language: LocaleId | 'auto';
  readonly animation: AnimationSpeed;
  /** The renderer of Pixi; 'auto' is the graphics card where there is one. */
  readonly renderer: 'auto' | 'webgl' | 'canvas';
  /** Percent. */
  readonly textSize: 100 | 125 | 150 | 200;
  readonly shade: Shade;
  readonly contrast: Contrast;
  /** How long bots wait at tables that this person hosts, in ms. */
  readonly pace: 0 | 900 | 2000;
  /** The volumes of the turn sound and of all other table sounds: 0 to 100. */
  readonly turnVolume: number;
  readonly tableVolume: number;
  /** Whether single-character keys work at a table. */
  readonly letterKeys: 'on' | 'off';
  /** Whether each kind of prompt is explained the first times that it occurs. */
  readonly firstTimes: 'on' | 'off';
  /** Whether the coach says in the first matches what would have been much better in a turn. */
  readonly coach: 'on' | 'off';
  readonly askFirst: AskFirst;
  /** Whether a turn without any option but passing passes automatically. */
  readonly autoPass: 'on' | 'off';
  /** Whether lists and replays tell how a match ended before the person has seen its end. */
  readonly results: 'shown' | 'hidden';
}
