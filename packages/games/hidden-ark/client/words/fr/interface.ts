import { all, counted, plural } from '@atoll/engine/formats/fr';
import { de } from '@atoll/engine/french';
import type { ArkWords } from '../ark-locale.ts';

const fish = { one: 'poisson', other: 'poissons' };
const points = { one: 'point', other: 'points' };
const resources = { one: 'ressource', other: 'ressources' };
const tokens = { one: 'jeton', other: 'jetons' };

const movement = (moves: number): string => counted(moves, { one: 'case', other: 'cases' });

/** French. */
export const game: ArkWords = {
  crews: 'Équipages',
  map: 'Carte',
  actions: 'Actions',
  row: 'Jetons à prendre',
  board: 'Votre plateau',
  boardOf: (who) => `Plateau\u202f: ${who}`,
  hand: 'Jetons gardés',
  handEmpty: 'aucun',
  tracks: 'Ressources',
  round: (round) => `Manche ${round}`,
  placing: 'Avant la première manche',
  ending: { no: '', triggered: 'La fin approche', final: 'Dernière manche' },
  faceDown: 'Poisson face cachée',
  you: 'vous',
  wins: (who) => `${all(who)} ${plural(who.length, { one: 'gagne', other: 'partagent la victoire' })}`,
  tabs: { row: 'Jetons', board: 'Plateau', crews: 'Équipages', race: 'Prix', log: 'Journal' },
  parts: 'Ce qui est montré sous la carte',

  seat: {
    fish: (count) => counted(count, fish),
    stations: (count) => counted(count, { one: 'station', other: 'stations' }),
    vessels: (count) => counted(count, { one: 'navire', other: 'navires' }),
    kept: (count) => counted(count, { one: 'jeton gardé', other: 'jetons gardés' }),
    points: (count) => counted(count, points),
    held: (what, amount) => `${what}\u202f: ${amount}`,
  },

  spoken: {
    help: 'Les flèches parcourent la carte, Page suivante va à la prochaine case à choisir, Entrée choisit, I lit.',
    row: (row) => `Rangée ${row}`,
    space: (space, region) => `${space}, ${region}`,
    fish: (name) => `poisson\u202f: ${name}`,
    token: (token) => `avec un jeton\u202f: ${token}`,
    dearer: 'plus dur à sauver',
    locked: 'bloqué par un navire étranger',
    points: (count) => `${counted(count, points)} à ramasser ici`,
    vessel: (who) => `navire\u202f: ${who}`,
    station: (who) => `station\u202f: ${who}`,
    free: 'pas de station',
    exit: (space) => `les navires en sortent vers ${space}`,
    reach: (moves) => `à ${movement(moves)}`,
    reachFor: (moves, price) => `à ${movement(moves)}, pour ${counted(price, resources)} de plus`,
    chosen: 'choisie, Entrée de nouveau confirme',
    edge: 'La carte s’arrête ici.',
  },

  route: {
    sail: (vessel, to, moves) => `Navire ${vessel} vers ${to}, ${movement(moves)}`,
    by: (by) => `, en passant par ${by}`,
    price: (price) => `, pour ${counted(price, resources)}`,
    points: (count) => `, en ramassant ${counted(count, points)}`,
    tooFar: 'Vos mouvements ne suffisent pas pour atteindre cette case.',
    fishTaken: 'Un navire s’y trouve déjà, et une case à poisson n’en accueille qu’un.',
    fishLocked: 'Un navire étranger bloque ce poisson.',
    seaFull: 'Deux navires s’y trouvent déjà\u202f: vous pouvez passer, mais pas vous arrêter.',
    noSailing: 'Pour naviguer, choisissez Opération ou utilisez un ticket Mouvement.',
    noMovement: 'Vous n’avez pas de mouvement à ce tour\u202f: pour naviguer, utilisez un ticket Mouvement.',
    bend: 'Pour un autre chemin, choisissez une case intermédiaire.',
  },

  fish: {
    title: 'Poisson',
    worth: (count) => counted(count, points),
    assessed: (status, year) => `${status} (Liste rouge, ${year})`,
    cost: 'Coûte',
    yours: 'Vous payez',
    nothing: 'rien',
    others: (gives, lacks) => `${gives} autres pour ${plural(lacks, { one: 'celle qui manque', other: `les ${lacks} qui manquent` })}`,
    saved: (count) => `${count} de moins, grâce à vos poissons`,
    short: (count) => `Il vous manque ${counted(count, resources)}.`,
    discount: (what) => `Ensuite, 1 ${de(what)} en moins à chaque sauvetage`,
    met: ', et vous les avez',
    returns: (ports) => `Le navire rentre à ${ports.join(' ou ')}.`,
    noPort: 'Tous vos ports sont pleins\u202f: le navire ne pourrait pas rentrer.',
    token: (token) => `Posé dessus\u202f: ${token}`,
    close: 'Fermer',
    dearer: 'Aggravation',
    paying: 'Il est à vous dès que le reste est payé.',
    returning: 'Sauvé\u202f: son navire rentre au port.',
  },

  columns: {
    title: 'Colonnes',
    again: (price) => `encore\u202f: −${price}`,
    repeat: (price) => ` pour ${counted(price, resources)} au choix`,
    inUse: 'en cours',
    slot: (column, slot, what) => `${column}, emplacement ${slot}\u202f: ${what}`,
    emptySlot: (price) => (price === 0 ? 'vide, gratuit' : `vide, coûte ${price} d’argent`),
    choose: (column, aim) => `${column}\u202f: ${aim}`,
    station: (price) => `Station ${price}`,
    vessel: (price) => `Navire ${price}`,
    noStation: 'Plus aucune station',
    noVessel: 'Plus aucun navire',
    pays: 'Rapporte',
    resource: (amount, resource) => `${amount} ${de(resource)}`,
  },

  portions: {
    pay: { title: (count) => `Payer ${counted(count, { one: 'ressource', other: 'ressources' })}`, verb: 'Payer', done: (what) => `Payer ${what}` },
    study: { title: (count) => `Rechercher\u202f: ${counted(count, { one: 'pas', other: 'pas' })}`, verb: 'Rechercher', done: (what) => `Rechercher ${what}` },
    open: (chosen, total) => `${chosen} sur ${total}`,
    chosen: (what, count, after) => `${what}\u202f: ${count}, puis ${after}`,
    more: (what) => `Un de plus\u202f: ${what}`,
    less: (what) => `Un de moins\u202f: ${what}`,
  },

  list: {
    title: 'Poissons à sauver',
    sort: 'Trier par',
    by: { lacks: 'Ce qui manque', points: 'Points', sea: 'Région' },
    payable: 'payable',
    exchanged: (gives) => `avec ${gives} en échange`,
    locked: 'bloqué',
    none: 'Aucun poisson n’est visible.',
  },

  shelf: { title: 'Poissons sauvés', none: 'encore aucun', less: (amount, what) => `${amount} ${de(what)} en moins à chaque sauvetage`, open: (who) => `Plateau et poissons\u202f: ${who}` },

  sheet: { title: 'Points si la partie se terminait maintenant', total: 'Total', now: 'les prix et les ressources peuvent encore changer', part: (name, points) => `${name} ${points}` },

  exchangeFor: (price) => `1 de celles-ci contre ${price} autres au choix\u202f:`,

  turn: {
    moves: (moves) => counted(moves, { one: 'mouvement', other: 'mouvements' }),
    rescues: (count) => counted(count, { one: 'sauvetage', other: 'sauvetages' }),
    studies: (count) => counted(count, { one: 'recherche', other: 'recherches' }),
    builds: (count) => counted(count, { one: 'construction', other: 'constructions' }),
    installs: 'première amélioration gratuite',
    waiting: (count) => `${count} en attente de place`,
    left: 'Reste pour ce tour',
  },

  race: {
    title: 'Prix',
    places: (places) => places.join(' / '),
    has: (who, count, points) => `${who}\u202f: ${count} ${points > 0 ? `(+${points})` : ''}`,
    most: (places) => `Qui a le plus de poissons de cette région à la fin reçoit ${places.join(', puis ')} points.`,
    all: (count) => `Qui a des poissons des cinq régions à la fin reçoit ${counted(count, points)}.`,
    nobody: 'Personne n’en a encore.',
  },

  tide: {
    title: 'Marée',
    more: (count, refills) => `Encore ${counted(count, fish)}, puis la carte se repeuple (encore ${counted(refills, { one: 'repeuplement', other: 'repeuplements' })})`,
    last: (count) => `Encore ${counted(count, fish)}, puis vient la dernière manche`,
    ending: (left) => `Il reste ${counted(left, fish)}, et plus aucun repeuplement`,
  },

  common: {
    title: 'Ensemble',
    alone: 'En solo',
    now: (rating, band) => `Si c’était fini\u202f: ${rating}, ${band}`,
    next: (band, from, lacks) => `${band} dès ${from}\u202f: encore ${lacks}`,
    aim: (band, from) => `But\u202f: ${band} ou mieux à la fin, dès ${from}.`,
    made: (crew, pool, escalation) =>
      `${counted(crew, points)} de l’équipage, et ${pool} pour les jetons restés dans la réserve (2 chacun)${escalation > 0 ? `, moins ${escalation} d’aggravation` : ''}`,
    lowest: (crew, pool, escalation) =>
      `${counted(crew, points)} de l’équipage qui en a le moins, et ${pool} pour les jetons restés dans la réserve (2 chacun)${escalation > 0 ? `, moins ${escalation} d’aggravation` : ''}`,
    falls: 'À chaque tour des jetons quittent la réserve, et le résultat baisse avec eux\u202f: vos gains doivent le compenser.',
    hint: (gain, next) => `. Cela rapporte à l’équipage ${counted(gain, points)} de plus que le meilleur autre choix, ${next}.`,
    hintEqual: (next) => `. À peu près aussi bon pour l’équipage\u202f: ${next}.`,
  },

  pool: (count) => `${counted(count, tokens)} dans la réserve`,
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  whole: 'Carte entière',

  shortcuts: {
    ...{ take: 'P', draw: 'D', build: 'C', operation: 'O', upgrade: 'A', research: 'R', move: 'N', rescue: 'S', station: 'C', launch: 'V' },
    ...{ install: 'T', study: 'R', extend: 'M', swap: 'X', play: 'U', exchange: 'E', investigate: 'G', convert: 'Y', end: 'F' },
  },
  groups: {
    take: 'Prendre dans la rangée',
    draw: 'Prendre sans voir',
    build: 'Construction',
    operation: 'Opération',
    upgrade: 'Amélioration',
    research: 'Recherche',
    move: 'Naviguer',
    rescue: 'Sauver',
    station: 'Station',
    launch: 'Navire',
    install: 'Installer',
    study: 'Recherche',
    extend: 'Acheter un mouvement',
    swap: '+1, sans sauvetage',
    play: 'Utiliser un jeton',
    exchange: 'Échanger',
    investigate: 'Révéler un poisson',
    convert: 'Convertir l’excédent',
    end: 'Finir le tour',
  },
  goesBack: 'Choisissez le jeton de la rangée qui retourne dans la réserve.',
  answer: 'Votre réponse',
  pointAt: {
    map: 'Choisissez l’un des endroits éclairés de la carte.',
    row: 'Choisissez l’un des jetons éclairés.',
    board: 'Choisissez l’un des endroits éclairés de votre plateau.',
    race: 'Choisissez l’un des prix éclairés.',
  },
};
