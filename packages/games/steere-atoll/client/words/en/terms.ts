import type { SteereTerms } from '../steere-terms.ts';

export const terms: SteereTerms = {
  stone: { name: 'Stone', meaning: 'Black begins, White follows; a stone stays where it is placed.' },
  island: { name: 'Island', meaning: 'Four sides of the board carry islands; opposite islands wear symbols that belong together.' },
  aim: { name: 'Aim', meaning: 'A chain of your stones from an island of yours to the one on the opposite side wins.' },
  swap: { name: 'Swap', meaning: 'Once, instead of a first stone, White may take over Black and the stone that lies there.' },
  place: { name: 'Place', meaning: 'Puts your stone on the cell that is chosen.' },
  coordinates: { name: 'Coordinates', meaning: 'Shows the letters of the columns and the numbers of the rows.' },
  zoomIn: { name: 'Larger', meaning: 'Shows the board larger; it can be dragged then.' },
  zoomOut: { name: 'Smaller', meaning: 'Shows more of the board again.' },
  whole: { name: 'Whole board', meaning: 'Shows all of the board again.' },
  moves: { name: 'Moves', meaning: 'Lists every move of the match; a press shows the board as it stood after it.' },
  move: { name: 'Move', meaning: 'Shows the board as it stood after this move; nothing is taken back.' },
  earlier: { name: 'One move back', meaning: 'Shows the board a move earlier; nothing is taken back.' },
  later: { name: 'One move on', meaning: 'Shows the board a move later.' },
  typed: { name: 'Type a move', meaning: 'Places a stone by the name of its cell, a column letter and a row number such as f5.' },
  won: { name: 'Wins', meaning: 'This stone closed the chain between two opposite islands.' },
  now: { name: 'Back to now', meaning: 'Shows the board as it stands, so that a stone can be placed.' },
};
