import { formatsFor } from '@atoll/engine';
import type { Words } from '../locale.ts';

const format = formatsFor('cs');
const { all, counted, plural } = format;
const points = { one: 'bod', few: 'body', other: 'bodů' };
/** After "with a lead of" or "behind by". */
const ofPoints = { one: 'bodu', few: 'bodů', other: 'bodů' };

export const scores: Words['scores'] = {
  youWin: 'Výhra je tvoje.',
  youLose: 'Tentokrát prohra.',
  title: 'Bodování',
  wins: (name) => `Vítězí ${name}`,
  shared: (names) => `O vítězství se dělí ${all(names)}`,
  wonTogether: 'Společná výhra',
  lostTogether: 'Společná prohra',
  named: (result, band) => `${result}: ${band}`,
  togetherSheet: 'Společný výsledek',
  together: (rating) => `Společný výsledek: ${counted(rating, points)}.`,
  alone: (total) => counted(total, points),
  aloneTotal: (total) => `Tvůj výsledek: ${counted(total, points)}.`,
  won: (ahead) => `Vítězíš s náskokem ${counted(ahead, ofPoints)}.`,
  wonLevel: 'Vítězíš díky pomocnému kritériu.',
  wonShared: 'O vítězství se dělíš.',
  lost: (rank, behind) => `Končíš na ${rank} místě se ztrátou ${counted(behind, ofPoints)}.`,
  lostLevel: (rank) => `Končíš na ${rank} místě: bodů je stejně, rozhoduje pomocné kritérium.`,
  rank: (rank) => `${rank}.`,
  you: 'ty',
  bot: 'bot',
  category: 'Body za',
  total: 'Celkem',
  cardsOf: (points, { label, name }) => `${points}: ${label} (${name}), kartu po kartě`,
  cardsTitle: (label, name) => `${label} (${name}), kartu po kartě`,
  tieBreak: (label) => `Při shodě: ${label}`,
  best: 'nejlepší',
  look: 'Prohlédnout stůl',
  replay: 'Záznam',
  again: 'Nový stůl',
  share: 'Sdílet',
  copy: 'Kopírovat výsledek',
  skip: 'Přeskočit',
  minutes: (count) => counted(count, { one: 'minuta', few: 'minuty', other: 'minut' }),
  bands: 'Co výsledek znamená',
  from: (points) => (points > 0 ? `od ${points}` : 'méně'),
  story: 'Jak body přibývaly',
  chart: 'Vývoj bodů',
  chartLabel: (totals) => `Vývoj bodů, nakonec ${all(totals)}. Stejné údaje následují jako tabulka.`,
  asTable: 'Jako tabulka',
  after: 'Na konci',
  moments: 'Důležité chvíle',
  leads: (name, points, others) => `${name} se ujímá vedení, ${format.whole(points)} : ${format.whole(others)}`,
  turn: (part, turn) => `${part}, ${turn}. tah partie`,
};

export const rematch: Words['rematch'] = {
  ask: 'Odveta',
  wanted: (names) => `${all(names)} ${plural(names.length, { one: 'chce', other: 'chtějí' })} odvetu.`,
  waiting: (names) => `Chceš odvetu. Ještě odpoví: ${all(names)}.`,
  withdraw: 'Přece jen ne',
  goOn: (names) => `Pokračovat, i když chybí: ${all(names)}`,
  goOnHint: 'U stolu zůstane volné místo, které můžeš před začátkem obsadit.',
  begun: 'Odveta je otevřená.',
  enter: 'K odvetě',
  watch: 'Sledovat odvetu',
  without: 'Ostatní hrají dál bez tebe.',
  look: 'Přidat se nebo sledovat',
};
