/**
 * The words of the rules with an icon, and the texts in their pictures; English, and the shape of
 * every other language.
 */
export const rules = {
  icons: {
    coin: ['coin'],
    plankton: ['plankton'],
    scale: ['fish scale'],
    popularity: ['popularity'],
    pollution: ['pollution'],
    fatigue: ['Fatigue'],
    colony: ['colony', 'colonies'],
    hunt: ['Hunt'],
    symbiosis: ['Symbiosis'],
    shelter: ['Shelter'],
    algae: ['Algae'],
    small: ['Small Fish'],
    medium: ['Medium Fish'],
    large: ['Large Fish'],
    other: ['Other Animals'],
    tourists: ['Tourists'],
    scientists: ['Scientists'],
    immediate: ['Immediate effect'],
    endgame: ['End of Game'],
  },
  // elsewhere these words mean other things, too
  cells: { action: ['Action'], passive: ['Passive'] },
  figures: {
    animal: {
      caption: 'An animal card, and what it says:',
      legend: [
        { icon: 'coin', text: 'what it costs' },
        { icon: 'medium', text: 'its size, or the sign of its category' },
        { icon: 'colony', text: 'how many colonies must face its cell' },
        { icon: 'rise', text: 'what a feeding takes' },
        { icon: 'popularity', text: 'below: what each level scores at the end' },
      ],
    },
    coral: {
      caption: 'A coral card, and what it says:',
      legend: [
        { icon: 'colony', text: 'the sides that have a colony' },
        { icon: 'action', text: 'when its ability works, here as an action' },
      ],
    },
    reef: {
      picture: 'A reef of three corals that touch at corners, two animals beside them, and an empty cell between all three corals.',
      free: 'an animal that needs up to 3',
      caption: 'The three corals touch at their corners; animals lie between them. A colony on each of three sides faces the dashed cell, so an animal that needs 3 may go there.',
    },
    meal: { eaten: 'It is the prey.', fed: 'It takes 1 Fatigue. A Medium Fish that reaches high brings 2 fish scales.', caption: 'A Slender grouper is fed by reducing a Small Fish.' },
  },
  /** The purposes of random numbers, as they follow a count. */
  draws: { animals: 'for the deck of animals', large: 'for the deck of Large Fish', corals: 'for the deck of corals', starter: 'for who begins', events: 'for the events' },
};
