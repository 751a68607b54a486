import type { ReportWords } from '../load-table-words.ts';

export const report: ReportWords = {
  open: 'Quelque chose ne va pas',
  openHint: 'rassemble ce que cette page sait de ce moment, à envoyer à qui peut vous aider',
  key: 'rassemble ce qui ne va pas ici, pour qui peut aider',
  title: 'Quelque chose ne va pas',
  about:
    'Dites en une ligne ce que vous attendiez, et envoyez ce texte à la personne qui gère le serveur ou à celles qui développent le jeu. Il indique la partie, ce moment et ce que cette page a reçu en dernier.',
  hidden: 'Il ne contient rien que les autres places ignorent, et rien qui ouvre la vôtre. Ce que vous tenez secret n’est ajouté qu’une fois la partie terminée.',
  link: 'Le lien qu’il contient ouvre ce moment précis dès que la partie est terminée.',
  label: 'Le rapport',
  copy: 'Copier le rapport',
  save: 'L’enregistrer en fichier',
};
