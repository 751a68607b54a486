import type { Facts, Remarks } from '../catalogue.ts';

/**
 * One true sentence about the species of every animal and coral, and about every event in the real
 * sea, in Czech.
 */
export const facts: Facts = {
  'squarespot-anthias':
    'Všichni bradáči čtvercoskvrnní začínají život jako samice; z největší ve skupině se později stane samec s fialovou skvrnou.',
  'lyretail-anthias':
    'Obrovské oranžové mraky bradáčů lyroocasých visí v proudu nad útesem a po jednom vybírají unášené živočichy.',
  'lined-seahorse':
    'Samec koníčka vzpřímeného nosí ve vaku několik set mláďat, než odplavou a začnou žít po svém.',
  'schultzs-pipefish':
    'Jehla Schultzova se plazí po břiše po písku a suti a dlouhým rypcem nasává drobné korýše.',
  'bargibants-seahorse':
    'Věda ho poznala náhodou v roce 1969, když byla u Nové Kaledonie vylovena rohovitka a někdo si všiml, co na ní sedí.',
  'ocellaris-clownfish':
    'Když ve skupině klaunů uhyne vůdčí samice, její partner změní pohlaví a zaujme její místo.',
  'blue-green-chromis':
    'Jakmile přelétne stín, celé hejno sapínků zelených zmizí mezi větvemi svého korálu.',
  'humbug-dascyllus':
    'Komorníci běloocasí žijí v malých skupinách s přísným pořadím podle velikosti a drží se jediného korálu.',
  'yellow-prawn-goby':
    'Škubáním ocasu říká hlaváč téměř slepé krevetě vedle sebe, zda je bezpečné opustit noru.',
  'citron-goby': 'Místo šupin nosí hlaváč citronový plášť z hořkého jedovatého slizu.',
  'flame-angelfish':
    'Pomci ohniví žijí v harémech a samec se za soumraku tře s každou ze svých samic.',
  'coral-beauty':
    'Pomec dvoutrnný se málokdy vzdálí víc než o pár máchnutí ploutví od škvíry, ve které může zmizet.',
  'copperband-butterflyfish':
    'Tmavá skvrna u ocasu vypadá jako oko a láká útočníky, aby udeřili na nesprávný konec.',
  'oval-butterflyfish':
    'Klipky oválné nežerou téměř nic než živé korálové polypy a s jedním partnerem obvykle zůstávají celé roky.',
  'cleaner-wrasse':
    'Jediný pyskoun rozpůlený dokáže na své čisticí stanici prohlédnout přes dva tisíce zákazníků za den.',
  'sixline-wrasse':
    'Jeho oči mají zvláštní dvojitou zornici, která zřejmě pomáhá hledat zblízka nepatrnou kořist.',
  'slender-grouper':
    'Mladí kanici štíhlí napodobují neškodné pyskouny, a tak se dostanou blízko k nic netušícím rybkám.',
  'blue-line-grouper':
    'Tento tmavý kanic posetý jemnými modrými čarami má nejraději mrtvé nebo zabahněné útesy u břehu.',
  'emperor-angelfish':
    'Mladí pomci císařští nosí bílé kruhy na tmavě modré a vypadají jako úplně jiný druh.',
  'regal-angelfish': 'Pomec paví je jediným druhem svého rodu a živí se hlavně houbami a sumkami.',
  'palette-surgeonfish':
    'Na každé straně ocasu má čepel ostrou jako skalpel, podle které se bodlokům v řadě jazyků říká chirurgové.',
  'yellow-tang': 'V noci jasná žluť pohasne a na boku se objeví hnědavá skvrna s bílým pruhem.',
  'snowflake-moray':
    'Její tupé zuby podobné oblázkům jsou stvořené k drcení krabů, ne k držení kluzkých ryb.',
  'bluespotted-ray':
    'Trnucha nachází zahrabanou kořist póry na rypci, které cítí slabá elektrická pole živých svalů.',
  'golden-trevally':
    'Mladí kranasi zlatí se schovávají mezi chapadly medúz, nebo se vezou na vlně před žraloky a kanici.',
  'live-sharksucker':
    'Přísavka na jeho hlavě je hřbetní ploutev, která se během evoluce posunula dopředu a rozdělila se vedví.',
  'tiger-shark':
    'V žaludcích žraloků tygřích se už našly poznávací značky, pneumatiky i celé mořské želvy.',
  'blacktip-reef-shark':
    'Žraloci černocípí hlídkují ve vodě tak mělké, že jim z ní vyčnívají hřbety a ploutve.',
  'scalloped-hammerhead':
    'Přes den mohou kolem jedné podmořské hory kroužit stovky kladivounů bronzových; v noci loví každý sám.',
  'giant-grouper':
    'Kanic obrovský je největší kostnatá ryba korálových útesů a může vážit tolik co malý kůň.',
  'humphead-wrasse':
    'Je jedním z mála živočichů, kteří dokážou sežrat hvězdici trnovou korunu i s ostny.',
  'giant-moray': 'Druhý pár čelistí v hrdle vystřelí dopředu a vtáhne kořist dovnitř.',
  'reef-manta':
    'Skvrny na jejím břiše jsou jedinečné jako otisk prstu a vědci podle nich poznají každou mantu.',
  'bumphead-parrotfish':
    'Jeden dospělec ukousne za rok několik tun korálové horniny a většinu vrátí jako jemný bílý písek.',
  'tiger-pistol-shrimp':
    'Její cvakající klepeto vystřelí bublinu, jejíž zánik vyšle rázovou vlnu, která omráčí drobnou kořist.',
  'pacific-cleaner-shrimp':
    'Kreveta vleze muréně do otevřené tlamy a vybírá jí cizopasníky a zbytky mezi zuby.',
  'emperor-shrimp':
    'Krevety císařské jezdí na sumýších a nahožábrých plžích a žerou, co jejich hostitel při pohybu zvíří.',
  'boxer-crab':
    'Když krabi tohoto rodu přijdou o jednu ze svých dvou sasanek, roztrhnou druhou a obě půlky dorostou.',
  'harlequin-shrimp':
    'Pár krevet harlekýn otočí hvězdici na záda a celé dny se živí jejím živým tělem.',
  'peacock-mantis-shrimp':
    'Jeho palcáty na pružině udeří tak rychle, že voda mezi nimi a obětí na okamžik vře.',
  'magnificent-anemone':
    'Řasy žijící v její tkáni jí dodávají většinu energie, a tak sedí na odkrytých skalách v plném slunci.',
  'triactis-anemone':
    'Rozvětvené výběžky pod jejími chapadly jsou plné řas a za denního světla se rozevírají.',
  'crown-jellyfish':
    'Ze středu jejího zvonu se zvedá koruna bradavic a kolem ní vede hluboká rýha.',
  'upside-down-jellyfish':
    'Leží na zádech na dně laguny, aby řasy v jejích ramenech dostaly sluneční světlo.',
  'sea-wasp': 'Tato čtyřhranka má dva tucty očí a překážkám se cíleně vyhýbá.',
  'blue-ringed-octopus':
    'Její sliny obsahují tetrodotoxin, nervový jed čtverzubců, a její kroužky se rozsvěcejí jako varování.',
  'day-octopus':
    'Chobotnice denní dokáže při jedné dlouhé lovecké výpravě změnit barvu a vzor asi tisíckrát.',
  'broadclub-cuttlefish': 'Po těle lovící sépie běží tmavé pruhy a zdá se, že kraby přímo uhranou.',
  'chambered-nautilus': 'V noci loděnka stoupá podél svahu útesu a po čichu hledá mrtvé živočichy.',
  'giant-clam':
    'Dospělá zéva obrovská váží přes dvě stě kilogramů a svou lasturu nedokáže úplně zavřít.',
  'maxima-clam': 'Zéva velká sedí napůl zapuštěná v útesu a svůj pestrý plášť obrací ke světlu.',
  'pearl-oyster':
    'Jedna dospělá perlotvorka dokáže za den přečerpat přes žábry několik set litrů mořské vody.',
  'green-turtle':
    'Havajské karety obrovské navštěvují na útesu určitá místa, kde jim bodloci spásají řasy z krunýře.',
  'hawksbill-turtle':
    'Karety pravé se živí hlavně houbami, z nichž mnohé jsou plné skelných jehlic a jedu.',
  'banded-sea-krait': 'Vlnožilové vylézají na břeh, aby trávili, svlékli kůži a nakladli vejce.',
  'olive-sea-snake': 'Kůže na ocase vnímá světlo, takže had pozná, když mu ocas vyčnívá z úkrytu.',
  'magnificent-star':
    'Tato velká hvězdice se zahrabává do písku a chodí po špičatých panožkách bez přísavek.',
  'crown-of-thorns': 'Dospělec stráví za rok několik čtverečních metrů živého korálu.',
  'blue-sea-star':
    'Hvězdice tohoto rodu dokážou dorůst v celého živočicha z jediného ztraceného ramene.',
  'leopard-sea-cucumber':
    'Když ho něco obtěžuje, vystříkne lepkavá bílá vlákna, která nabobtnají a útočníka omotají.',
  'prickly-redfish':
    'Plnými sousty polyká písek, stráví, co je jedlé, a zbytek za sebou nechává vyčištěný.',
  'sea-apple': 'Svá zpeřená chapadla si jedno po druhém otírá v ústech, aby z nich sebralo úlovek.',
  'basic-coral':
    'Bílkoviny, které vnímají měsíční svit a možná korálům říkají, kdy se rozmnožovat, se poprvé našly u tohoto druhu.',
  'staghorn-coral':
    'Větev větevníku jeleního může za rok vyrůst o deset centimetrů i více, rychleji než většina korálů.',
  'lace-coral':
    'Larvy pórovníku krajkového mohou putovat asi tři měsíce a stále ještě založit kolonii u vzdáleného břehu.',
  'table-coral':
    'Jediný stůl se může rozrůst do šířky přes dva metry a zastínit vše, co žije pod ním.',
  'lobe-coral':
    'Korál laločnatý vyroste asi o centimetr za rok, takže trs vysoký jako potápěč je starý celá staletí.',
  'common-mushroom-coral':
    'Dospělý houbovník obecný je jediný velký polyp, který volně leží na dně.',
  'organ-pipe-coral':
    'Dokud má polypy s osmi chapadly venku, krvavě rudé trubičky její kostry nejsou vidět.',
  'lettuce-coral':
    'Korál salátový nosí své larvy v sobě a vypouští je, až když jsou připravené usadit se poblíž.',
  'toadstool-leather-coral':
    'Čas od času se zavře, zvoskovatí a svlékne tenkou kůži se vším, co se na ní usadilo.',
  'birds-nest-coral':
    'V houštině jeho větviček, tenkých jako jehly, žijí krabi a některé samice se v ní na celý život zazdí.',
  'elephant-skin-coral':
    'Kolem jeho tenkých desek běží hřebínky jako letokruhy stromu a žádná chapadla mezi nimi nejsou vidět.',
  'common-sea-fan': 'Rohovitky rostou napříč proudem, aby jejich sítí proteklo co nejvíc vody.',
  'galaxy-coral':
    'V noci vysouvá lovecká chapadla dlouhá jako dlaň a požahá vše, co roste příliš blízko.',
  'plate-fire-coral':
    'Žahavky nejsou pravé korály, ale polypovci, a kdo se o některou otře, cítí to ještě celé dny.',
  'velvet-finger-coral':
    'Ulomené větve korálu sametového rostou dál tam, kam dopadnou, a tak se šíří celé houštiny.',
  'grooved-brain-coral':
    'Po každém jeho hřebenu běží rýha, někdy širší než údolí, ve kterých sedí polypy.',
  'elkhorn-coral':
    'Mělké hřebeny karibských útesů stavěl větevník losí; od sedmdesátých let ho z větší části zahubila nemoc.',
  'bubble-coral':
    'Přes den nafukuje bubliny, které drží jeho řasy na světle; v noci splasknou a vysunou se chapadla.',
  'blue-coral':
    'Jeho kostra je modrá skrz naskrz, což je vidět jen tam, kde chybí hnědá živá kůže.',
  'rice-coral':
    'Když z něj teplá voda vyžene řasy, dokáže korál rýžový žít z planktonu, který uloví.',
  'pillar-coral':
    'Je jedním z mála tvrdých korálů, které loví ve dne, a jeho sloupy díky chapadlům vypadají chlupatě.',
  'finger-coral': 'Houštiny korálu prstovitého tvoří velkou část chráněných útesů Havaje.',
  'giant-sea-fan':
    'Na větvích rohovitek obrovských se drží trpasličí koníčci, kteří měří sotva dva centimetry.',
  'pulse-coral':
    'Její polypy se celý den otevírají a zavírají; takto samo od sebe se hýbe jen velmi málo korálů.',
  'orange-cup-coral':
    'Žije bez řas z toho, co uloví, a lodě ho zavlekly z Tichého oceánu do Karibiku.',
  'lesser-star-coral': 'Korály tohoto rodu žijí i tam, kde je odliv nechává celé hodiny na slunci.',
  'spiral-wire-coral':
    'Trnatci patří k černým korálům: jejich kostra je tmavá, rohovitá a není v ní vápenec.',
  'red-sea-fan': 'Díky měkkým kloubům mezi tuhými částmi větví se vějíř ohýbá s vlnobitím.',
  'carnation-tree-coral':
    'Vlastní řasy nemá a z proudu cedí ty nejmenší rostliny, které se v něm vznášejí.',
  'antler-coral':
    'Mezi jeho větvemi žijí strážní krabi a štípou do nohou hvězdice, které ho přijdou sežrat.',
  'hump-coral':
    'Vývrty ze starých trsů vyprávějí o teplotách moře po celá staletí, podobně jako letokruhy stromů.',
  'brush-coral':
    'Na ploché desce má jemné vzpřímené větvičky a rozmnožuje se v noci, pár dní po úplňku.',
  'smooth-cauliflower-coral':
    'V nádržích se ujímá tak dobře, že se stal jedním z nejzkoumanějších korálů vůbec.',
  'flexible-leather-coral':
    'Vylučuje hořké látky, které drží sousedy na dálku a rybám brání v okusování.',
  'yellow-scroll-coral':
    'Korály tohoto druhu mění tvar podle světla: v šeru tvoří ploché desky, v plném světle strmé svitky.',
  'black-sun-coral':
    'Bez jakékoli pomoci řas vytváří metr vysoké stromky tam, kde proudy nosí potravu dnem i nocí.',
  'venus-sea-fan': 'Její větvičky jsou zploštělé napříč vějířem; u rohovitky vějířové podél něj.',
  'boulder-star-coral':
    'Rozmnožuje se asi týden po úplňku na konci léta, na celém útesu během téže hodiny.',
  'bottlebrush-coral':
    'Jeho větvičky stojí kolem kmínku jako štětiny kartáče, což je tvar pro klidnou a čistou vodu.',
  'red-whip-coral':
    'Na bičích takových korálů tráví celý život drobní hlaváči a kladou na ně jikry.',
  'long-tentacle-plate-coral':
    'Jedna malá jehla nežije skoro nikde jinde než mezi chapadly tohoto korálu.',
  'knobbly-sea-fan':
    'Koníček Bargibantův žije jen na rohovitkách tohoto rodu a jejich hrbolky nosí jako převlek.',
  'great-star-coral':
    'Některé kolonie ve dne oranžově září; možná za to mohou bakterie v tkáni, které mění dusík v potravu.',
  'massive-starlet-coral': 'Snáší chlad i bahno, na které většina jeho sousedů nestačí.',
  'mustard-hill-coral':
    'Kde jiné karibské korály odumřely, bývá korál hořčicový mezi prvními, které se vracejí.',
  'branching-fire-coral':
    'Žahavky vypouštějí drobné medúzy, které žijí jen pár hodin, právě dost dlouho na rozmnožení.',
  'star-polyps':
    'Jeho fialový povlak se plazí po skále a suti a při doteku do něj všechny polypy zmizí.',
  'devils-hand-coral':
    'Její kožovité laloky jsou poseté polypy, které se dokážou všechny zatáhnout během několika vteřin.',
  'honeycomb-plate-coral':
    'Příbuzní tohoto korálu rostou v šeru hlouběji než kterýkoli jiný korál, který žije z řas.',
  'open-brain-coral':
    'Leží volně na písku a nafoukne se vodou, aby setřásl, co na něj proud navrší.',
  'netted-table-coral': 'Jeho větve srůstají v plochou síť, která propouští vlnobití.',
  'violet-hydrocoral': 'Roste ve stínu, pod převisy a v jeskyních, a řasy k ničemu nepotřebuje.',
  'corky-sea-fan':
    'Latinské suber v jejím jméně znamená korek, kterému se podobá kůra jejích větví.',
  'mass-bleaching':
    'Po týdnech v příliš teplé vodě korály vyvrhnou řasy, které je živí, a zbělají.',
  cyclone:
    'Vlny cyklonu dokážou lámat korály i dvacet metrů pod hladinou a rozehnat všechno, co mezi nimi žilo.',
  'crown-of-thorns-outbreak':
    'Občas přitáhnou tisíce hvězdic, které žerou korály; potápěči je mohou odstraňovat jen jednu po druhé.',
  'fish-disease':
    'Cizopasníci menší než zrnko písku se usadí na žábrách ryb, které těžce dýchají a přestanou žrát.',
  'spawning-night':
    'Několik nocí po úplňku vypustí korály celého útesu svá vajíčka během týchž hodin.',
  upwelling:
    'Chladná voda, která stoupá podél svahu, nese živiny, a kde se setká se světlem, bují plankton.',
  'clean-up-dive':
    'Dobrovolníci pod vodou sbírají lahve, sáčky a rybářské vlasce, které se zařezávají do větvených korálů.',
  'conservation-grant':
    'Živé útesy lámou vlny dřív, než dorazí k pobřeží, takže peníze vydané na jejich ochranu se vracejí.',
  'shifting-currents':
    'Většina útesových živočichů putuje jako larvy dny či týdny; proudy spolurozhodují, na kterém útesu se usadí.',
  'tourist-boom':
    'Návštěvníci útesů utratí každý rok miliardy a nechávají po sobě opalovací krém a odpadní vodu.',
  'protected-area':
    'V dobře střežené rezervaci, kde se neloví, je ryb více a jsou větší než za její hranicí.',
  'coral-nursery':
    'Úlomky korálů rostou na lanech a rámech ve volné vodě, než je lze vysadit na poškozený útes.',
  'marine-heatwave':
    'Teplá voda leží na studené jako poklička, takže k hladině stoupá málo živin a planktonu ubývá.',
  'nutrient-runoff':
    'Kvůli hnojivům, která déšť splachuje z polí, bují řasy a berou korálům světlo.',
};

/** Additional remarks about some cards, in Czech; a card without a remark is not listed. */
export const remarks: Remarks = {
  'schultzs-pipefish':
    'Tento pár je z pravidel, ne z přírody: v moři si žralok jehly vůbec nevšímá.',
  'tiger-shark': 'Tento pár je z pravidel, ne z přírody: v moři si žralok jehly vůbec nevšímá.',
};
