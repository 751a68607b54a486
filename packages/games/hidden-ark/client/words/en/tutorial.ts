/** The texts of the first match of Hidden Ark. */
export const tutorial = {
  lost: 'This time the other crew has more points. Play the part again, and rescue the marked fish.',
  rescue: {
    title: 'A first rescue',
    done: 'Now you have used all four columns: build, operation, upgrade, research. The next rounds are played for you, and the last one is yours again.',
    steps: {
      welcome:
        'You sail the seas and rescue fish that are dying out; each lies as a tile on the map. Fish, stations and vessels are points, and the most points win.',
      place:
        'Begin at the marked place on the coast, with a station and a vessel, and confirm. There is a fish nearby: the Nassau grouper.',
      price:
        'The tile says what its rescue costs: 3 marine biology, 5 conservation and 1 money. Your tracks hold 2 of each science and 3 money so far.',
      take: 'Every turn begins with a token. Take the marked one, and confirm: a disc gives at once what it shows, here 4 marine biology.',
      takeHouse:
        'In your first turn you take two. Take the marked house: it is an upgrade, which you keep for later.',
      research:
        'Then you choose one of four columns, and do what it allows. You still lack conservation, so choose Research.',
      study:
        'Research is three steps upwards, on any tracks you like. Take all three for conservation.',
      end: 'That is enough for the grouper. End your turn, and confirm: then Triton takes a turn.',
      takeAgain: 'As soon as it is your turn again, take the marked token.',
      operation:
        'Now choose Operation, which moves vessels and rescues. Research a second time in a row would cost 2 resources.',
      grey: 'Rescue is dim because your vessel is not on a fish yet. Press anything dim to see why it is not possible now.',
      sail: 'Sail: out of the port to the marked space, and from there on to the fish. A number on a space says how far it is.',
      rescue: 'Your vessel lies on the fish, and you have what the tile asks for. Choose Rescue.',
      rescued:
        'What has just happened: the tile is yours, your vessel is back in its port, and from now on every rescue costs you 1 chemistry less.',
      endAgain: 'An operation allows one rescue only. End your turn, and confirm.',
      takeThird: 'Again a token first: take the marked one.',
      build: 'With two vessels one can wait near a fish while the other returns. Choose Build.',
      vessel:
        'A vessel goes to a port of yours and costs money, 2 for the second one. Choose Vessel, then your port.',
      endThird: 'End your turn, and confirm.',
      takeFourth: 'Take the marked token.',
      upgrade: 'Remember the house that you have kept: choose Upgrade to put it on your board.',
      install:
        'Install it in the first slot below Research. From now on every research brings you 1 technology on top.',
    },
  },
  last: {
    title: 'The last round',
    done: 'You have won. For a whole match you know enough: a token, a column, and always a fish that the next turn leads to.',
    steps: {
      look: 'Much later: the map has been refilled twice, and when few fish were left again, the end began. This is your last turn.',
      awards:
        'The crew with the most fish of a region gets an award. In the North Pacific you and Triton have one each, so the next one decides.',
      take: 'Take the marked token: it gives 4 marine biology. Two of any resource can stand for one that you lack.',
      operation: 'Choose Operation.',
      sail: 'Each vessel gives you movement, so you have 4. Sail the vessel next to the marked space to the fish, 3 spaces away.',
      rescue:
        'Rescue it. The table asks what you give for what you lack, and then to which port the vessel returns.',
      end: 'At the end, stations, vessels, fish and awards count, and so do every 4 resources. End your turn, and confirm.',
    },
  },
};
