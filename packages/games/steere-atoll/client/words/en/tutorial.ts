/** The texts of the first match of Steere's Atoll. */
export const tutorial = {
  lost: 'This time the other side was faster. Play the part again: you know now where stones go.',
  islands: {
    title: 'The islands',
    done: 'You have won: your chain leads from your north island to your south island. Every match ends like this, since a full board always has a winner.',
    aim: 'You play Black. Link two of your islands that lie exactly opposite each other: north with south, or west with east.',
    neighbours: 'The white stones on the left link White’s west and north islands. Those are not opposite, so this wins nothing.',
    win: 'Your chain comes down from the north, and one stone is missing in the south. Press the marked cell, and press it again to confirm.',
  },
  bridge: {
    title: 'Two ways',
    done: 'You have won: three stones that did not touch were as good as a chain. Where there are two ways, wait until one of them is taken.',
    joined: 'Your two stones do not touch, but two cells lie between them. White can take only one of these, and then you take the other.',
    far: 'So place far apart, and confirm. The marked cell has two ways to your second stone, and two ways to the south island.',
    answer: 'White has taken one of the two cells between your stones. Take the other one and confirm, and they are joined.',
    again: 'White tries every gap. Take the other cell each time, and confirm, until your chain is complete.',
  },
  match: {
    title: 'A small match',
    done: 'You have won a match. On the usual board all of this is the same, with more room for two ways.',
    swap: 'White is yours at first, and Black has begun in the middle, where a stone is strong. The second player may swap once: do so and confirm, and it is yours.',
    play: 'Now link two opposite islands before White does. If you do not know where to place, ask for a hint.',
  },
};
