import type { Column } from '../../cards/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { counted } from '@atoll/engine/formats/en';
import { columns } from './words.ts';

const held = (count: unknown): string => counted(Number(count ?? 0), { one: 'resource', other: 'resources' });

export const unknownReason = 'This is not possible now.';

export const reasons: Catalogue['reasons'] = {
  over: () => 'The match is over.',
  'not-your-turn': () => 'It is not your turn.',
  'answer-first': () => 'Answer the question first.',
  'nothing-asked': () => 'That is not the question now.',
  'place-first': () => 'Place your first station first.',
  'not-now': () => 'That is not possible in this part of the turn.',
  'take-first': () => 'Take a token first.',
  'column-first': () => 'Choose a column first.',
  'column-chosen': ({ column }) => `You chose ${columns[column as Column] ?? 'a column'} in this turn already.`,
  'vessel-must-go-on': () => 'Your vessel stands on a full space and has to sail on first.',
  'not-face-up': () => 'This token does not lie in the row.',
  'pool-empty': () => 'The pool is empty.',
  'not-in-hand': () => 'You do not have this token.',
  'works-when-taken': () => 'This token works when it is taken.',
  'no-upgrade-token': () => 'You have no upgrade to install.',
  'nothing-to-rescue': () => 'No fish can be rescued from where your vessels are.',
  'nothing-to-build': () => 'Nothing can be built now.',
  'too-few-resources': ({ needed, held: have, short = 0 }) =>
    needed === undefined
      ? `You have ${held(have)}, which is not enough.`
      : Number(short) > 0
        ? `That takes ${held(needed)} with the exchange of 2 for 1; you have ${held(have)}.`
        : `That takes ${held(needed)}; you have ${held(have)}.`,
  'track-full': () => 'This track is full.',
  'nothing-of-it': () => 'You have none of it.',
  'same-resource': () => 'It cannot be exchanged for itself.',
  'nothing-waits': () => 'There is no surplus to exchange.',
  'not-a-science': () => 'Research raises sciences, not money.',
  'no-research': () => 'You have no research left.',
  'no-such-vessel': () => 'You have no such vessel.',
  'no-such-space': () => 'There is no such space on this side of the map.',
  'no-movement': () => 'You have no movement left.',
  'not-sailing': () => 'There was no movement in this turn that could be extended.',
  'not-adjacent': () => 'None of your vessels is beside this space.',
  'arrow-only': () => 'From a port a vessel leaves only by its arrow.',
  'cannot-stop-there': () => 'The space is full, and your movement does not reach beyond it.',
  'no-rescue-to-swap': () => 'You have no rescue that you could give up.',
  'no-rescue': ({ column }) => (column === undefined ? 'You have no rescue now: choose Operation, or use a Rescue token.' : 'You have no rescue in this turn, unless you use a Rescue token.'),
  'no-tile': () => 'There is no fish here.',
  'face-down': () => 'This fish lies face down.',
  'no-vessel-there': () => 'None of your vessels is here.',
  locked: () => 'A foreign vessel locks this fish.',
  'needs-two-stations': ({ have }) => `It asks for two stations, and you have ${have ?? 1}.`,
  'needs-two-vessels': ({ have }) => `It asks for two vessels, and you have ${have ?? 1}.`,
  'no-room-to-return': () => 'All your ports are full, so the vessel could not return.',
  'tile-occupied': () => 'A vessel stands on this fish already.',
  'no-build': ({ column }) => (column === undefined ? 'You cannot build now: choose Build, or use a Build token.' : 'You cannot build in this turn, unless you use a Build token.'),
  'no-station-left': () => 'You have built all your stations.',
  'no-vessel-left': () => 'You have built all your vessels.',
  'location-taken': () => 'There is a station already.',
  'not-your-station': () => 'You have no station here.',
  'port-full': () => 'Two vessels are in this port already.',
  'not-upgrading': ({ column }) =>
    column === undefined ? 'You cannot install now: choose Upgrade, or use an Upgrade action token.' : 'You cannot install in this turn, unless you use an Upgrade action token.',
  'not-an-upgrade': () => 'This token is not an upgrade.',
  'slot-taken': () => 'This slot is taken.',
  'no-slot': () => 'No slot is free.',
  'not-in-this-match': () => 'In this match no fish lies face down.',
  investigated: () => 'You turned a fish up in this turn already.',
  'not-face-down': () => 'No fish lies face down here.',
  'award-at-zero': () => 'This award is already worth nothing.',
  malformed: ({ message = '' }) => `That is not an action: ${message}.`,
};
