import { formatsFor } from '@atoll/engine';

const format = formatsFor('en');

/** The words of the settings form. */
export const settings = {
  language: 'Language',
  languageHint: 'for everything except names',
  languageAuto: 'As the browser',
  animation: 'Animation',
  animations: { 0: 'Off', 1: 'Normal', 2: 'Fast' },
  askFirst: 'Ask first',
  askFirstHint: 'shows what a press would do, and waits for a second one; Enter confirms',
  askFirsts: { always: 'Always', final: 'When it cannot be undone', never: 'Never' },
  autoPass: 'Pass automatically',
  autoPassHint: 'when nothing else is possible on your turn',
  turnVolume: 'Sound of your turn',
  turnVolumeHint: 'a bell when the table waits for you',
  tableVolume: 'Sounds of the table',
  tableVolumeHint: 'cards, animals, the tide between rounds',
  volume: (value: number) => (value === 0 ? 'Off' : format.percent(value)),
  text: 'Text size',
  percent: (value: number) => format.percent(value),
  shade: 'Light or dark',
  shadeHint: 'the pages around the table; the sea itself stays dark',
  shades: { system: 'As the device', light: 'Light', dark: 'Dark' },
  contrast: 'Contrast',
  contrasts: { system: 'As the device', normal: 'Normal', high: 'High' },
  firstTimes: 'First-time help',
  firstTimesHint: 'a line explains each kind of question, the first two times it is asked',
  coach: 'Remarks on your turns',
  coachHint: 'in your first three matches, when you could have done much better',
  letterKeys: 'Letter keys',
  letterKeysHint: 'single letters and signs do something at the table; ? lists them',
  renderer: 'The table is drawn with',
  renderers: { auto: 'What is fastest', webgl: 'Graphics card', canvas: 'Canvas' },
  rendererHint: 'choose Canvas when the table is slow or stays dark',
};
