/** The texts of the first match of Das Atoll. */
export const tutorial = {
  lost: 'This time another player was faster. Play the part again, and do what is marked.',
  start: {
    title: 'Two atolls',
    done: 'That is how a turn goes: roll, trade and build as you like, end. The next rounds are played for you now, until there is somebody to rob and something to trade.',
    steps: {
      welcome:
        'Four of you settle on two atolls, one inside the other. Settlements, cities and lanes of ships are points: 12 win, or the most after 30 rounds.',
      settle:
        'Begin on the small atoll, at the marked corner. The dots below a number say how often it is thrown: two good numbers meet there.',
      ship: 'Beside a settlement comes a road or a ship. Place a ship on the marked edge, towards the large atoll, and confirm.',
      others:
        'Each of the others has a settlement now. In reverse order everybody places another one, so you are the last.',
      second:
        'This one goes on the large atoll. Place it at the marked corner: you get a card of every land around it at once.',
      secondShip:
        'Place a ship beside it as well, towards the small atoll. Where ships join two of your settlements across the water, that is a lane.',
      roll: 'Your first turn: roll the dice. Every hex with their sum brings a card to each settlement at its corners.',
      got: 'What has just happened: everybody who has settled at that number gets a card, and yours is in your hand. The log lists all of it.',
      lane: 'One ship is missing between yours, and it costs wood and wool, which you hold. Choose Ship, then the marked edge.',
      closed:
        'The lane is complete and joins the atolls: that is 1 point. You keep it, whatever becomes of these ships later.',
      grey: 'Anything dim is not possible now. Press it anyway to see why: mostly you lack cards, or nothing of yours leads there.',
      end: 'You cannot build any more, so end your turn, and confirm. What others roll brings you cards too.',
      again: 'As soon as it is your turn again, roll.',
      buy: 'Nobody lives at that number, so nothing came. But wool, grain and ore buy a development card: choose Card, and confirm.',
      bought:
        'Only you see what it is. From your next turn on you may play it, one development card a turn.',
    },
  },
  trade: {
    title: 'Robbing and trading',
    done: 'The new settlement is a point, and its hexes bring you cards from now on. The next rounds are played for you again, nearly up to the end.',
    steps: {
      look: 'Some rounds later you have 6 points, and it is your turn again. The robber stands on one of the hexes: that one brings nothing to anybody.',
      knight:
        'Cards may be played before the dice. Play your knight, and confirm: it sends the robber elsewhere, moves the pirate, and steals a card.',
      robber:
        'The question is where the robber goes. Take the marked hex, where you have not built.',
      theft:
        'The pirate has sailed on, and would steal from ships in its hex. It finds none, so the robber may steal on land: take a card, and confirm.',
      seven:
        'A seven does the same, and before that everybody with more than 7 cards discards half of them. So do not collect for too long.',
      roll: 'Now roll.',
      offer:
        'For a settlement you lack clay. Choose Offer: give 1 wood and 1 ore for 1 clay, and send it to everybody.',
      conclude:
        'The others say yes, no, or name something else, and you need not take any of it. Trade with a player who says yes.',
      ship: 'Build a ship on the marked edge: it leads to a corner where nobody has built.',
      settle: 'And now the settlement there. It may stand on no corner next to another building.',
    },
  },
  last: {
    title: 'The last points',
    done: 'You have won: 12 points in your own turn. In a whole match everybody begins like this, and nobody tells you what to do.',
    steps: {
      look: 'Round 13, and you have 7 points. You have just played a monopoly: everybody has handed you all their wool.',
      bank: 'So much wool, and nobody wants it? The bank gives one card for four equal ones: choose Bank, and take ore for wool, three times.',
      city: 'Grain and ore make a city of a settlement: 2 points instead of 1, and two cards instead of one. Build it at the marked corner.',
      ships:
        'With wood and wool left over, begin another lane: a ship on the marked edge, and then a second one behind it.',
      end: 'End your turn, and confirm. What the others roll may bring what your next settlement lacks.',
      seven: 'Roll when it is your turn.',
      robber:
        'A seven: everybody with too many cards has discarded. Send the robber to the marked hex.',
      theft:
        'And again the robber steals, since the pirate finds no ship. Take a card, and confirm.',
      offer: 'You want wool for a settlement. Offer 1 grain for 1 wool.',
      conclude: 'Trade with anyone who says yes.',
      endAgain: 'End your turn, and confirm. Then wait for the cards that the others roll for you.',
      rollAgain: 'Your turn: roll.',
      settle:
        'Build the settlement at the end of your ships. It closes the lane, so it brings 2 points at once.',
      knight:
        'You have 10 points, and the largest army is worth 2: it takes the most knights played, at least three. Play your third one, and confirm.',
    },
  },
};
