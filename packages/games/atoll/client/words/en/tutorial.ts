/** The texts of the first match of Atoll. */
export const tutorial = {
  lost: 'This time the other reef was worth more. Play the part again: feed before you pass.',
  reef: {
    title: 'A first round',
    done: 'That is how a round goes: buy, feed, pass, and rest in Recovery. Part 2 begins in round 3 on a prepared reef, so it looks different from yours.',
    steps: {
      welcome:
        'This is your reef: one coral so far. Each red flower on its sides is a colony, and animals live in cells that enough colonies face.',
      aim: 'You will add corals and animals. After four rounds the reef that is worth the most points wins.',
      signs:
        'Hold a card, or point a mouse at it, to read it in words. A coral’s sign says when it works: triangle as an action, ∞ always, sun at the end, lightning once.',
      buyCoral:
        'Corals bring more colonies, and so make room for animals. Buy the marked coral: it costs 2 of your 5 coins.',
      placeCoral:
        'A coral must touch a corner of yours. Press the marked cell, and confirm: then two colonies face the same empty cell, where an animal that needs 2 can live.',
      turns:
        'You take turns, one action each; the log lists them. It also says what each of them cost and brought.',
      grey: 'What is dim cannot be done now, such as buying a Large Fish. Press one anyway to see why: mostly you lack coins, or no cell has enough colonies.',
      buyAnimal:
        'Animals bring the points. Buy the marked animal: a Small Fish is cheap and easy to feed.',
      placeAnimal:
        'Any cell will do that enough colonies face: press the marked one, and confirm. “Pay coins first” keeps your fish scale, which is worth a point.',
      feed: 'Feed it, and confirm: it rises to medium. That costs only a Fatigue, a token that stops it from eating until Recovery; others need plankton or prey.',
      pass: 'Pass, and confirm with “Yes, pass”: the first gets the best bonus, 1 coin, 1 plankton and 1 fish scale. Your coral could still act, but that is for part 2.',
      others:
        'Once you have passed, you are out of the round. It ends when all have passed, and Recovery follows: income, rest and plankton.',
      income:
        'Recovery begins, and you choose your income. Tourists bring 4 coins and pollute a coral; choose Scientists, who bring 3 and no pollution, and confirm.',
      recovery:
        'The panel tells what has just happened. Your fish has rested, your colonies have brought plankton (4 to 6 bring 1, 7 to 10 bring 2), and new cards have come.',
      purify:
        'Your first coral is polluted: no ability, −1 point. Choose Water Purification, then the coral, and confirm; the price: 1 coin, and no Tourists next Recovery.',
      feedAgain:
        'Feed your fish once more, and confirm. At high it brings a fish scale, which pays as a coin or as plankton, or is a point if you keep it.',
    },
  },
  more: {
    title: 'More actions',
    done: 'One action is still to come: the Hunt, in the last part. The rest of this round is played for you, on a prepared reef again, and the last round is yours.',
    steps: {
      look: 'Round 3, on a prepared reef. The pink diamonds with two rings show that your fish lives in Symbiosis with its partner, the Tiger pistol shrimp.',
      symbiosis:
        'Feed the marked fish: whenever you feed one of the two, the other may rise with it. Where they sit no longer matters: colonies count only when you buy.',
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
      hunter: 'Some animals need prey. Feed the marked animal, then choose the prey that it hunts.',
      prey: 'Choose the marked “Hunt …”, and confirm: prey on another reef loses nothing. Your own prey falls a level, and leaves your reef from low; only Shelter saves it.',
      rest: 'After this round coins and plankton are worth nothing. So feed and buy what brings points, and pass when nothing is left to do.',
    },
  },
};
