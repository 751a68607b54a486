import { all, counted, plural } from '@atoll/engine/formats/en';

const anyOf = (names: readonly string[]): string => names.join(' or ');

const movement = (moves: number): string => counted(moves, { one: 'space', other: 'spaces' });

/** English, and the shape of every other language. */
export const game = {
  crews: 'Crews',
  map: 'Map',
  actions: 'Actions',
  row: 'Tokens to take',
  board: 'Your board',
  boardOf: (who: string) => `Board of ${who}`,
  hand: 'Tokens kept',
  handEmpty: 'none kept',
  tracks: 'Resources',
  round: (round: number) => `Round ${round}`,
  placing: 'Before the first round',
  ending: { no: '', triggered: 'The end is near', final: 'Final round' },
  faceDown: 'Fish, face down',
  you: 'you',
  wins: (who: readonly string[]) => `${all(who)} ${plural(who.length, { one: 'wins', other: 'share the victory' })}`,
  tabs: { row: 'Tokens', board: 'Board', crews: 'Crews', race: 'Awards', log: 'Log' },
  parts: 'What is shown below the map',

  /** The holdings of a seat, beside its drawing. */
  seat: {
    fish: (count: number) => `${count} fish`,
    stations: (count: number) => counted(count, { one: 'station', other: 'stations' }),
    vessels: (count: number) => counted(count, { one: 'vessel', other: 'vessels' }),
    kept: (count: number) => `${counted(count, { one: 'token', other: 'tokens' })} kept`,
    points: (points: number) => counted(points, { one: 'point', other: 'points' }),
    held: (what: string, amount: number) => `${what}: ${amount}`,
  },

  /** The map for a screen reader. */
  spoken: {
    help: 'Arrow keys move over the map, Page Down goes to the next space that can be chosen, Enter chooses, I reads.',
    row: (row: number) => `Row ${row}`,
    space: (space: string, region: string) => `${space}, ${region}`,
    fish: (name: string) => `fish: ${name}`,
    token: (token: string) => `with a token: ${token}`,
    dearer: 'harder to rescue',
    locked: 'locked by a foreign vessel',
    points: (points: number) => counted(points, { one: 'point', other: 'points' }) + ' lie here',
    vessel: (who: string) => `vessel of ${who}`,
    station: (who: string) => `station of ${who}`,
    free: 'no station',
    exit: (space: string) => `vessels leave to ${space}`,
    reach: (moves: number) => `${movement(moves)} away`,
    reachFor: (moves: number, price: number) => `${movement(moves)} away, for ${counted(price, { one: 'resource', other: 'resources' })} more`,
    chosen: 'chosen, Enter again confirms',
    edge: 'The map ends here.',
  },

  route: {
    sail: (vessel: number, to: string, moves: number) => `Sail vessel ${vessel} to ${to}, ${movement(moves)}`,
    by: (by: string) => `, by way of ${by}`,
    price: (price: number) => `, for ${counted(price, { one: 'resource', other: 'resources' })}`,
    points: (points: number) => `, collecting ${points}`,
    tooFar: 'Your movement does not reach this space.',
    fishTaken: 'Another vessel is there, and a fish has room for only one.',
    fishLocked: 'A foreign vessel locks this fish.',
    seaFull: 'Two vessels are there already: you may pass through, but not stop.',
    noSailing: 'To sail, choose Operation or use a Movement token.',
    noMovement: 'You have no movement in this turn: to sail, use a Movement token.',
    bend: 'For another way, choose a space in between.',
  },

  fish: {
    title: 'Fish',
    worth: (points: number) => counted(points, { one: 'point', other: 'points' }),
    assessed: (status: string, year: number) => `${status} (Red List, ${year})`,
    cost: 'Costs',
    yours: 'You pay',
    nothing: 'nothing',
    others: (gives: number, lacks: number) => `${gives} others for the ${lacks} that you lack`,
    saved: (count: number) => `${count} less, thanks to your fish`,
    short: (count: number) => `You have ${counted(count, { one: 'resource', other: 'resources' })} too few.`,
    discount: (what: string) => `From then on 1 ${what} less for every rescue`,
    met: ', and you have them',
    returns: (ports: readonly string[]) => `The vessel returns to ${anyOf(ports)}.`,
    noPort: 'All your ports are full: the vessel could not return.',
    token: (token: string) => `Lying on it: ${token}`,
    close: 'Put away',
    dearer: 'Escalation',
    paying: 'It is yours as soon as the rest is paid.',
    returning: 'Rescued: its vessel goes back to port.',
  },

  columns: {
    title: 'Columns',
    again: (price: number) => `again: −${price}`,
    repeat: (price: number) => ` for ${price} resources of any kind`,
    inUse: 'in use',
    slot: (column: string, slot: number, what: string) => `${column}, slot ${slot}: ${what}`,
    emptySlot: (price: number) => (price === 0 ? 'empty, no price' : `empty, costs ${price} money`),
    choose: (column: string, aim: string) => `${column}: ${aim}`,
    station: (price: number) => `Station ${price}`,
    vessel: (price: number) => `Vessel ${price}`,
    noStation: 'No station left',
    noVessel: 'No vessel left',
    pays: 'Brings',
    resource: (amount: number, resource: string) => `${amount} ${resource}`,
  },

  /** Several resources that are chosen and sent together. */
  portions: {
    pay: { title: (count: number) => `Pay ${counted(count, { one: 'resource', other: 'resources' })}`, verb: 'Pay', done: (what: string) => `Pay ${what}` },
    study: { title: (count: number) => `Research ${counted(count, { one: 'step', other: 'steps' })}`, verb: 'Research', done: (what: string) => `Research ${what}` },
    open: (chosen: number, total: number) => `${chosen} of ${total}`,
    chosen: (what: string, count: number, after: number) => `${what}: ${count}, then ${after}`,
    more: (what: string) => `One more ${what}`,
    less: (what: string) => `One less ${what}`,
  },

  /** The face-up fish, as a list. */
  list: {
    title: 'Fish to rescue',
    sort: 'Sort by',
    by: { lacks: 'What is missing', points: 'Points', sea: 'Region' },
    payable: 'can be paid',
    exchanged: (gives: number) => `with ${gives} in exchange`,
    locked: 'locked',
    none: 'No fish lies face up.',
  },

  /** The rescued fish of a crew. */
  shelf: { title: 'Fish rescued', none: 'none yet', less: (amount: number, what: string) => `${amount} ${what} less for every rescue`, open: (who: string) => `Board and fish of ${who}` },

  /** The sources of a crew's points. */
  sheet: { title: 'Points if the match ended now', total: 'Total', now: 'awards and resources may still change', part: (name: string, points: number) => `${name} ${points}` },

  exchangeFor: (price: number) => `1 of these for any ${price} others:`,

  turn: {
    moves: (moves: number) => `${moves} movement`,
    rescues: (count: number) => counted(count, { one: 'rescue', other: 'rescues' }),
    studies: (count: number) => `${count} research`,
    builds: (count: number) => counted(count, { one: 'build', other: 'builds' }),
    installs: 'first upgrade free',
    waiting: (count: number) => `${count} waiting for room`,
    left: 'Left in this turn',
  },

  race: {
    title: 'Awards',
    places: (places: readonly number[]) => places.join(' / '),
    has: (who: string, count: number, points: number) => `${who}: ${count} ${points > 0 ? `(+${points})` : ''}`,
    most: (places: readonly number[]) => `The most fish of this region at the end bring ${places.join(', then ')} points.`,
    all: (points: number) => `Every crew with fish of all five regions at the end gets ${counted(points, { one: 'point', other: 'points' })}.`,
    nobody: 'Nobody has any yet.',
  },

  tide: {
    title: 'Tide',
    more: (fish: number, refills: number) => `${fish} more fish, then the map is refilled (${counted(refills, { one: 'refill', other: 'refills' })} left)`,
    last: (fish: number) => `${fish} more fish, then the last round begins`,
    ending: (left: number) => `${left} fish left, and no refill any more`,
  },

  common: {
    title: 'Together',
    alone: 'Alone',
    now: (rating: number, band: string) => `If it ended now: ${rating}, ${band}`,
    next: (band: string, from: number, lacks: number) => `${band} from ${from}: ${lacks} more`,
    /** The result that counts as a success. */
    aim: (band: string, from: number) => `Aim: ${band} or better at the end, from ${from}.`,
    made: (crew: number, pool: number, escalation: number) =>
      `${crew} points of the crew, and ${pool} for tokens left in the pool (2 each)${escalation > 0 ? `, less ${escalation} for escalation` : ''}`,
    lowest: (crew: number, pool: number, escalation: number) =>
      `${crew} points of the crew with the fewest, and ${pool} for tokens left in the pool (2 each)${escalation > 0 ? `, less ${escalation} for escalation` : ''}`,
    falls: 'Tokens leave the pool every turn, and the result falls with them: what you earn has to make up for it.',
    hint: (gain: number, next: string) => `. That brings the crew ${counted(gain, { one: 'point', other: 'points' })} more than the next best, ${next}.`,
    hintEqual: (next: string) => `. About as good for the crew: ${next}.`,
  },

  pool: (count: number) => `${counted(count, { one: 'token', other: 'tokens' })} in the pool`,
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  whole: 'Whole map',

  /** The letters that open them. */
  shortcuts: {
    ...{ take: 'T', draw: 'D', build: 'B', operation: 'O', upgrade: 'U', research: 'R', move: 'S', rescue: 'F', station: 'B', launch: 'V' },
    ...{ install: 'N', study: 'R', extend: 'X', swap: 'P', play: 'K', exchange: 'C', investigate: 'G', convert: 'Y', end: 'E' },
  },
  groups: {
    take: 'Take from the row',
    draw: 'Take unseen',
    build: 'Build',
    operation: 'Operation',
    upgrade: 'Upgrade',
    research: 'Research',
    move: 'Sail',
    rescue: 'Rescue',
    station: 'Station',
    launch: 'Vessel',
    install: 'Install',
    study: 'Research',
    extend: 'Buy movement',
    swap: '+1, no rescue',
    play: 'Use a token',
    exchange: 'Exchange',
    investigate: 'Turn up a fish',
    convert: 'Convert surplus',
    end: 'End turn',
  },
  /** The choice where a token is taken unseen. */
  goesBack: 'Choose the token of the row that goes back into the pool.',
  answer: 'Your answer',
  /** The location of the possible choices, by the part that holds them. */
  pointAt: { map: 'Choose one of the lit places on the map.', row: 'Choose one of the lit tokens.', board: 'Choose one of the lit places on your board.', race: 'Choose one of the lit awards.' },
};
