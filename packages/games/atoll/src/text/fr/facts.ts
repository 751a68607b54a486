import type { Facts, Remarks } from '../catalogue.ts';

/** One true sentence about every species, and about every event in the real sea. */
export const facts: Facts = {
  'squarespot-anthias':
    'Tous les anthias à tache carrée naissent femelles\u202f; plus tard, la plus grande du groupe devient le mâle à la marque violette.',
  'lyretail-anthias':
    'D’immenses nuées orange d’anthias queue-de-lyre se tiennent dans le courant au-dessus du récif et y cueillent un à un les animaux qui dérivent.',
  'lined-seahorse':
    'L’hippocampe rayé mâle porte plusieurs centaines de petits dans sa poche avant qu’ils ne partent vivre seuls.',
  'schultzs-pipefish':
    'Le syngnathe de Schultz rampe sur le ventre dans le sable et les débris et aspire de minuscules crustacés par son long museau.',
  'bargibants-seahorse':
    'On l’a découvert par hasard en 1969, quand on préleva une gorgone en Nouvelle-Calédonie et que quelqu’un remarqua ce qui y était accroché.',
  'ocellaris-clownfish':
    'Quand meurt la femelle dominante d’un groupe de poissons-clowns, son compagnon change de sexe et prend sa place.',
  'blue-green-chromis':
    'Un banc de chromis bleu-vert plonge entre les branches de son corail dès qu’une ombre passe.',
  'humbug-dascyllus':
    'Ces demoiselles vivent en petits groupes où le rang dépend strictement de la taille, attachées à une seule tête de corail.',
  'yellow-prawn-goby':
    'En battant de la queue, le gobie fait savoir à la crevette presque aveugle à ses côtés si elle peut quitter le terrier.',
  'citron-goby': 'En guise d’écailles, le gobie citron porte un manteau de mucus amer et toxique.',
  'flame-angelfish':
    'Les poissons-anges flamme vivent en harem, et le mâle fraie au crépuscule avec chacune de ses femelles.',
  'coral-beauty':
    'Ce petit poisson-ange ne s’éloigne guère de plus de quelques coups de nageoire d’une fente où disparaître.',
  'copperband-butterflyfish':
    'La tache sombre près de sa queue ressemble à un œil et pousse les agresseurs à frapper du mauvais côté.',
  'oval-butterflyfish':
    'Les papillons côtelés ne mangent presque que des polypes de coraux vivants et gardent en général le même partenaire pendant des années.',
  'cleaner-wrasse':
    'Dans sa station de nettoyage, un seul labre nettoyeur peut inspecter plus de deux mille clients en une journée.',
  'sixline-wrasse':
    'Ses yeux ont une étrange pupille double, qui l’aiderait à chercher de minuscules proies à courte distance.',
  'slender-grouper':
    'Les jeunes mérous élégants imitent d’inoffensifs labres, ce qui leur permet d’approcher des petits poissons sans méfiance.',
  'blue-line-grouper':
    'Ce mérou sombre couvert de fines lignes bleues préfère les récifs morts ou envasés près de la côte.',
  'emperor-angelfish':
    'Les jeunes poissons-anges empereurs portent des anneaux blancs sur fond bleu nuit et semblent d’une tout autre espèce.',
  'regal-angelfish':
    'Le poisson-ange royal est le seul membre de son genre et vit surtout d’éponges et d’ascidies.',
  'palette-surgeonfish':
    'De chaque côté de sa queue se trouve une lame tranchante comme un scalpel, l’outil qui a donné leur nom aux poissons-chirurgiens.',
  'yellow-tang':
    'La nuit, le jaune vif pâlit et une tache brunâtre à bande blanche apparaît sur son flanc.',
  'snowflake-moray':
    'Ses dents émoussées comme des galets sont faites pour broyer des crabes plutôt que pour retenir des poissons glissants.',
  'bluespotted-ray':
    'La raie trouve ses proies enfouies grâce aux pores de son museau, qui perçoivent les faibles champs électriques des muscles vivants.',
  'golden-trevally':
    'Les jeunes carangues royales se cachent entre les tentacules des méduses ou suivent la vague d’étrave des requins et des mérous.',
  'live-sharksucker':
    'La ventouse de sa tête est une nageoire dorsale qui, au cours de l’évolution, s’est avancée et fendue en deux.',
  'tiger-shark':
    'On a trouvé dans l’estomac de requins-tigres des plaques d’immatriculation, des pneus et des tortues de mer entières.',
  'blacktip-reef-shark':
    'Les requins à pointes noires patrouillent dans une eau si peu profonde que leur dos et leurs nageoires en dépassent.',
  'scalloped-hammerhead':
    'Le jour, des centaines de requins-marteaux halicornes tournent parfois autour d’un mont sous-marin\u202f; la nuit, ils chassent seuls.',
  'giant-grouper':
    'Le mérou lancéolé est le plus gros poisson osseux des récifs coralliens et peut peser autant qu’un petit cheval.',
  'humphead-wrasse':
    'C’est l’un des rares animaux capables de manger l’acanthaster, épines comprises.',
  'giant-moray':
    'Une seconde paire de mâchoires jaillit de sa gorge pour tirer la proie vers l’intérieur.',
  'reef-manta':
    'Les taches de son ventre sont aussi personnelles qu’une empreinte digitale et permettent aux scientifiques de reconnaître chaque manta.',
  'bumphead-parrotfish':
    'Un adulte arrache chaque année plusieurs tonnes de roche corallienne et en rend la plus grande part sous forme de sable blanc et fin.',
  'tiger-pistol-shrimp':
    'Sa pince projette en claquant une bulle qui, en éclatant, envoie une onde de choc assommant les petites proies.',
  'pacific-cleaner-shrimp':
    'La crevette grimpe dans la gueule ouverte d’une murène pour y prendre parasites et restes entre les dents.',
  'emperor-shrimp':
    'Les crevettes impériales voyagent sur des holothuries et des limaces de mer et mangent ce que leur hôte soulève en avançant.',
  'boxer-crab':
    'Les crabes boxeurs de son genre qui perdent une de leurs deux anémones déchirent l’autre, et chaque moitié se reconstitue.',
  'harlequin-shrimp':
    'Un couple de crevettes arlequin retourne une étoile de mer sur le dos et la dévore vivante pendant des jours.',
  'peacock-mantis-shrimp':
    'Ses massues à ressort frappent si vite que l’eau entre elles et la victime bout un instant.',
  'magnificent-anemone':
    'Les algues qui vivent dans ses tissus fournissent l’essentiel de son énergie, si bien qu’elle s’installe sur des rochers exposés, en plein soleil.',
  'triactis-anemone':
    'Les excroissances ramifiées sous ses tentacules sont remplies d’algues et se déploient à la lumière du jour.',
  'crown-jellyfish':
    'Une couronne de verrues s’élève au milieu de son ombrelle, bordée d’un profond sillon.',
  'upside-down-jellyfish':
    'Elle repose sur le dos au fond du lagon, pour que les algues de ses bras reçoivent le soleil.',
  'sea-wasp': 'Cette cuboméduse a deux douzaines d’yeux et contourne activement les obstacles.',
  'blue-ringed-octopus':
    'Sa salive contient de la tétrodotoxine, le poison nerveux des poissons-globes, et ses anneaux s’illuminent en avertissement.',
  'day-octopus':
    'Un poulpe diurne peut changer de couleur et de motif un millier de fois au cours d’une longue chasse.',
  'broadclub-cuttlefish':
    'Des bandes sombres courent sur le corps de la seiche en chasse et semblent envoûter les crabes.',
  'chambered-nautilus':
    'La nuit, le nautile remonte le long du tombant et trouve des animaux morts à l’odeur.',
  'giant-clam':
    'Un bénitier géant adulte pèse plus de deux cents kilos et ne peut pas fermer complètement sa coquille.',
  'maxima-clam':
    'Le bénitier allongé est à demi enfoncé dans le récif, son manteau aux couleurs vives tourné vers la lumière.',
  'pearl-oyster':
    'Une huître adulte peut pomper plusieurs centaines de litres d’eau de mer par jour à travers ses branchies.',
  'green-turtle':
    'Les tortues vertes d’Hawaï se rendent à certains endroits du récif où des poissons-chirurgiens broutent les algues de leur carapace.',
  'hawksbill-turtle':
    'Les tortues imbriquées vivent surtout d’éponges, dont beaucoup sont pleines d’aiguilles de verre et de poison.',
  'banded-sea-krait': 'Les tricots rayés viennent à terre pour digérer, muer et pondre leurs œufs.',
  'olive-sea-snake':
    'La peau de sa queue sent la lumière, si bien que le serpent s’aperçoit qu’elle dépasse de sa cachette.',
  'magnificent-star':
    'Cette grande étoile de mer s’enfouit dans le sable et marche sur des pieds pointus sans ventouses.',
  'crown-of-thorns': 'Un adulte digère plusieurs mètres carrés de corail vivant en un an.',
  'blue-sea-star':
    'Les étoiles de mer de son genre peuvent reformer un animal entier à partir d’un bras perdu.',
  'leopard-sea-cucumber':
    'Quand on la dérange, elle projette de collants filaments blancs qui gonflent et empêtrent l’agresseur.',
  'prickly-redfish':
    'Elle avale le sable par bouchées, digère ce qui se mange et laisse le reste nettoyé derrière elle.',
  'sea-apple':
    'Elle passe l’un après l’autre ses tentacules plumeux dans sa bouche pour en récolter les prises.',
  'basic-coral':
    'C’est chez cette espèce qu’on a d’abord trouvé des protéines sensibles au clair de lune, qui disent peut-être aux coraux quand pondre.',
  'staghorn-coral':
    'Une branche de corail corne de cerf peut pousser de dix centimètres et plus par an, plus vite que la plupart des coraux.',
  'lace-coral':
    'Les larves du corail dentelle peuvent dériver environ trois mois et fonder encore une colonie sur un rivage lointain.',
  'table-coral':
    'Une seule table peut s’étendre sur plus de deux mètres et faire de l’ombre à tout ce qui vit dessous.',
  'lobe-coral':
    'Le corail lobé s’épaissit d’environ un centimètre par an, si bien qu’un bloc de la hauteur d’un plongeur a des siècles.',
  'common-mushroom-coral':
    'Un corail champignon adulte est un unique grand polype, posé librement sur le fond.',
  'organ-pipe-coral':
    'Tant que ses polypes à huit bras sont sortis, on ne voit pas les tuyaux rouge sang de son squelette.',
  'lettuce-coral':
    'Le corail laitue couve ses larves et les libère quand elles sont prêtes à se fixer tout près.',
  'toadstool-leather-coral':
    'De temps en temps, il se ferme, devient cireux et rejette une fine peau avec tout ce qui s’y est installé.',
  'birds-nest-coral':
    'Des crabes vivent dans son fourré aux pointes fines comme des aiguilles, et certaines femelles s’y emmurent pour la vie.',
  'elephant-skin-coral':
    'Des crêtes parcourent ses fines lames comme les cernes d’un arbre, et aucun tentacule ne se montre entre elles.',
  'common-sea-fan':
    'Les gorgones éventail poussent en travers du courant, pour que le plus d’eau possible traverse leurs mailles.',
  'galaxy-coral':
    'La nuit, il étend des tentacules de combat longs comme la main et pique tout ce qui pousse trop près.',
  'plate-fire-coral':
    'Les coraux de feu ne sont pas de vrais coraux mais des hydrozoaires, et qui les frôle s’en souvient pendant des jours.',
  'velvet-finger-coral':
    'Les branches cassées de ce corail continuent à pousser là où elles tombent, et des fourrés entiers se répandent ainsi.',
  'grooved-brain-coral':
    'Un sillon court le long de chacune de ses crêtes, parfois plus large que les vallées où logent les polypes.',
  'elkhorn-coral':
    'Le corail corne d’élan a bâti les crêtes peu profondes des récifs des Caraïbes, avant qu’une maladie n’en tue la plus grande part après les années 1970.',
  'bubble-coral':
    'Le jour, il gonfle des bulles qui tendent ses algues à la lumière\u202f; la nuit, elles rétrécissent et les tentacules sortent.',
  'blue-coral':
    'Son squelette est bleu de part en part, ce qui ne se voit que là où la peau brune et vivante a disparu.',
  'rice-coral':
    'Quand l’eau chaude chasse ses algues, le corail riz peut vivre du plancton qu’il capture.',
  'pillar-coral':
    'C’est l’un des rares coraux durs qui se nourrissent de jour, et ses tentacules donnent aux piliers un air de fourrure.',
  'finger-coral':
    'Des fourrés de corail doigt bâtissent une bonne part des récifs abrités d’Hawaï.',
  'giant-sea-fan':
    'Des hippocampes pygmées d’à peine deux centimètres s’agrippent aux branches des gorgones géantes.',
  'pulse-coral':
    'Ses polypes s’ouvrent et se ferment toute la journée\u202f; très peu de coraux bougent ainsi d’eux-mêmes.',
  'orange-cup-coral':
    'Il vit sans algues de ce qu’il capture, et des navires l’ont transporté du Pacifique aux Caraïbes.',
  'lesser-star-coral':
    'Les coraux de son genre vivent même là où la marée basse les laisse au soleil pendant des heures.',
  'spiral-wire-coral':
    'Les coraux fil sont des coraux noirs\u202f: leur squelette est sombre et corné et ne contient pas de calcaire.',
  'red-sea-fan':
    'Entre les parties rigides de ses branches, des articulations souples laissent l’éventail plier avec la houle.',
  'carnation-tree-coral':
    'Il n’a pas d’algues à lui et filtre dans le courant les plus petites plantes flottantes.',
  'antler-coral':
    'Des crabes gardiens vivent entre ses branches et pincent les pieds des étoiles de mer qui viennent le manger.',
  'hump-coral':
    'Des carottes forées dans de vieux blocs racontent les températures de la mer sur des siècles, comme les cernes des arbres.',
  'brush-coral':
    'Il porte de fins rameaux dressés sur une table plate et pond de nuit, quelques jours après la pleine lune.',
  'smooth-cauliflower-coral':
    'Il s’acclimate si bien en aquarium qu’il est devenu l’un des coraux les plus étudiés de tous.',
  'flexible-leather-coral':
    'Il émet des substances amères qui tiennent les voisins à distance et découragent les poissons de le grignoter.',
  'yellow-scroll-coral':
    'Les coraux de cette sorte changent de forme avec la lumière\u202f: des plateaux dans la pénombre, des volutes dressées en pleine clarté.',
  'black-sun-coral':
    'Il forme des arbres d’un mètre de haut sans l’aide d’aucune algue, là où les courants apportent à manger jour et nuit.',
  'venus-sea-fan':
    'Ses rameaux sont aplatis en travers de l’éventail\u202f; ceux de la gorgone éventail le sont dans son plan.',
  'boulder-star-coral':
    'Il pond environ une semaine après la pleine lune à la fin de l’été, à la même heure sur tout un récif.',
  'bottlebrush-coral':
    'Ses rameaux entourent la tige comme les poils d’un goupillon, une forme faite pour les eaux calmes et claires.',
  'red-whip-coral':
    'De minuscules gobies passent leur vie sur les fouets de ces gorgones et y déposent leurs œufs.',
  'long-tentacle-plate-coral':
    'Un petit syngnathe ne vit presque nulle part ailleurs qu’entre les tentacules de ce corail.',
  'knobbly-sea-fan':
    'L’hippocampe de Bargibant ne vit que sur des gorgones de ce genre et en porte les nodules comme déguisement.',
  'great-star-coral':
    'Certaines colonies luisent d’orange en plein jour\u202f; des bactéries de leurs tissus, qui changent l’azote en nourriture, en sont peut-être la cause.',
  'massive-starlet-coral':
    'Il supporte un froid et une vase dont la plupart de ses voisins ne viennent pas à bout.',
  'mustard-hill-coral':
    'Là où d’autres coraux des Caraïbes sont morts, le corail moutarde est souvent parmi les premiers à revenir.',
  'branching-fire-coral':
    'Les coraux de feu libèrent de minuscules méduses qui vivent quelques heures, juste assez pour se reproduire.',
  'star-polyps':
    'Son tapis violet s’étend sur la roche et les débris, et au moindre contact tous les polypes y disparaissent.',
  'devils-hand-coral':
    'Ses lobes qui ont l’aspect du cuir sont piquetés de polypes qui peuvent tous se rétracter en quelques secondes.',
  'honeycomb-plate-coral':
    'Des parents de ce corail poussent dans une faible lumière, plus bas que tout autre corail qui vit d’algues.',
  'open-brain-coral':
    'Il est posé librement sur le sable et se gonfle d’eau pour rejeter ce que le courant amasse sur lui.',
  'netted-table-coral': 'Ses branches se soudent en un filet plat qui laisse passer la houle.',
  'violet-hydrocoral':
    'Il pousse à l’ombre, sous les surplombs et dans les grottes, et n’a que faire des algues.',
  'corky-sea-fan':
    'Le latin suber de son nom veut dire liège, auquel ressemble l’écorce de ses branches.',
  'mass-bleaching':
    'Après des semaines dans une eau trop chaude, les coraux expulsent les algues qui les nourrissent et deviennent blancs.',
  cyclone:
    'Les vagues d’un cyclone peuvent briser des coraux à vingt mètres de fond et disperser ceux qui vivaient parmi eux.',
  'crown-of-thorns-outbreak':
    'De temps à autre, des étoiles de mer mangeuses de corail arrivent par milliers\u202f; les plongeurs ne peuvent les combattre qu’une à une.',
  'fish-disease':
    'Des parasites pas plus gros qu’un grain de sable se fixent sur les branchies des poissons, qui respirent mal et cessent de manger.',
  'spawning-night':
    'Quelques nuits après une pleine lune, les coraux de tout un récif libèrent leurs œufs dans les mêmes heures.',
  upwelling:
    'L’eau froide qui remonte le long de la pente apporte des nutriments, et le plancton foisonne là où elle rencontre la lumière.',
  'clean-up-dive':
    'Sous l’eau, des bénévoles ramassent bouteilles, sacs et les lignes de pêche qui entaillent les coraux branchus.',
  'conservation-grant':
    'Les récifs vivants brisent les vagues avant la côte, si bien que l’argent dépensé pour en prendre soin revient.',
  'shifting-currents':
    'La plupart des animaux du récif dérivent à l’état de larve pendant des jours ou des semaines\u202f; les courants contribuent à décider du récif où ils s’installent.',
  'tourist-boom':
    'Ceux qui viennent voir les récifs dépensent des milliards chaque année et laissent derrière eux crème solaire et eaux usées.',
  'protected-area':
    'Dans une zone bien surveillée où la pêche est interdite, les poissons deviennent plus gros et plus nombreux qu’au-delà de sa limite.',
  'coral-nursery':
    'Des fragments de corail poussent sur des cordes et des cadres en pleine eau, jusqu’à ce qu’on puisse les planter sur un récif abîmé.',
  'marine-heatwave':
    'L’eau chaude couvre l’eau froide comme un couvercle, si bien que peu de nutriments montent vers la surface et que le plancton se fait rare.',
  'nutrient-runoff':
    'L’engrais que la pluie emporte des champs fait proliférer les algues, et elles prennent la lumière aux coraux.',
};

const NOT_OF_NATURE =
  'Cette paire est celle des règles, et non de la nature\u202f: en mer, le requin ne s’occupe pas du syngnathe.';

export const remarks: Remarks = {
  'schultzs-pipefish': NOT_OF_NATURE,
  'tiger-shark': NOT_OF_NATURE,
};
