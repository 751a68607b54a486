import type { AtollTutorialWords } from '../load-later-words.ts';

/** What the first match of Atoll says. */
export const tutorial: AtollTutorialWords = {
  lost: 'Cette fois, l’autre récif valait plus. Rejouez la leçon\u202f: nourrissez avant de passer.',
  reef: {
    title: 'Une première manche',
    done: 'Voilà une manche\u202f: acheter, nourrir, passer, puis se reposer à la Récupération. La manche 2 est maintenant jouée pour vous.',
    steps: {
      welcome:
        'Voici votre récif\u202f: un seul corail pour l’instant. Chaque fleur rouge sur ses côtés est une colonie, et les animaux vivent sur les cases où donnent assez de colonies.',
      aim: 'Vous y ajouterez des coraux et des animaux. Après quatre manches, le récif qui vaut le plus de points gagne.',
      buyCoral:
        'Les coraux apportent des colonies et font ainsi de la place aux animaux. Achetez le corail marqué\u202f: il coûte 2 de vos 5 pièces.',
      placeCoral:
        'Appuyez sur la case marquée, puis confirmez. Deux coraux ont alors chacun une colonie qui donne sur la même case vide\u202f: un animal qui en demande 2 peut y vivre.',
      turns:
        'Vous jouez à tour de rôle, une action chacun\u202f: c’est maintenant au bot, puis de nouveau à vous. Le journal raconte ce que chacun a fait.',
      grey: 'Ce qui est grisé est impossible pour l’instant. Appuyez quand même, et la raison s’affiche\u202f: le plus souvent, il manque des pièces, ou aucune case n’a assez de colonies.',
      buyAnimal:
        'Ce sont les animaux qui rapportent les points. Achetez l’animal marqué\u202f: un Petit poisson coûte peu et se nourrit facilement.',
      placeAnimal:
        'Où va-t-il vivre\u202f? Vous avez le choix entre les cases où donnent assez de colonies\u202f: appuyez sur celle qui est marquée, puis confirmez.',
      feed: 'Nourrissez-le et confirmez\u202f: il passe au niveau moyen et vaut les points inscrits à ce niveau. Il prend une Fatigue et ne peut donc plus être nourri pendant cette manche.',
      pass: 'C’est assez pour cette manche\u202f: passez et confirmez. Qui passe en premier prend le meilleur bonus.',
      others: 'Cette manche est finie pour vous, et le bot continue jusqu’à ce qu’il passe aussi.',
      income:
        'La Récupération commence\u202f: choisissez un revenu. Les Touristes rapportent 4 pièces et polluent un corail\u202f; prenez les Scientifiques, qui en rapportent 3 sans polluer, et confirmez.',
      recovery:
        'Voici ce qui vient de se passer\u202f: votre poisson s’est reposé, vos colonies ont rapporté du plancton si elles sont assez nombreuses, et de nouvelles cartes sont arrivées.',
      purify:
        'Votre premier corail est pollué\u202f: sa capacité n’agit pas, et il coûte un point. Choisissez l’Épuration de l’eau pour 1 pièce, puis le corail, et confirmez.',
      feedAgain:
        'Nourrissez encore une fois votre poisson et confirmez. Au niveau haut, il rapporte une écaille, qui paie comme une pièce ou un plancton, ou vaut un point si vous la gardez.',
    },
  },
  more: {
    title: 'D’autres actions',
    done: 'Vous connaissez maintenant toutes les actions. La fin de cette manche est jouée pour vous, et la dernière manche est de nouveau à vous.',
    steps: {
      look: 'Manche 3\u202f: votre récif a grandi. Votre poisson a trouvé sa partenaire, la Crevette-pistolet tigrée\u202f: les anneaux roses montrent qu’ils vivent en Symbiose.',
      symbiosis:
        'Nourrissez le poisson marqué. Chaque fois que vous nourrissez l’un des deux, l’autre peut monter aussi.',
      partner:
        'La crevette doit-elle monter aussi\u202f? Cela ne coûte rien et n’apporte pas de Fatigue\u202f: faites-la monter et confirmez.',
      coral:
        'Un corail Action s’active une fois par manche, s’il n’est pas pollué. Activez celui qui est marqué et confirmez.',
      popularity:
        'Il a rapporté 1 plancton et 1 jeton de popularité, le cœur. Ces jetons n’achètent rien, mais chacun vaut un point à la fin.',
      bloom:
        'La Prolifération d’algues pollue des coraux, et chacun vous rapporte 2 planctons. Choisissez-la, puis le corail marqué, puis «\u202fNe plus polluer\u202f», et confirmez.',
      grow: 'La Croissance place une colonie sur un côté de corail qui n’en a pas, pour 2 planctons. Choisissez-la, puis le côté marqué, et confirmez.',
      sell: 'Une fois par manche, la Vente d’algues change 4 planctons en 1 pièce. Choisissez-la, puis la vente marquée, et confirmez.',
    },
  },
  last: {
    title: 'La dernière manche',
    done: 'C’est gagné. Vous en savez assez pour une partie entière\u202f: quatre manches, et chaque carte dit elle-même le reste.',
    steps: {
      look: 'La dernière manche a commencé. Les «\u202fpoints actuels\u202f» disent ce que vaut votre récif jusqu’ici.',
      hunter:
        'Les plus grands animaux en mangent d’autres. Nourrissez celui qui est marqué, et il demandera sa proie.',
      prey: 'Une proie de votre récif descend d’un niveau, sauf dans un Abri. Choisissez la Chasse et confirmez\u202f: la proie est alors un animal du bot, et il garde son niveau.',
      rest: 'Après cette manche, pièces et plancton ne valent plus rien. Nourrissez et achetez donc ce qui rapporte des points, et passez quand il n’y a plus rien à faire.',
    },
  },
};
