import type { AtollTutorialWords } from '../load-later-words.ts';

export const tutorial: AtollTutorialWords = {
  lost: 'Cette fois, l’autre récif valait plus. Rejouez la leçon\u202f: nourrissez avant de passer.',
  reef: {
    title: 'Une première manche',
    done: 'Voilà une manche\u202f: acheter, nourrir, passer, puis se reposer à la Récupération. La leçon 2 commence à la manche 3, avec un récif déjà préparé, donc différent du vôtre.',
    welcome: 'Voici votre récif\u202f: un seul corail pour l’instant. Chaque fleur rouge sur ses côtés est une colonie, et les animaux vivent sur les cases bordées d’assez de colonies.',
    aim: 'Vous y ajouterez des coraux et des animaux. Après quatre manches, le récif qui vaut le plus de points gagne.',
    signs:
      'Pour lire une carte en toutes lettres, laissez le doigt ou la souris dessus. Le signe d’un corail dit quand il agit\u202f: triangle en action, ∞ toujours, soleil à la fin, éclair une fois.',
    buyCoral: 'Les coraux apportent des colonies et font ainsi de la place aux animaux. Achetez le corail marqué\u202f: il coûte 2 de vos 5 pièces.',
    placeCoral:
      'Un corail doit toucher un coin d’un des vôtres. Appuyez sur la case marquée, puis confirmez\u202f: deux colonies bordent alors la même case vide, où peut vivre un animal qui en demande 2.',
    turns: 'Vous jouez à tour de rôle, une action chacun\u202f; le journal les raconte. Il dit aussi ce que chacune a coûté et rapporté.',
    grey: 'Ce qui est grisé est impossible pour l’instant, comme d’acheter un Gros poisson. Appuyez quand même pour voir pourquoi\u202f: souvent, il manque des pièces, ou aucune case n’a assez de colonies.',
    buyAnimal: 'Ce sont les animaux qui rapportent les points. Achetez l’animal marqué\u202f: un Petit poisson coûte peu et se nourrit facilement.',
    placeAnimal: 'Toute case bordée d’assez de colonies convient\u202f: appuyez sur celle qui est marquée, puis confirmez. «\u202fD’abord en pièces\u202f» garde l’écaille, qui vaut un point.',
    feed: 'Nourrissez-le et confirmez\u202f: il passe au niveau moyen. Il n’en coûte qu’une Fatigue, un jeton qui l’empêche de manger jusqu’à la Récupération\u202f; d’autres veulent du plancton ou une proie.',
    pass: 'Passez et confirmez par «\u202fOui, passer\u202f»\u202f: le premier prend le meilleur bonus, 1 pièce, 1 plancton et 1 écaille. Votre corail pourrait encore agir, mais c’est pour la leçon 2.',
    others: 'Qui a passé attend les autres. La manche se termine quand tous ont passé, puis vient la Récupération\u202f: revenu, repos et plancton.',
    income:
      'La Récupération commence\u202f: choisissez un revenu. Les Touristes rapportent 5 pièces et polluent un corail\u202f; prenez les Scientifiques, qui en rapportent 4 sans polluer, et confirmez.',
    recovery:
      'Le panneau dit ce qui vient de se passer. Votre poisson s’est reposé, vos colonies ont rapporté du plancton (4 à 6 en rapportent 1, 7 à 10 en rapportent 2), et de nouvelles cartes sont là.',
    purify:
      'Votre premier corail est pollué\u202f: pas de capacité, −1 point. Choisissez l’Épuration de l’eau, puis le corail, et confirmez\u202f; prix\u202f: 1 pièce, et pas de Touristes à la prochaine Récupération.',
    feedAgain: 'Nourrissez encore une fois votre poisson et confirmez. Au niveau haut, il rapporte une écaille, qui paie comme une pièce ou un plancton, ou vaut un point si vous la gardez.',
  },
  more: {
    title: 'D’autres actions',
    done: 'Il reste une action, la Chasse\u202f: elle vient dans la dernière leçon. La fin de cette manche est jouée pour vous, de nouveau sur un récif préparé, et la dernière manche est à vous.',
    look: 'Manche 3, sur un récif préparé. Les losanges roses à deux anneaux montrent que votre poisson vit en Symbiose avec sa partenaire, la Crevette-pistolet tigrée.',
    symbiosis:
      'Nourrissez le poisson marqué\u202f: chaque fois que vous nourrissez l’un des deux, l’autre peut monter aussi. Leur place n’a plus d’importance\u202f: les colonies ne comptent qu’à l’achat.',
    partner: 'La crevette doit-elle monter aussi\u202f? Cela ne coûte rien et n’apporte pas de Fatigue\u202f: faites-la monter et confirmez.',
    coral: 'Un corail Action s’active une fois par manche, s’il n’est pas pollué. Activez celui qui est marqué et confirmez.',
    popularity: 'Il a rapporté 1 plancton et 1 jeton de popularité, le pouce levé. Ces jetons n’achètent rien, mais chacun vaut un point à la fin.',
    bloom: 'La Prolifération d’algues pollue des coraux, et chacun vous rapporte 2 planctons. Choisissez-la, puis le corail marqué, puis «\u202fNe plus polluer\u202f», et confirmez.',
    grow: 'La Croissance place une colonie sur un côté de corail qui n’en a pas, pour 2 planctons. Choisissez-la, puis le côté marqué, et confirmez.',
    sell: 'Une fois par manche, la Vente d’algues change 4 planctons en 1 pièce. Choisissez-la, puis la vente marquée, et confirmez.',
  },
  last: {
    title: 'La dernière manche',
    done: 'C’est gagné. Vous en savez assez pour une partie entière\u202f: quatre manches, et chaque carte dit elle-même le reste.',
    look: 'La dernière manche a commencé. Les «\u202fpoints actuels\u202f» disent ce que vaut votre récif jusqu’ici.',
    hunter: 'Certains animaux ont besoin d’une proie. Nourrissez l’animal marqué, puis choisissez ce qu’il chasse.',
    prey: 'Choisissez la réponse marquée, «\u202fChasser…\u202f», et confirmez\u202f: une proie d’un autre récif ne perd rien. La vôtre descend d’un niveau et, du niveau bas, disparaît\u202f; seul un Abri la sauve.',
    rest: 'Après cette manche, pièces et plancton ne valent plus rien. Nourrissez et achetez donc ce qui rapporte des points, et passez quand il n’y a plus rien à faire.',
  },
};
