import { glyphShapes, type GlyphName } from '@atoll/art';
import { samplesOf, type IconGroup } from './icon-sample.ts';

const MEANINGS: Readonly<Partial<Record<GlyphName, string>>> = {
  arrow: 'becomes, leads to',
  undo: 'undo, take back',
  menu: 'menu',
  log: 'log, record of what happened',
  check: 'done, yes',
  close: 'close, no',
  clock: 'time, clock',
  bot: 'computer player',
  share: 'share',
  plus: 'more, enlarge, add',
  minus: 'less, reduce',
  whole: 'show the whole, centre the view',
  crown: 'winner, leader, victory',
  history: 'course, development over time',
  eye: 'watch, look at',
  sound: 'sound on',
  muted: 'sound off',
  copy: 'copy',
  link: 'link',
  settings: 'settings',
  play: 'play, start',
  pause: 'pause',
  'step-back': 'one step back',
  'step-on': 'one step on',
  person: 'a person, player',
  people: 'several people',
  help: 'help, question',
  hint: 'hint, tip, idea',
  zoom: 'look closer, search',
  home: 'home, back to the start',
  lock: 'locked, not allowed',
};

/** The icons of the pages around every game. */
export const shellIcons: IconGroup = {
  name: 'shell',
  about: 'the pages and menus around board games in a browser, played with friends',
  samples: samplesOf('glyph', glyphShapes, { meanings: MEANINGS, ground: () => 'panel' }),
};
