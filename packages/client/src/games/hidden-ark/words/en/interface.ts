import { formatsFor } from '@atoll/engine';

const { counted, plural } = formatsFor('en');

/** English, and the shape that every other language has to fill. */
export const game = {
  crew: 'Crews',
  map: 'Map',
  actions: 'Actions',
  fish: 'Fish',
  ports: 'Locations',
  row: 'Row of tokens',
  hand: 'Your tokens',
  round: (round: number) => `Round ${round}`,
  placing: 'Before the first round',
  faceDown: 'Fish, face down',
  points: (points: number) => counted(points, { one: 'point', other: 'points' }),
  has: (fish: number, stations: number, vessels: number) =>
    `${fish} fish, ${counted(stations, { one: 'station', other: 'stations' })}, ` +
    counted(vessels, { one: 'vessel', other: 'vessels' }),
  empty: 'free',
  stationOf: (who: string) => `station of ${who}`,
  waits: (token: string) => `with ${token}`,
  hint: (action: string) => `The bot would do this: ${action}.`,
  wins: (who: readonly string[]) =>
    `${who.join(', ')} ${plural(who.length, { one: 'wins', other: 'share the victory' })}`,
  groups: {
    take: 'Take from the row',
    draw: 'Take unseen',
    column: 'Column',
    move: 'Sail',
    rescue: 'Rescue',
    station: 'Build a station',
    launch: 'Build a vessel',
    install: 'Install',
    study: 'Research',
    extend: 'More movement',
    swap: 'Movement, no rescue',
    play: 'Use a token',
    exchange: 'Exchange',
    investigate: 'Turn up a fish',
    convert: 'Convert surplus',
    end: 'End turn',
  },
  answer: 'Your answer',
};
