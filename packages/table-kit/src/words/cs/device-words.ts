import { all, counted, whole } from '@atoll/engine/formats/cs';
import type { DeviceWords } from '../load-page-words.ts';

const matches = { one: 'partie', few: 'partie', other: 'partií' };
const replays = { one: 'záznam', few: 'záznamy', other: 'záznamů' };

export const device: DeviceWords = {
  offline: 'Jsi offline.',
  silent: 'Server neodpovídá.',
  works: 'I tak můžeš hrát sólo nebo s boty, učit se hru, číst pravidla, prohlížet karty i záznamy, které už máš otevřené. Co začneš, zůstane v tomto zařízení.',
  again: 'Zkusit znovu',
  needsServer: 'potřebuje server',
  here: 'v tomto zařízení',
  without: 'Bez serveru',
  replays: 'Záznamy v tomto zařízení',
  replay: (game, names) => `${game}: ${all(names)}`,
  learn: (game) => `První partie: ${game}`,
  cards: 'Karty',

  newer: 'Je tu nová verze Atollu. Načte se sama, až Atoll příště otevřeš.',
  useNow: 'Použít hned',

  forgetTitle: 'Odebrat tuto partii ze seznamu?',
  forgetOthers: 'I mimo seznam partie pokračuje a ostatní na tebe čekají.',
  forgetText: 'Tento prohlížeč už tvoje místo neotevře, jen odkaz na místo nebo slova pro obnovení.',
  forgetKeep: 'Nechat',
  forgetDo: 'Odebrat',
  forgetOnly: 'Jen odebrat ze seznamu',
  leaveTitle: 'Opustit tuto partii?',
  leaveText: 'Své místo definitivně opouštíš. Dohraje ho bot, nebo partie skončí, pokud nehraje žádný další člověk.',
  leaveWaiting: 'Tvoje místo se uvolní pro někoho jiného.',
  leaveDo: 'Opustit partii',

  title: 'V tomto zařízení',
  keeps: 'Po každém tahu uloženo v tomto zařízení.',
  over: 'Partie skončila.',
  playAgain: 'Hrát znovu',
  full: 'V tomto zařízení už není místo: co se odteď stane, se po zavření stránky ztratí.',
  notKept: 'Tento prohlížeč nic neukládá: co se tu stane, se po zavření stránky ztratí.',
  gone: 'Tato partie v tomto zařízení není',
  goneText: 'Začala v jiném prohlížeči, zmizela ze seznamu, nebo prohlížeč uvolňoval místo.',
  otherRules: 'Tato partie nemůže pokračovat',
  otherRulesText: 'Začala se starší verzí pravidel.',
  elsewhere: 'Tato partie je otevřená v jiném okně',
  elsewhereText: 'Pokračuj tam, nebo to okno zavři a načti tuto stránku znovu.',
  reload: 'Načíst stránku znovu',

  open: 'Uloženo v tomto zařízení',
  about: 'V tomto prohlížeči zůstává uložený program, partie, které začaly bez serveru, a naposledy otevřené záznamy.',
  holds: (matchCount, replayCount) => `Teď: ${counted(matchCount, matches)} a ${counted(replayCount, replays)}.`,
  used: (megabytes) => `Celkem zabírá ${whole(megabytes)} MB.`,
  noProgram: 'Samotný program uložený není: prohlížeč to dělá jen u stránky, která přišla přes https.',
  persist: 'Požádat prohlížeč, aby to nemazal',
  persistHint: 'jinak by to mohl smazat, až bude zařízení plné',
  persisted: 'Prohlížeč to ponechá, dokud to nesmažeš.',
  refused: 'Prohlížeč nesouhlasil. Třeba svolí, až bude Atoll nainstalovaný nebo déle používaný.',
  pictures: 'Stáhnout všechny obrázky',
  picturesHint: 'i ty k jednotlivým kartám, asi 8 MB',
  fetching: (done, count) => `${whole(done)} z ${whole(count)} …`,
  fetched: 'Všechny obrázky jsou tu.',
  fetchedFew: (done, count) => `Stáhlo se ${whole(done)} z ${whole(count)} obrázků. Zkus to znovu, až budeš online.`,
  noRoom: 'V tomto zařízení už není místo. Odeber ze seznamu skončené partie, nebo místo uvolni.',
  install: 'Atoll lze nainstalovat jako aplikaci: v nabídce prohlížeče hledej „Nainstalovat“ nebo „Přidat na plochu“.',
};
