import type { Facts, Remarks } from '../catalogue.ts';

/** One true sentence about every card. */
export const facts: Facts = {
  'squarespot-anthias':
    'Alle Quadratfleck-Fahnenbarsche sind zuerst Weibchen; der größte in der Gruppe wird später zum violett gezeichneten Männchen.',
  'lyretail-anthias':
    'Riesige orange Wolken von Juwelen-Fahnenbarschen stehen über dem Riff in der Strömung und picken treibende Tierchen einzeln heraus.',
  'lined-seahorse':
    'Ein Männchen des Linierten Seepferdchens trägt mehrere hundert Junge in seiner Bauchtasche, ehe sie allein davonschwimmen.',
  'schultzs-pipefish':
    'Die Schultz-Seenadel kriecht auf dem Bauch über Sand und Geröll und saugt durch ihre lange Schnauze winzige Krebschen ein.',
  'bargibants-seahorse':
    'Bekannt wurde es 1969 durch einen Zufall, als in Neukaledonien eine Fächerkoralle gesammelt wurde und jemand bemerkte, was darauf saß.',
  'ocellaris-clownfish':
    'Stirbt das ranghöchste Weibchen einer Gruppe von Clownfischen, wechselt sein Partner das Geschlecht und nimmt seinen Platz ein.',
  'blue-green-chromis':
    'Ein Schwarm Grüner Schwalbenschwänzchen taucht zwischen die Äste seiner Koralle ab, sobald ein Schatten vorüberzieht.',
  'humbug-dascyllus':
    'Preußenfische leben in kleinen Gruppen mit strenger Rangordnung nach Größe und bleiben an einem einzigen Korallenstock.',
  'yellow-prawn-goby':
    'Mit Zucken ihres Schwanzes sagt die Grundel dem fast blinden Krebs neben sich, ob er die Wohnhöhle gefahrlos verlassen kann.',
  'citron-goby':
    'Statt Schuppen trägt die Zitronengrundel einen Mantel aus bitterem, giftigem Schleim.',
  'flame-angelfish':
    'Flammen-Zwergkaiser leben in Harems, und in der Dämmerung laicht das Männchen mit jedem seiner Weibchen.',
  'coral-beauty':
    'Der Streifen-Zwergkaiser entfernt sich selten weiter als ein paar Flossenschläge von einer Spalte, in der er verschwinden kann.',
  'copperband-butterflyfish':
    'Der dunkle Fleck nahe dem Schwanz sieht wie ein Auge aus und verleitet Angreifer, am falschen Ende zuzuschnappen.',
  'oval-butterflyfish':
    'Rippen-Falterfische fressen fast nur lebende Korallenpolypen und bleiben meist jahrelang mit demselben Partner zusammen.',
  'cleaner-wrasse':
    'Ein einziger Putzerlippfisch kann an seiner Putzstation am Tag mehr als zweitausend Kunden untersuchen.',
  'sixline-wrasse':
    'Seine Augen haben eine eigentümliche Doppelpupille, die vermutlich hilft, winzige Beute aus nächster Nähe zu finden.',
  'slender-grouper':
    'Junge Spitzkopf-Zackenbarsche ahmen harmlose Lippfische nach und kommen so nahe an arglose kleine Fische heran.',
  'blue-line-grouper':
    'Dieser dunkle Zackenbarsch mit feinen blauen Linien mag abgestorbene oder verschlickte Riffe in Küstennähe.',
  'emperor-angelfish':
    'Junge Imperator-Kaiserfische tragen weiße Ringe auf Dunkelblau und sehen aus wie eine ganz andere Art.',
  'regal-angelfish':
    'Der Pfauen-Kaiserfisch ist der einzige seiner Gattung und lebt vor allem von Schwämmen und Seescheiden.',
  'palette-surgeonfish':
    'An jeder Seite seines Schwanzes sitzt eine Klinge, scharf wie ein Skalpell, die den Doktorfischen ihren Namen gab.',
  'yellow-tang':
    'Nachts verblasst das leuchtende Gelb, und an der Seite erscheint ein bräunlicher Fleck mit weißem Streifen.',
  'snowflake-moray':
    'Ihre stumpfen Zähne gleichen Kieseln und sind eher zum Knacken von Krabben gemacht als zum Festhalten glitschiger Fische.',
  'bluespotted-ray':
    'Vergrabene Beute findet der Rochen mit Poren an der Schnauze, die schwache elektrische Felder lebender Muskeln spüren.',
  'golden-trevally':
    'Junge Goldene Königsmakrelen verstecken sich zwischen den Tentakeln von Quallen oder reiten auf der Bugwelle von Haien und Zackenbarschen.',
  'live-sharksucker':
    'Die Saugscheibe auf seinem Kopf ist eine Rückenflosse, die im Lauf der Evolution nach vorn wanderte und sich spaltete.',
  'tiger-shark':
    'Nummernschilder, Reifen und ganze Meeresschildkröten hat man schon in den Mägen von Tigerhaien gefunden.',
  'blacktip-reef-shark':
    'Schwarzspitzen-Riffhaie ziehen durch so flaches Wasser, dass Rücken und Flossen herausragen.',
  'scalloped-hammerhead':
    'Tagsüber kreisen mitunter Hunderte Bogenstirn-Hammerhaie um einen Unterwasserberg; nachts jagt jeder für sich.',
  'giant-grouper':
    'Der Riesenzackenbarsch ist der größte Knochenfisch der Korallenriffe und kann so schwer werden wie ein kleines Pferd.',
  'humphead-wrasse':
    'Er gehört zu den wenigen Tieren, die Dornenkronen fressen können, samt allen Stacheln.',
  'giant-moray':
    'In ihrem Rachen schnellt ein zweites Paar Kiefer nach vorn und zieht die Beute hinab.',
  'reef-manta':
    'Die Flecken auf seinem Bauch sind so unverwechselbar wie ein Fingerabdruck, an ihnen erkennen Forschende jeden Manta wieder.',
  'bumphead-parrotfish':
    'Ein ausgewachsenes Tier beißt im Jahr mehrere Tonnen Korallenfels ab und gibt das meiste als feinen weißen Sand zurück.',
  'tiger-pistol-shrimp':
    'Seine Knallschere schießt eine Blase ab, deren Zusammenfallen eine Stoßwelle auslöst, die kleine Beute betäubt.',
  'pacific-cleaner-shrimp':
    'Die Garnele klettert ins offene Maul einer Muräne und holt Parasiten und Reste zwischen den Zähnen hervor.',
  'emperor-shrimp':
    'Imperatorgarnelen reiten auf Seegurken und Nacktschnecken und fressen, was ihr Wirt unterwegs aufwirbelt.',
  'boxer-crab':
    'Boxerkrabben dieser Gattung, die eine ihrer zwei Anemonen verlieren, zerreißen die andere, und beide Hälften wachsen nach.',
  'harlequin-shrimp':
    'Ein Paar Harlekingarnelen dreht einen Seestern auf den Rücken und frisst tagelang am lebenden Tier.',
  'peacock-mantis-shrimp':
    'Seine gespannten Keulen schlagen so schnell zu, dass zwischen ihnen und der Beute das Wasser für einen Augenblick kocht.',
  'magnificent-anemone':
    'Algen in ihrem Gewebe liefern den größten Teil ihrer Energie, darum sitzt sie auf freien Felsen in voller Sonne.',
  'triactis-anemone':
    'Verzweigte Auswüchse unter ihren Tentakeln sind voller Algen und breiten sich bei Tageslicht aus.',
  'crown-jellyfish':
    'Aus der Mitte ihres Schirms ragt eine Krone aus Warzen, um die eine tiefe Furche läuft.',
  'upside-down-jellyfish':
    'Sie liegt in der Lagune auf dem Rücken, damit die Algen in ihren Armen Sonne bekommen.',
  'sea-wasp':
    'Diese Würfelqualle hat zwei Dutzend Augen und steuert Hindernissen gezielt aus dem Weg.',
  'blue-ringed-octopus':
    'Sein Speichel enthält Tetrodotoxin, das Nervengift der Kugelfische, und zur Warnung blitzen seine Ringe auf.',
  'day-octopus':
    'Auf einem langen Beutezug kann ein Tagkrake Farbe und Muster etwa tausendmal wechseln.',
  'broadclub-cuttlefish':
    'Über den Körper einer jagenden Sepia laufen dunkle Bänder, die Krabben zu bannen scheinen.',
  'chambered-nautilus':
    'Nachts steigt das Perlboot am Riffhang auf und findet tote Tiere mit dem Geruchssinn.',
  'giant-clam':
    'Eine ausgewachsene Große Riesenmuschel wiegt über zweihundert Kilogramm und kann ihre Schale nicht mehr ganz schließen.',
  'maxima-clam':
    'Die Längliche Riesenmuschel sitzt halb eingesenkt im Riff und kehrt ihren bunten Mantel dem Licht zu.',
  'pearl-oyster':
    'Eine erwachsene Auster kann am Tag mehrere hundert Liter Meerwasser über ihre Kiemen pumpen.',
  'green-turtle':
    'Vor Hawaii suchen Grüne Meeresschildkröten bestimmte Stellen am Riff auf, an denen ihnen Doktorfische die Algen vom Panzer weiden.',
  'hawksbill-turtle':
    'Echte Karettschildkröten leben vor allem von Schwämmen, von denen viele voller Glasnadeln und Gift sind.',
  'banded-sea-krait':
    'Plattschwänze kommen an Land, um zu verdauen, sich zu häuten und ihre Eier zu legen.',
  'olive-sea-snake':
    'Die Haut ihres Schwanzes spürt Licht, so merkt die Schlange, wenn er aus ihrem Versteck ragt.',
  'magnificent-star':
    'Dieser große Seestern gräbt sich in den Sand ein und läuft auf spitzen Füßchen ohne Saugnäpfe.',
  'crown-of-thorns': 'Ein erwachsenes Tier verdaut im Jahr mehrere Quadratmeter lebender Korallen.',
  'blue-sea-star':
    'Seesterne dieser Gattung können aus einem einzigen verlorenen Arm zu einem ganzen Tier nachwachsen.',
  'leopard-sea-cucumber':
    'Wird sie gestört, spritzt sie klebrige weiße Fäden aus, die aufquellen und den Angreifer einwickeln.',
  'prickly-redfish':
    'Sie schluckt mundvoll um mundvoll Sand, verdaut das Essbare und lässt den Rest gereinigt zurück.',
  'sea-apple':
    'Er zieht seine gefiederten Tentakel einen nach dem anderen durch den Mund und streift so den Fang ab.',
  'basic-coral':
    'In dieser Art fand man zuerst Eiweiße, die Mondlicht spüren und Korallen vielleicht sagen, wann sie laichen sollen.',
  'staghorn-coral':
    'Ein Ast der Hirschhornkoralle kann im Jahr zehn Zentimeter und mehr wachsen, schneller als die meisten Korallen.',
  'lace-coral':
    'Die Larven der Himbeerkoralle können etwa drei Monate lang treiben und dann noch an einer fernen Küste eine Kolonie gründen.',
  'table-coral':
    'Ein einzelner Tisch kann über zwei Meter breit werden und alles beschatten, was unter ihm lebt.',
  'lobe-coral':
    'Sie wird im Jahr etwa einen Zentimeter dicker, ein Stock so hoch wie ein Mensch ist also Jahrhunderte alt.',
  'common-mushroom-coral':
    'Eine ausgewachsene Gemeine Pilzkoralle ist ein einziger großer Polyp, der lose auf dem Grund liegt.',
  'organ-pipe-coral':
    'Sind ihre achtarmigen Polypen ausgestreckt, sieht man die blutroten Pfeifen ihres Skeletts nicht.',
  'lettuce-coral':
    'Die Salatkoralle brütet ihre Larven aus und entlässt sie erst, wenn sie sich in der Nähe ansiedeln können.',
  'toadstool-leather-coral':
    'Von Zeit zu Zeit schließt sie sich, wird wächsern und streift eine dünne Haut ab, mit allem, was sich darauf angesiedelt hat.',
  'birds-nest-coral':
    'In ihrem nadelfeinen Dickicht leben Krabben, und manche Weibchen mauern sich dort für ihr Leben ein.',
  'elephant-skin-coral':
    'Um ihre dünnen Platten laufen Rippen wie Jahresringe, und dazwischen sind keine Tentakel zu sehen.',
  'common-sea-fan':
    'Fächerkorallen wachsen quer zur Strömung, damit möglichst viel Wasser durch ihre Maschen fließt.',
  'galaxy-coral':
    'Nachts streckt sie handlange Kampftentakel aus und nesselt alles, was ihr zu nahe wächst.',
  'plate-fire-coral':
    'Feuerkorallen sind keine echten Korallen, sondern Hydrozoen, und wer eine streift, spürt es noch tagelang.',
  'velvet-finger-coral':
    'Abgebrochene Äste der Samtfingerkoralle wachsen dort weiter, wo sie hinfallen, und so breiten sich ganze Dickichte aus.',
  'grooved-brain-coral':
    'Auf jedem ihrer Kämme verläuft eine Rille, manchmal breiter als die Täler, in denen die Polypen sitzen.',
  'elkhorn-coral':
    'Elchgeweihkorallen bauten die flachen Kämme der karibischen Riffe, bis nach den 1970er-Jahren eine Krankheit die meisten tötete.',
  'bubble-coral':
    'Am Tag bläst sie Blasen auf, die ihre Algen ins Licht halten; nachts schrumpfen sie, und Tentakel kommen hervor.',
  'blue-coral':
    'Ihr Skelett ist durch und durch blau, doch das zeigt sich nur, wo die braune lebende Haut fehlt.',
  'rice-coral':
    'Wenn warmes Wasser ihre Algen vertreibt, kann die Reiskoralle von dem Plankton leben, das sie fängt.',
  'pillar-coral':
    'Sie ist eine der wenigen Steinkorallen, die am Tag fressen, und ihre Tentakel lassen die Säulen pelzig aussehen.',
  'finger-coral':
    'Dickichte der Fingerkoralle bauen einen großen Teil der geschützten Riffe Hawaiis auf.',
  'giant-sea-fan':
    'An die Zweige großer Fächerkorallen klammern sich Zwergseepferdchen von kaum zwei Zentimetern.',
  'pulse-coral':
    'Ihre Polypen öffnen und schließen sich den ganzen Tag; nur sehr wenige Korallen bewegen sich so von selbst.',
  'orange-cup-coral':
    'Sie lebt ohne Algen von dem, was sie fängt, und Schiffe haben sie vom Pazifik in die Karibik getragen.',
  'lesser-star-coral':
    'Korallen dieser Gattung leben sogar dort, wo sie bei Ebbe stundenlang in der Sonne liegen.',
  'spiral-wire-coral':
    'Drahtkorallen gehören zu den Schwarzen Korallen: Ihr Skelett ist dunkel und hornig und enthält keinen Kalk.',
  'red-sea-fan':
    'Weiche Gelenke zwischen den steifen Teilen ihrer Äste lassen den Fächer im Wellengang nachgeben.',
  'carnation-tree-coral':
    'Sie hat keine eigenen Algen und siebt die kleinsten schwebenden Pflanzen aus der Strömung.',
  'antler-coral':
    'Zwischen ihren Ästen leben Wächterkrabben, die Seesterne in die Füße zwicken, wenn sie die Koralle fressen wollen.',
  'hump-coral':
    'Bohrkerne aus alten Stöcken verraten die Meerestemperaturen von Jahrhunderten, wie die Ringe von Bäumen.',
  'brush-coral':
    'Sie trägt feine aufrechte Zweiglein auf flachem Tisch und laicht nachts, ein paar Tage nach Vollmond.',
  'smooth-cauliflower-coral':
    'Sie gedeiht so gut in Aquarien, dass sie zu einer der am besten erforschten Korallen überhaupt wurde.',
  'flexible-leather-coral':
    'Sie gibt bittere Stoffe ab, die Nachbarn auf Abstand halten und Fischen das Knabbern verleiden.',
  'yellow-scroll-coral':
    'Korallen dieser Art ändern ihre Gestalt mit dem Licht: flache Teller im Dämmerlicht, steile Rollen im Hellen.',
  'black-sun-coral':
    'Sie wächst ganz ohne Algen zu meterhohen Bäumchen heran, wo Strömung Tag und Nacht Nahrung bringt.',
  'venus-sea-fan':
    'Seine Zweiglein sind quer zum Fächer abgeflacht, die der Gemeinen Fächerkoralle in der Ebene des Fächers.',
  'boulder-star-coral':
    'Sie laicht etwa eine Woche nach Vollmond im Spätsommer, im ganzen Riff innerhalb derselben Stunde.',
  'bottlebrush-coral':
    'Ihre Zweige stehen um den Stamm wie die Borsten einer Flaschenbürste, eine Form für ruhiges und klares Wasser.',
  'red-whip-coral':
    'Winzige Grundeln verbringen ihr ganzes Leben auf solchen Peitschen und legen dort auch ihre Eier ab.',
  'long-tentacle-plate-coral':
    'Eine kleine Seenadel lebt kaum irgendwo anders als zwischen den Tentakeln dieser Koralle.',
  'knobbly-sea-fan':
    'Das Bargibant-Seepferdchen lebt nur auf Fächerkorallen dieser Gattung und trägt deren Knoten als Tarnung.',
  'great-star-coral':
    'Manche Kolonien leuchten am Tag orange; vielleicht kommt das von Bakterien im Gewebe, die Stickstoff zu Nahrung machen.',
  'massive-starlet-coral':
    'Sie erträgt Kälte und Schlamm, die den meisten ihrer Nachbarn zu viel sind.',
  'mustard-hill-coral':
    'Wo andere Korallen der Karibik gestorben sind, kehrt die Senfhügelkoralle oft als eine der ersten zurück.',
  'branching-fire-coral':
    'Feuerkorallen entlassen winzige Quallen, die nur ein paar Stunden leben, gerade lange genug zum Laichen.',
  'star-polyps':
    'Sein violetter Teppich kriecht über Fels und Geröll, und bei Berührung verschwinden alle Polypen darin.',
  'devils-hand-coral':
    'Ihre ledrigen Lappen sind mit Polypen übersät, die sie alle in Sekunden einziehen kann.',
  'honeycomb-plate-coral':
    'Verwandte dieser Koralle wachsen im Dämmerlicht tiefer als jede andere Koralle, die von Algen lebt.',
  'open-brain-coral':
    'Sie liegt lose auf dem Sand und pumpt sich mit Wasser auf, um abzuwerfen, was die Strömung auf sie häuft.',
  'netted-table-coral':
    'Ihre Äste wachsen zu einem flachen Netz zusammen, das den Wellengang hindurchlässt.',
  'violet-hydrocoral':
    'Sie wächst im Schatten, unter Überhängen und in Höhlen, und kann mit Algen nichts anfangen.',
  'corky-sea-fan':
    'Das lateinische suber in ihrem Namen heißt Kork, dem die Rinde ihrer Äste ähnelt.',
  'mass-bleaching':
    'Nach Wochen in zu warmem Wasser stoßen Korallen die Algen ab, die sie ernähren, und werden weiß.',
  cyclone:
    'Die Wellen eines Zyklons können noch in zwanzig Metern Tiefe Korallen brechen und zerstreuen, wer darin lebte.',
  'crown-of-thorns-outbreak':
    'Ab und zu fallen korallenfressende Seesterne zu Tausenden ein; Taucher können sie nur einzeln bekämpfen.',
  'fish-disease':
    'Parasiten, nicht größer als ein Sandkorn, setzen sich auf die Kiemen von Fischen, die dann schwer atmen und nicht mehr fressen.',
  'spawning-night':
    'Ein paar Nächte nach Vollmond geben die Korallen eines ganzen Riffs in denselben Stunden ihre Eier frei.',
  upwelling:
    'Kaltes Wasser, das am Hang aufsteigt, bringt Nährstoffe mit, und wo es ins Licht kommt, blüht das Plankton auf.',
  'clean-up-dive':
    'Freiwillige sammeln unter Wasser Flaschen, Tüten und die Angelschnur, die in verzweigte Korallen schneidet.',
  'conservation-grant':
    'Lebende Riffe brechen die Wellen vor der Küste, darum zahlt sich aus, was in ihre Pflege fließt.',
  'shifting-currents':
    'Die meisten Rifftiere treiben als Larven Tage oder Wochen umher; Strömungen entscheiden mit, auf welchem Riff sie sich niederlassen.',
  'tourist-boom':
    'Gäste, die Riffe sehen wollen, geben jedes Jahr Milliarden aus und lassen Sonnencreme und Abwasser zurück.',
  'protected-area':
    'In einem gut bewachten Schutzgebiet ohne Fischfang werden Fische größer und zahlreicher als jenseits der Grenze.',
  'coral-nursery':
    'Korallenstücke wachsen an Seilen und Rahmen im freien Wasser, bis man sie auf ein beschädigtes Riff setzen kann.',
  'marine-heatwave':
    'Warmes Wasser liegt wie ein Deckel auf dem kalten, so steigen kaum Nährstoffe auf, und Plankton wird knapp.',
  'nutrient-runoff':
    'Dünger, den der Regen von den Feldern spült, lässt Algen wuchern, und die nehmen den Korallen das Licht.',
};

export const remarks: Remarks = {
  'schultzs-pipefish':
    'Dieses Paar stammt aus dem Regelheft, nicht aus der Natur: Im Meer beachtet der Hai die Seenadel nicht.',
  'tiger-shark':
    'Dieses Paar stammt aus dem Regelheft, nicht aus der Natur: Im Meer beachtet der Hai die Seenadel nicht.',
};
