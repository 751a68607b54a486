import { counted, signed, whole } from '@atoll/engine/formats/cs';
import type { LadderPageWords } from '../../load-page-words.ts';

const matches = { one: 'partie', few: 'partie', other: 'partií' };

export const ladderPage: LadderPageWords = {
  title: 'Žebříček',
  seats: 'Místa',
  season: (quarter, year) => `${whole(quarter)}. čtvrtletí ${year}`,
  about: 'Hodnocená partie změní hodnocení všech, kdo ji hrají. Kdo si sedne k\u00a0hodnocenému stolu, souhlasí.',
  listed: (least) =>
    `V\u00a0žebříčku je ten, kdo má v\u00a0této sezóně aspoň ${counted(least, { one: 'hodnocenou partii', few: 'hodnocené partie', other: 'hodnocených partií' })}. Řadí se podle toho, co je jisté: hodnocení bez nejistoty.`,
  empty: 'Zatím tu nikdo není.',
  place: 'Pořadí',
  player: 'Jméno',
  rating: 'Hodnocení',
  matches: 'Partie',
  you: '(ty)',
  points: (rating, uncertainty) => `${whole(rating)}\u00a0± ${whole(uncertainty)}`,
  own: 'Tvoje hodnocení',
  none: 'S\u00a0tolika místy ještě nemáš žádnou hodnocenou partii.',
  count: (count) => `odehráno: ${counted(count, matches)}`,
  band: 'V\u00a095 případech ze 100 leží herní síla uvnitř pásu.',
  chart: (first, last, count) => `Vývoj tvého hodnocení, ${counted(count, matches)}: od ${whole(first)} do ${whole(last)}`,
  history: 'Partie po partii',
  match: 'Partie',
  change: 'Změna',
  replay: (day) => `Záznam z\u00a0${day}`,
  bots: 'Boti',
  botsAbout: 'Jejich hodnocení se nemění. Vychází z\u00a0partií, které boti hráli proti sobě.',
  forget: 'Smazat moje hodnocení',
  forgetSure: 'Natrvalo smazat všechna moje hodnocení',
  forgetKeep: 'Nechat',
  forgotten: 'Tvoje hodnocení jsou smazaná.',
  failed: 'Žebříček se nepodařilo načíst.',
  again: 'Zkusit znovu',
  unknown: 'Tato hra žebříček nemá.',
  rated: 'Tato partie se hodnotí.',
  agree: 'Tato partie se hodnotí: její výsledek změní tvoje hodnocení. Nejsou v\u00a0ní rady, po odkrytí se nic nevrací a\u00a0odchod platí jako prohra.',
  before: (rating) => `Tvoje hodnocení: ${whole(rating)}`,
  changed: (before, after, by) => `Tvoje hodnocení: ${whole(before)} → ${whole(after)} (${signed(by)})`,
  toLadder: 'Na žebříček',
};
