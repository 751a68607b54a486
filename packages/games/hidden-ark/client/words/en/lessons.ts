/**
 * The lesson for each kind of prompt, for a person who meets it for the first time: one or two
 * short sentences.
 */
export const lessons = {
  place: 'Begin near fish that you could rescue: vessels leave a port only by its arrow. The token that lies there is yours.',
  take: 'Discs give resources at once, tickets are used once, plates are upgrades that go to your board.',
  column: 'One column a turn; the same as last time costs 2 resources. Research and tokens fill your tracks, Operation rescues fish.',
  build: 'More stations and vessels are points, and some fish ask for two of a kind. A new station brings the token that lies there.',
  operation: 'A dark number says how far a space is, an amber one what extra movement costs. Stop on a fish, then press Rescue.',
  upgrade: 'An upgrade pays whenever you use its column. The first one is free, others cost the money at their slot.',
  research: 'Raise any sciences by three steps altogether.',
  passing: 'A space holds two vessels, a fish one: you may pass through, but not stop.',
  pay: 'Any resources will do, money too; keep what your next fish costs.',
  slot: 'Put it where it pays often: into a column that you use every other turn.',
  return: 'From there the vessel leaves next time, by the arrow of that port.',
  convert: 'No track rises above 10: for every two resources too many you get one of another kind.',
  setAside: 'When you play alone, a token leaves the game each time and makes an award worth less.',
  lower: 'Choose an award that you would hardly win.',
  lock: 'The fish that you choose cannot be rescued until the map is refilled.',
};
