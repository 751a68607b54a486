import { formatsFor } from '@atoll/engine';
import type { SettingsWords } from '../load-later-words.ts';

const format = formatsFor('cs');

export const settings: SettingsWords = {
  language: 'Jazyk',
  languageHint: 'všeho kromě jmen',
  languageAuto: 'Podle prohlížeče',
  animation: 'Animace',
  animations: { 0: 'Žádné', 1: 'Běžné', 2: 'Rychlé' },
  askFirst: 'Ptát se předem',
  askFirstHint: 'ukáže, co by stisk udělal, a počká na druhý; Enter potvrzuje',
  askFirsts: { always: 'Vždy', final: 'Když nelze vzít zpět', never: 'Nikdy' },
  autoPass: 'Pasovat automaticky',
  autoPassHint: 'když ve tvém tahu nic jiného nejde',
  turnVolume: 'Zvuk tvého tahu',
  turnVolumeHint: 'zvonek, když stůl čeká na tebe',
  tableVolume: 'Zvuky stolu',
  tableVolumeHint: 'karty, živočichové, příliv mezi koly',
  volume: (value) => (value === 0 ? 'Vypnuto' : format.percent(value)),
  text: 'Velikost textu',
  percent: (value) => format.percent(value),
  shade: 'Světlé nebo tmavé',
  shadeHint: 'stránky kolem stolu; samo moře zůstává hluboké',
  shades: { system: 'Podle zařízení', light: 'Světlé', dark: 'Tmavé' },
  contrast: 'Kontrast',
  contrasts: { system: 'Podle zařízení', normal: 'Běžný', high: 'Vysoký' },
  firstTimes: 'Rady pro začátek',
  firstTimesHint: 'řádek řekne, co se rozhoduje, když otázka přijde poprvé a podruhé',
  coach: 'Poznámky k tvým tahům',
  coachHint: 'v prvních třech partiích, když se dalo získat mnohem víc',
  letterKeys: 'Klávesy s písmeny',
  letterKeysHint: 'jednotlivá písmena a znaky u stolu něco dělají; znak ? je vypíše',
  renderer: 'Stůl vykresluje',
  renderers: { auto: 'Co je nejrychlejší', webgl: 'Grafická karta', canvas: 'Canvas' },
  rendererHint: 'zvol Canvas, když je stůl pomalý nebo zůstává tmavý',
};
