import type { AtollTutorialWords } from '../load-later-words.ts';

/** What the first match of Atoll says. */
export const tutorial: AtollTutorialWords = {
  lost: 'Cette fois, l’autre récif valait plus. Rejouez la leçon : nourrissez avant de passer.',
  reef: {
    title: 'Une première manche',
    done: 'Voilà une manche : acheter, nourrir, passer, puis se reposer à la Récupération. Les manches suivantes sont maintenant jouées pour vous, et la dernière est de nouveau à vous.',
    steps: {
      welcome:
        'Voici votre récif : un corail, et bientôt tout ce que vous y ajouterez. Après quatre manches, le récif qui vaut le plus de points gagne.',
      buyCoral:
        'Les coraux font de la place aux animaux. Achetez celui qui est marqué parmi les Coraux : il coûte 2 de vos 5 pièces.',
      placeCoral:
        'Un nouveau corail touche le coin d’un des vôtres. Sur la case marquée, des colonies des deux coraux donnent sur la même case vide : un animal qui en demande 2 peut y vivre.',
      turns:
        'Une action, et le tour passe : le bot fait quelque chose, puis c’est de nouveau à vous. Le journal raconte ce que chacun a fait.',
      grey: 'Ce qui est grisé est impossible pour l’instant. Appuyez quand même, et la raison s’affiche : le plus souvent, il manque des pièces, ou aucune case n’a assez de colonies.',
      buyAnimal:
        'Les animaux font les points. Achetez celui qui est marqué parmi les Animaux : un Petit poisson coûte peu et se nourrit facilement.',
      placeAnimal:
        'Reste à savoir où il va vivre. Seules les cases entourées d’assez de colonies peuvent être choisies.',
      feed: 'Nourrissez-le : il passe du niveau bas au niveau moyen et vaut le nombre inscrit sur son niveau. La Fatigue qu’il prend veut dire qu’il ne mange plus pendant cette manche.',
      pass: 'C’est assez pour cette manche : passez. Qui passe en premier prend le meilleur bonus.',
      others: 'Cette manche est finie pour vous, et le bot continue jusqu’à ce qu’il passe aussi.',
      income:
        'La Récupération commence, et il faut choisir un revenu. Les Touristes rapportent 4 pièces et polluent un corail ; choisissez les Scientifiques, qui en rapportent 3 sans polluer.',
      recovery:
        'Voici ce qui vient de se passer : votre poisson s’est reposé, vos colonies ont rapporté du plancton si elles sont assez nombreuses, et de nouvelles cartes sont arrivées.',
      purify:
        'Votre premier corail est pollué : sa capacité n’agit pas, et il coûte un point. L’Épuration de l’eau, l’une des actions, y remédie pour 1 pièce.',
      feedAgain:
        'Nourrissez maintenant votre poisson encore une fois. Au niveau haut, il rapporte une écaille, qui paie comme une pièce ou un plancton, ou vaut un point si vous la gardez.',
    },
  },
  last: {
    title: 'La dernière manche',
    done: 'C’est gagné. Vous en savez assez pour une partie entière : quatre manches, et chaque carte dit elle-même le reste.',
    steps: {
      look: 'Deux manches plus tard : plus de coraux, plus d’animaux, et c’est la dernière manche. Les « points actuels » disent ce que vaut votre récif jusqu’ici.',
      hunter:
        'Les plus grands animaux en mangent d’autres. Nourrissez celui qui est marqué, et il demandera sa proie.',
      prey: 'Une proie de votre récif descend d’un niveau. Votre Chasse la prend plutôt sur un autre récif, où rien n’est perdu : choisissez-la.',
      coral:
        'Un corail Action fait quelque chose une fois par manche. Activez celui qui est marqué.',
      rest: 'Après cette manche, pièces et plancton ne valent plus rien. Nourrissez et achetez donc ce qui rapporte des points, et passez quand il n’y a plus rien à faire.',
    },
  },
};
