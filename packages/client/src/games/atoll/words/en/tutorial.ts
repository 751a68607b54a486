/** What the first match of Atoll says. */
export const tutorial = {
  lost: 'This time the other reef was worth more. Play the part again: feed before you pass.',
  reef: {
    title: 'A first round',
    done: 'That is how a round goes: buy, feed, pass, and rest in Recovery. The next rounds are played for you now, and the last one is yours again.',
    steps: {
      welcome:
        'This is your reef: one coral, and later all that you add to it. After four rounds the reef that is worth the most points wins.',
      buyCoral:
        'Corals make room for animals. Buy the marked one of the Corals: it costs 2 of your 5 coins.',
      placeCoral:
        'A new coral touches a corner of one that you have. On the marked cell, colonies of both look at the same empty cell: there an animal that needs 2 can live.',
      turns:
        'One action, and the turn goes on: now Shallows does something, then you again. The log tells what everybody has done.',
      grey: 'What is dim you cannot do now. Press it all the same, and it says why: mostly coins are short, or no cell has enough colonies.',
      buyAnimal:
        'Animals make the points. Buy the marked one of the Animals: a Small Fish is cheap and easily fed.',
      placeAnimal:
        'The question is now where it shall live. Only cells that enough colonies look at can be chosen.',
      feed: 'Feed it: it rises from low to medium, and scores the number on its level. The Fatigue that it takes means that it eats no more in this round.',
      pass: 'Enough for this round: pass. Whoever passes first takes the best of the bonuses.',
      others: 'You are out of this round, and Shallows plays on until it passes too.',
      income:
        'Recovery begins, and the question is what income you want. Tourists bring 4 coins and pollute a coral; choose Scientists, who bring 3 and no pollution.',
      recovery:
        'What has just happened: your fish is rested, your colonies have brought plankton if there are enough of them, and new cards have come.',
      purify:
        'Your first coral is polluted: its ability does not work, and it costs a point. Water Purification, one of the actions, removes that for 1 coin.',
      feedAgain:
        'Now feed your fish once more. At high it brings a fish scale, which pays as a coin or as plankton, or is a point if you keep it.',
    },
  },
  last: {
    title: 'The last round',
    done: 'You have won. Now you know enough for a whole match: four rounds, and every card says the rest itself.',
    steps: {
      look: 'Two rounds later: more corals, more animals, and it is the last round. “Points now” is what your reef is worth so far.',
      hunter: 'Larger animals eat others. Feed the marked one, and it will ask for its prey.',
      prey: 'Prey of your own falls by one level. Your Hunt takes it from another reef instead, where nothing is lost: choose that.',
      coral: 'A coral with an action does something once in a round. Use the marked one.',
      rest: 'After this round coins and plankton are worth nothing. So feed and buy what brings points, and pass when nothing is left to do.',
    },
  },
};
