import { formatsFor } from '@atoll/engine';
import type { ReplayWords } from '../load-later-words.ts';

const format = formatsFor('cs');
const { counted } = format;
/** After "with a delay of". */
const ofTurns = { one: 'tahu', few: 'tahů', other: 'tahů' };

export const replay: ReplayWords = {
  title: 'Záznam',
  bar: 'Místo v partii',
  position: (at, of) => `${format.whole(at)} z ${format.whole(of)}`,
  positionSpoken: (at, of, round) =>
    `Akce ${format.whole(at)} z ${format.whole(of)}${round > 0 ? `, ${format.whole(round)}. kolo` : ''}`,
  behind: (actions) => `o ${counted(actions, { one: 'akci', few: 'akce', other: 'akcí' })} zpět`,
  now: 'Do současnosti',
  missed: (actions) =>
    `Co se dělo bez tebe: ještě ${counted(actions, { one: 'akce', few: 'akce', other: 'akcí' })}`,
  skip: 'Rovnou do současnosti',
  late: 'Kdo se dívá, vidí',
  lateHint:
    'aby ten, kdo se dívá, nemohl radit tomu, kdo hraje; od začátku partie už to změnit nejde',
  lateBy: (turns) =>
    turns === 0 ? 'partii, jak právě vypadá' : `partii se zpožděním ${counted(turns, ofTurns)}`,
  lateNote: (turns) =>
    `Dokud tato partie neskončí, vidíš ji se zpožděním ${counted(turns, ofTurns)}.`,
  start: 'Na začátek',
  roundBack: 'O kolo zpět',
  turnBack: 'O tah zpět',
  back: 'O akci zpět',
  play: 'Přehrát',
  pause: 'Pauza',
  forward: 'O akci dál',
  turnOn: 'O tah dál',
  roundOn: 'O kolo dál',
  end: 'Na konec',
  speed: 'Rychlost',
  times: (speed) => `×${speed < 1 ? format.tenth(speed) : format.whole(speed)}`,
  seat: 'Pohled',
  nobody: 'divák',
  openHands: 'karty odkryté',
  link: 'Odkaz na tuto chvíli',
  save: 'Uložit tuto partii',
  keys: 'Klávesy: ← → tah, ↑ ↓ kolo, tečka akce, mezerník přehrává.',
  playOn: 'Hrát odtud',
  playOnTogether: 'Hrát odtud s přáteli',
  playOnOver: 'Tady už partie skončila: vrať se do chvíle, kdy se ještě rozhodovalo.',
  playedTitle: 'Hráno ze záznamu',
  playedFrom: (name, at) =>
    `Hraješ za hráče ${name} od akce ${format.whole(at)}; za ostatní hrají boti. Co se z tohoto místa nedalo vědět, je rozdané znovu. Nic z toho se neukládá.`,
  playedOver: 'Partie hraná odtud skončila.',
  playedBack: 'Zpět k záznamu',
  goesOn: (action, seat) =>
    `Tato partie navazuje na jinou, po akci ${format.whole(action)}. Co se z místa ${seat} nedalo vědět, se rozdá znovu, a každé místo musí být obsazené.`,
  goesOnLink: 'Podívat se, odkud začíná',
  draws: 'Losování',
  drawsTitle: 'Bylo losování poctivé?',
  drawsPromise: 'Server oznámil otisk (hash) tajemství, které si nechá do konce partie:',
  drawsAdding: 'Každé místo přidává něco, co server předem znát nemohl:',
  drawsLater:
    'Z tajemství a z těchto příspěvků vyplývá každé míchání, losování i hod kostkou. Záznam partie ukáže, jestli všechno souhlasí.',
  drawsBefore: 'Než se začalo losovat, server oznámil tento otisk (hash) svého tajemství:',
  drawsShares: 'Každé místo pak přidalo něco, co server předem znát nemohl:',
  drawsNothing: 'nic',
  drawsSecret: 'Partie skončila, a tak je tajemství odhalené:',
  drawsSeed: 'Z tajemství a z toho, co se přidalo, se spočítalo výchozí číslo všeho losování:',
  drawsFit:
    'Obojí souhlasí: tajemství má tento otisk a výchozí číslo je z něj. Všechna míchání, losování i hody partie se z něj spočítaly znovu a odpovídají každé akci.',
  drawsNumbers: (count, each) =>
    `Počet losovaných čísel: ${format.whole(count)}${each === '' ? '' : ` (${each})`}.`,
  drawsPurpose: (purpose, count) => `${format.whole(count)} ${purpose}`,
  drawsOwn:
    'Jedno z toho přidal tento prohlížeč, a to až po zobrazení otisku: losování tedy nemohl zvolit server ani nikdo jiný.',
  drawsMissing: (share) =>
    `Tento prohlížeč k partii přidal ${share}, ale mezi uvedenými to není. Důvod může říct správce serveru.`,
  drawsExchanged: (hash) =>
    `Před touto partií server tomuto prohlížeči oznámil jiný otisk: ${hash}. Tajemství tedy mezitím vyměnil.`,
  drawsReused:
    'Stejný otisk server oznámil už před jinou partií, takže když začala tato, bylo už její tajemství známé.',
  drawsOther:
    'Tento prohlížeč tu nic nepřidal, takže musí věřit těm, kdo přidali. Kdo u stolu seděl, vidí zde, zda je tu i jeho příspěvek.',
  drawsUnshared:
    'Tato partie začala v době, kdy k výchozímu číslu hráči ještě nepřispívali: jak se míchalo, zvolil server sám. Je ověřeno, že míchání odpovídá každé akci.',
  points: 'Vývoj bodů; vyber chvíli a přejdeš na ni',
  open: 'Otevřít soubor s partií',
  openText: 'Partie uložená v souboru se zobrazí zde, jen v tomto prohlížeči.',
  choose: 'Vybrat soubor',
  failed: 'Tuto partii nelze zobrazit',
  notOver:
    'Ještě neskončila. Záznam lze prohlížet, až partie skončí; do té doby ji můžeš sledovat.',
  watch: 'Sledovat',
  missing: 'Takovou partii tento server nezná. Možná odkaz není celý.',
  unreachable: 'Server neodpovídá. Za chvíli to zkus znovu.',
  again: 'Zkusit znovu',
  recorded:
    'Tato partie se hrála podle jiných pravidel, než jsou ta dnešní. Vidíš ji, jak byla tehdy zaznamenána; hrát odtud dál nelze.',
  otherRules:
    'Hrála se podle pravidel, která už dnes neplatí. Jiná partie, než jaká se odehrála, se místo ní nezobrazí.',
  unknownGame: 'Je to partie hry, která tu není.',
  badFile: (why) => `Soubor nelze přečíst: ${why}.`,
  badFiles: {
    encoding: 'není uložen v kódování UTF-8',
    empty: 'je prázdný',
    otherFormat: 'není to soubor partie',
    otherVersion: 'pochází z jiné verze programu',
    cutOff: 'chybí jeho konec',
    changed: 'po uložení byl změněn',
    seed: 'jeho losování neodpovídá tomu, co přidala jednotlivá místa',
    damaged: 'jeho část je poškozená',
    unplayable: 'partie v něm není podle jejích pravidel možná',
  },
};
