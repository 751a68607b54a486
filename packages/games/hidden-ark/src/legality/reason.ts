/** Every code with which a decision is refused. */
export type ReasonCode =
  // About the moment
  | 'over'
  | 'not-your-turn'
  | 'answer-first'
  | 'nothing-asked'
  | 'place-first'
  | 'not-now'
  | 'take-first'
  | 'column-first'
  | 'column-chosen'
  | 'vessel-must-go-on'
  // About tokens
  | 'not-face-up'
  | 'pool-empty'
  | 'not-in-hand'
  | 'works-when-taken'
  | 'no-upgrade-token'
  | 'nothing-to-rescue'
  | 'nothing-to-build'
  // About resources
  | 'too-few-resources'
  | 'track-full'
  | 'nothing-of-it'
  | 'same-resource'
  | 'nothing-waits'
  | 'not-a-science'
  | 'no-research'
  // About vessels
  | 'no-such-vessel'
  | 'no-such-space'
  | 'no-movement'
  | 'not-sailing'
  | 'not-adjacent'
  | 'arrow-only'
  | 'cannot-stop-there'
  | 'no-rescue-to-swap'
  // About rescues
  | 'no-rescue'
  | 'no-tile'
  | 'face-down'
  | 'no-vessel-there'
  | 'locked'
  | 'needs-two-stations'
  | 'needs-two-vessels'
  | 'no-room-to-return'
  | 'tile-occupied'
  // About building
  | 'no-build'
  | 'no-station-left'
  | 'no-vessel-left'
  | 'location-taken'
  | 'not-your-station'
  | 'port-full'
  // About upgrades
  | 'not-upgrading'
  | 'not-an-upgrade'
  | 'slot-taken'
  | 'no-slot'
  // About variants
  | 'not-in-this-match'
  | 'investigated'
  | 'not-face-down'
  | 'award-at-zero'
  // Given by the platform for input that is no action: detail `message`
  | 'malformed';

/**
 * Why an action is refused, or `OK`. Returning a code allocates nothing where many candidates are
 * tried.
 */
export type Refusal = ReasonCode | typeof OK;
export const OK = '';
