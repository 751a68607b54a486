import { all, counted, plural, series, whole } from '@atoll/engine/formats/cs';
import type { AtollWords } from '../atoll-locale.ts';

const LEVELS = ['', 'nízká', 'střední', 'vysoká'] as const;
const coins = (count: number): string => counted(count, { one: 'mince', few: 'mince', other: 'mincí' });
const points = (count: number): string => counted(count, { one: 'bod', few: 'body', other: 'bodů' });

/** The table's texts for a person who does not see it, in Czech. */
export const spoken: AtollWords['spoken'] = {
  regions: { status: 'Stav', offers: 'Nabídky', reef: 'Můj útes', watched: 'Útesy', others: 'Útesy soupeřů', resources: 'Zásoby', actions: 'Akce', log: 'Zápis' },
  skip: 'Přejít na',
  reefOf: (name) => `Útes: ${name}`,
  reefHelp: 'Šipky se pohybují po útesu, Home vede k Základnímu korálu, Enter provede akci, I čte kartu. Sever je nahoře.',
  offerHelp: 'Šipky se pohybují podél karet, Enter provede akci, I čte kartu.',
  offers: { animals: 'Živočichové', large: 'Velké ryby', corals: 'Korály' },
  sides: 'Volné strany pro kolonii',
  place: (east, south) => {
    const parts = [...(south === 0 ? [] : [`${Math.abs(south)} na ${south < 0 ? 'sever' : 'jih'}`]), ...(east === 0 ? [] : [`${Math.abs(east)} na ${east < 0 ? 'západ' : 'východ'}`])];
    return parts.length === 0 ? 'střed' : parts.join(', ');
  },
  row: (south) => (south === 0 ? 'Prostřední řada' : `Řada ${Math.abs(south)} na ${south < 0 ? 'sever' : 'jih'}`),
  water: 'volná voda',
  free: (card) => (card === '' ? 'prázdné pole' : `prázdné pole pro kartu ${card}`),
  facing: (have, need) => `hledí sem ${have} z ${need} ${plural(need, { one: 'kolonie', other: 'kolonií' })}`,
  price: coins,
  needs: (colonies) => (colonies === 0 ? 'nepotřebuje kolonie' : `potřebuje ${counted(colonies, { one: 'kolonii', few: 'kolonie', other: 'kolonií' })}`),
  level: (level) => `úroveň ${LEVELS[level] ?? ''}`,
  worth: points,
  fatigue: (tokens) => counted(tokens, { one: 'Únava', few: 'Únavy', other: 'Únav' }),
  symbiosis: (partner) => `v Symbióze, partner ${partner}`,
  polluted: 'má znečištění',
  colonies: (sides) => (sides.length === 0 ? 'bez kolonií' : `kolonie: ${all(sides)}`),
  leaving: 'odejde při Obnově',
  can: (what) => `Enter: ${what.join(', nebo ')}`,
  cannot: (why) => `Teď ne: ${why}`,
  chosen: 'vybráno',
  suggested: 'doporučeno',
  takeOut: 'zrušit výběr',
  side: (coral, side) => `${coral}, strana: ${side}`,
  points: (steps) => `Body ${series(steps.map(String))}.`,
  atTop: (scales) => `Dosažení vysoké úrovně přinese ${counted(scales, { one: 'rybí šupinu', few: 'rybí šupiny', other: 'rybích šupin' })}.`,
  none: {
    buyAnimal: 'Žádného živočicha teď nelze koupit.',
    buyCoral: 'Žádný korál teď nelze koupit.',
    feed: 'Žádného živočicha teď nelze nakrmit.',
    useCoral: 'Žádný korál teď nelze použít.',
    grow: 'Žádná kolonie teď nemůže vyrůst.',
    purify: 'Žádné znečištění teď nelze odstranit.',
    sell: 'Prodej řas teď není možný.',
    bloom: 'Vodní květ teď není možný.',
    pass: 'Teď nemůžeš pasovat.',
  },
  resources: (name, own) => `${name}: ${series(own)}.`,
  holds: {
    points,
    coins,
    plankton: (count) => counted(count, { one: 'plankton', few: 'planktony', other: 'planktonů' }),
    scales: (count) => counted(count, { one: 'rybí šupina', few: 'rybí šupiny', other: 'rybích šupin' }),
    popularity: (count) => counted(count, { one: 'žeton popularity', few: 'žetony popularity', other: 'žetonů popularity' }),
    pollution: (count) => `${count} znečištění`,
    hunts: (ready, hunts) =>
      hunts === 1 ? `${ready === 1 ? 'připraven' : 'připraveno'} ${ready} z 1 Lovu` : `${plural(ready, { one: 'připraven', few: 'připraveny', other: 'připraveno' })} ${ready} ze ${hunts} Lovů`,
  },
  live: {
    yourTurn: (sentence) => `Jsi na tahu. ${sentence}`,
    more: (count) => `A další: ${count}.`,
    nothing: 'Zatím se nic nestalo.',
    unchanged: 'Od tvé akce se nic nezměnilo.',
    since: 'Od tvé akce:',
    over: 'Partie skončila.',
  },
  holdings: { points: 'body', coin: 'mince', plankton: 'plankton', scale: 'rybí šupiny', popularity: 'popularita', pollution: 'znečištění', hunt: 'Lovy' },
  change: (what, { from, least, most }) => `${what} z ${whole(from)} na ${least === most ? whole(least) : `${whole(least)} až ${whole(most)}`}`,
  then: (changes) => `Potom: ${all(changes)}.`,
  keys: 'Klávesy',
};
