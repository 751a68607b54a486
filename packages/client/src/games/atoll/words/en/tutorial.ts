/** What the first match of Atoll says. */
export const tutorial = {
  lost: 'This time the other reef was worth more. Play the part again: feed before you pass.',
  reef: {
    title: 'A first round',
    done: 'That is how a round goes: buy, feed, pass, and rest in Recovery. Now round 2 is played for you.',
    steps: {
      welcome:
        'This is your reef: one coral so far. Each red flower on its sides is a colony, and animals live in cells that enough colonies face.',
      aim: 'You will add corals and animals. After four rounds the reef that is worth the most points wins.',
      buyCoral:
        'Corals bring more colonies, and so make room for animals. Buy the marked coral: it costs 2 of your 5 coins.',
      placeCoral:
        'Press the marked cell, and confirm. Then two corals each have a colony that faces the same empty cell: an animal that needs 2 can live there.',
      turns:
        'You take turns, one action each: now it is Shallows, then you again. The log lists what everybody has done.',
      grey: 'Anything dim is not possible now. Press it anyway to see why: mostly you lack coins, or no cell has enough colonies.',
      buyAnimal:
        'Animals bring the points. Buy the marked animal: a Small Fish is cheap and easy to feed.',
      placeAnimal:
        'Where should it live? You can choose cells that enough colonies face: press the marked one, and confirm.',
      feed: 'Feed it, and confirm: it rises to medium, and scores the number on its level. It takes a Fatigue, so it cannot be fed again in this round.',
      pass: 'Enough for this round: pass, and confirm. The first to pass takes the best bonus.',
      others: 'You are out of this round, and Shallows plays on until it passes too.',
      income:
        'Recovery begins, and you choose your income. Tourists bring 4 coins and pollute a coral; choose Scientists, who bring 3 and no pollution, and confirm.',
      recovery:
        'What has just happened: your fish is rested, your colonies have brought plankton if there are enough of them, and new cards have come.',
      purify:
        'Your first coral is polluted: its ability does not work, and it costs a point. Choose Water Purification for 1 coin, then the coral, and confirm.',
      feedAgain:
        'Feed your fish once more, and confirm. At high it brings a fish scale, which pays as a coin or as plankton, or is a point if you keep it.',
    },
  },
  more: {
    title: 'More actions',
    done: 'Now you know every action. The rest of this round is played for you, and the last round is yours again.',
    steps: {
      look: 'Round 3: your reef has grown. Your fish has met its partner, the Tiger pistol shrimp: the pink rings show that they live in Symbiosis.',
      symbiosis:
        'Feed the marked fish. Whenever you feed one of the two, the other may rise with it.',
      partner:
        'Should the shrimp rise too? It costs nothing and brings no Fatigue: let it rise, and confirm.',
      coral:
        'A coral of the type Action does something once a round, if it is not polluted. Use the marked one, and confirm.',
      popularity:
        'It has brought 1 plankton and 1 popularity, the heart. Popularity buys nothing, but each one is a point at the end.',
      bloom:
        'Algal Bloom pollutes corals, and each brings you 2 plankton. Choose it, then the marked coral, then “Pollute no more”, and confirm.',
      grow: 'Grow puts a new colony on a side of a coral that has none, for 2 plankton. Choose Grow, then the marked side, and confirm.',
      sell: 'Seaweed Sale turns 4 plankton into 1 coin, once a round. Choose it, then the marked sale, and confirm.',
    },
  },
  last: {
    title: 'The last round',
    done: 'You have won. Now you know enough for a whole match: four rounds, and every card explains itself.',
    steps: {
      look: 'The last round has begun. “Points now” is what your reef is worth so far.',
      hunter: 'Larger animals eat others. Feed the marked one, then you choose its prey.',
      prey: 'Your own prey falls by one level, except in Shelter. Choose the Hunt, and confirm: then an animal of Shallows is the prey, and keeps its level.',
      rest: 'After this round coins and plankton are worth nothing. So feed and buy what brings points, and pass when nothing is left to do.',
    },
  },
};
