/**
 * One true sentence about the species of every animal and coral, and about every event in the real
 * sea; its type is the shape for all other languages.
 */
export const facts = {
  'squarespot-anthias':
    'All squarespot anthias start out female; the biggest one in the group later becomes the violet-marked male.',
  'lyretail-anthias':
    'Huge orange clouds of lyretail anthias hang in the current above the reef and pick out drifting animals one by one.',
  'lined-seahorse':
    'A male lined seahorse carries several hundred young in his pouch before they swim off on their own.',
  'schultzs-pipefish':
    'Schultz’s pipefish creeps over sand and rubble on its belly and sucks in tiny crustaceans through a long snout.',
  'bargibants-seahorse':
    'It became known by accident in 1969, when a sea fan was collected in New Caledonia and someone noticed what sat on it.',
  'ocellaris-clownfish':
    'When the dominant female of a clownfish group dies, her mate changes sex and takes her place.',
  'blue-green-chromis':
    'A school of blue-green chromis dives between the branches of its home coral the moment a shadow passes.',
  'humbug-dascyllus':
    'Humbugs live in small groups with a strict order of rank by size, tied to a single coral head.',
  'yellow-prawn-goby':
    'With flicks of its tail the goby tells the nearly blind shrimp beside it whether it is safe to leave the burrow.',
  'citron-goby': 'Instead of scales the citron goby wears a coat of bitter, poisonous slime.',
  'flame-angelfish':
    'Flame angelfish live in harems, and the male spawns with each of his females at dusk.',
  'coral-beauty':
    'The coral beauty rarely strays more than a few fin strokes from a crack that it can vanish into.',
  'copperband-butterflyfish':
    'The dark spot near its tail looks like an eye and invites attackers to strike the wrong end.',
  'oval-butterflyfish':
    'Oval butterflyfish eat almost nothing but living coral polyps and usually stay with one partner for years.',
  'cleaner-wrasse':
    'A single cleaner wrasse can inspect more than two thousand customers in a day at its cleaning station.',
  'sixline-wrasse':
    'Its eyes have a peculiar double pupil that is thought to help when searching for minute prey at close range.',
  'slender-grouper':
    'Young slender groupers imitate harmless wrasses, which brings them close to unsuspecting small fish.',
  'blue-line-grouper':
    'This dark grouper covered with fine blue lines prefers dead or silty reefs close to the shore.',
  'emperor-angelfish':
    'Young emperor angelfish carry white rings on dark blue and look like another species altogether.',
  'regal-angelfish':
    'The regal angelfish is the only member of its genus and lives mostly on sponges and sea squirts.',
  'palette-surgeonfish':
    'On each side of its tail sits a blade as sharp as a scalpel, the tool that gave surgeonfish their name.',
  'yellow-tang':
    'At night the bright yellow fades and a brownish patch with a white stripe appears on its side.',
  'snowflake-moray':
    'Its blunt, pebble-like teeth are made for cracking crabs rather than for holding slippery fish.',
  'bluespotted-ray':
    'The ray finds buried prey with pores on its snout that sense the weak electric fields of living muscles.',
  'golden-trevally':
    'Young golden trevallies hide among the tentacles of jellyfish or ride the bow wave of sharks and groupers.',
  'live-sharksucker':
    'The suction disc on its head is a back fin that moved forward and split in two during evolution.',
  'tiger-shark':
    'Number plates, tyres and whole sea turtles have all been found in the stomachs of tiger sharks.',
  'blacktip-reef-shark':
    'Blacktip reef sharks patrol water so shallow that their backs and fins stick out.',
  'scalloped-hammerhead':
    'By day hundreds of scalloped hammerheads may circle one seamount; at night they hunt alone.',
  'giant-grouper':
    'The giant grouper is the largest bony fish of coral reefs and can weigh as much as a small horse.',
  'humphead-wrasse':
    'It is one of the few animals that can eat the crown-of-thorns starfish, spines and all.',
  'giant-moray': 'A second pair of jaws in its throat shoots forward to drag the prey down.',
  'reef-manta':
    'The spots on its belly are as individual as a fingerprint and let researchers recognise each manta.',
  'bumphead-parrotfish':
    'One adult bites off several tonnes of coral rock a year and returns most of it as fine white sand.',
  'tiger-pistol-shrimp':
    'Its snapping claw shoots out a bubble whose collapse sends off a shock wave that stuns small prey.',
  'pacific-cleaner-shrimp':
    'The shrimp climbs into the open mouth of a moray to pick parasites and scraps from between the teeth.',
  'emperor-shrimp':
    'Emperor shrimps ride on sea cucumbers and sea slugs and eat what the moving host stirs up.',
  'boxer-crab':
    'Boxer crabs of its genus that lose one of their two anemones tear the other apart, and both halves regrow.',
  'harlequin-shrimp':
    'A pair of harlequin shrimps turns a starfish on its back and feeds on it alive for days.',
  'peacock-mantis-shrimp':
    'Its spring-loaded clubs strike so fast that the water between them and the victim boils for an instant.',
  'magnificent-anemone':
    'Algae living in its tissue supply most of its energy, so it sits on exposed rocks in full sunlight.',
  'triactis-anemone':
    'Branched outgrowths below its tentacles are packed with algae and spread in the daylight.',
  'crown-jellyfish':
    'A crown of warts rises from the middle of its bell, and a deep groove runs round it.',
  'upside-down-jellyfish':
    'It lies on its back on the lagoon floor so that the algae in its arms get sunlight.',
  'sea-wasp': 'This box jellyfish has two dozen eyes and steers actively around obstacles.',
  'blue-ringed-octopus':
    'Its saliva contains tetrodotoxin, the nerve poison of pufferfish, and its rings flash as a warning.',
  'day-octopus':
    'A day octopus can change its colour and pattern about a thousand times in one long hunting trip.',
  'broadclub-cuttlefish':
    'Dark bands run over the body of a hunting cuttlefish and seem to hold crabs spellbound.',
  'chambered-nautilus':
    'At night the nautilus rises along the reef slope and smells its way to dead animals.',
  'giant-clam':
    'A full-grown giant clam weighs over two hundred kilograms and cannot close its shell completely.',
  'maxima-clam':
    'The maxima clam sits half sunk in the reef, its bright mantle turned to the light.',
  'pearl-oyster':
    'One adult oyster can pump several hundred litres of seawater over its gills in a day.',
  'green-turtle':
    'Hawaiian green turtles visit certain places on the reef where surgeonfish graze the algae off their shells.',
  'hawksbill-turtle':
    'Hawksbills live mostly on sponges, many of them full of glass needles and poison.',
  'banded-sea-krait': 'Sea kraits come ashore to digest, to shed their skin and to lay their eggs.',
  'olive-sea-snake':
    'The skin of its tail senses light, so the snake notices when it sticks out of its hiding place.',
  'magnificent-star':
    'This large starfish digs itself into sand and walks on pointed tube feet that have no suckers.',
  'crown-of-thorns': 'An adult digests several square metres of living coral in a year.',
  'blue-sea-star': 'Sea stars of its genus can regrow a whole animal from one lost arm.',
  'leopard-sea-cucumber':
    'When it is bothered it squirts sticky white threads that swell and entangle the attacker.',
  'prickly-redfish':
    'It swallows sand by the mouthful, digests what is edible and leaves the rest behind cleaned.',
  'sea-apple':
    'It wipes its feathery tentacles through its mouth one after another to collect the catch.',
  'basic-coral':
    'Proteins that sense moonlight, and may tell corals when to spawn, were first found in this species.',
  'staghorn-coral':
    'A branch of staghorn coral can grow ten centimetres and more in a year, faster than most corals.',
  'lace-coral':
    'The larvae of lace coral can drift for about three months and still found a colony on a far shore.',
  'table-coral':
    'One table can spread more than two metres wide and shade everything that lives below it.',
  'lobe-coral':
    'Lobe coral thickens by about a centimetre a year, so that a head as tall as a diver is centuries old.',
  'common-mushroom-coral':
    'A grown common mushroom coral is a single large polyp that lies loose on the bottom.',
  'organ-pipe-coral':
    'While its eight-armed polyps are out, the blood-red pipes of its skeleton cannot be seen.',
  'lettuce-coral':
    'Lettuce coral broods its larvae and lets them go when they are ready to settle close by.',
  'toadstool-leather-coral':
    'From time to time it closes, turns waxy and sheds a thin skin with all that has settled on it.',
  'birds-nest-coral':
    'Crabs live in its needle-thin thicket, and some females wall themselves in there for life.',
  'elephant-skin-coral':
    'Ridges run round its thin plates like the rings of a tree, and no tentacles show between them.',
  'common-sea-fan':
    'Sea fans grow across the current, so that as much water as possible passes through their mesh.',
  'galaxy-coral':
    'At night it stretches out sweeper tentacles as long as a hand and stings anything that grows too near.',
  'plate-fire-coral':
    'Fire corals are not true corals but hydrozoans, and anyone who brushes against one feels it for days.',
  'velvet-finger-coral':
    'Broken branches of velvet finger coral grow on where they fall, and whole thickets spread in this way.',
  'grooved-brain-coral':
    'A groove runs along each of its ridges, sometimes wider than the valleys in which the polyps sit.',
  'elkhorn-coral':
    'Elkhorn coral built the shallow crests of Caribbean reefs until disease killed most of it after the 1970s.',
  'bubble-coral':
    'By day it blows up bubbles that hold its algae to the light; at night they shrink and tentacles come out.',
  'blue-coral':
    'Its skeleton is blue all through, which shows only where the brown living skin is gone.',
  'rice-coral':
    'When warm water drives out its algae, rice coral can live on the plankton that it catches.',
  'pillar-coral':
    'It is one of the few hard corals that feed by day, and its tentacles make the pillars look furry.',
  'finger-coral': 'Thickets of finger coral build much of the sheltered reefs of Hawaii.',
  'giant-sea-fan':
    'Pygmy seahorses of hardly two centimetres cling to the branches of giant sea fans.',
  'pulse-coral':
    'Its polyps open and close all day long; very few corals move of their own accord like this.',
  'orange-cup-coral':
    'It lives without algae on what it catches, and ships have carried it from the Pacific to the Caribbean.',
  'lesser-star-coral':
    'Corals of its genus live even where low tide leaves them in the sun for hours.',
  'spiral-wire-coral':
    'Wire corals are black corals: their skeleton is dark and horny and holds no lime.',
  'red-sea-fan':
    'Soft joints between the stiff parts of its branches let the fan bend with the swell.',
  'carnation-tree-coral':
    'It has no algae of its own and strains the smallest floating plants out of the current.',
  'antler-coral':
    'Guard crabs live between its branches and pinch the feet of starfish that come to eat it.',
  'hump-coral':
    'Cores drilled from old heads tell the sea temperatures of centuries, like the rings of trees.',
  'brush-coral':
    'It has fine upright twigs on a flat table and spawns by night, a few days after full moon.',
  'smooth-cauliflower-coral':
    'It settles in so well in tanks that it has become one of the most studied corals of all.',
  'flexible-leather-coral':
    'It gives off bitter substances that keep neighbours at a distance and fish from nibbling.',
  'yellow-scroll-coral':
    'Corals of its kind change shape with the light: flat plates in the dim, steep scrolls in the bright.',
  'black-sun-coral':
    'It grows into trees a metre high without any algae, where currents bring food day and night.',
  'venus-sea-fan':
    'Its branchlets are flattened across the fan; those of the common sea fan lie along it.',
  'boulder-star-coral':
    'It spawns about a week after full moon in late summer, all over a reef within the same hour.',
  'bottlebrush-coral':
    'Its twigs stand round the stem like the bristles of a brush, a shape for calm and clear water.',
  'red-whip-coral':
    'Tiny gobies spend their lives on the whips of such corals and lay their eggs on them.',
  'long-tentacle-plate-coral':
    'A small pipefish lives hardly anywhere else than between the tentacles of this coral.',
  'knobbly-sea-fan':
    'Bargibant’s seahorse lives on sea fans of this genus alone and wears their knobs as a disguise.',
  'great-star-coral':
    'Some colonies glow orange by day; bacteria in their tissue that turn nitrogen into food may be the cause.',
  'massive-starlet-coral': 'It bears cold and mud that are too much for most of its neighbours.',
  'mustard-hill-coral':
    'Where other Caribbean corals have died, mustard hill coral is often among the first to come back.',
  'branching-fire-coral':
    'Fire corals set free tiny jellyfish that live for a few hours, just long enough to spawn.',
  'star-polyps':
    'Its purple mat creeps over rock and rubble, and at a touch all the polyps vanish into it.',
  'devils-hand-coral':
    'Its leathery lobes are dotted with polyps that can all be drawn in within seconds.',
  'honeycomb-plate-coral':
    'Relatives of this coral grow in dim light deeper than any other coral that lives on algae.',
  'open-brain-coral':
    'It lies loose on the sand and swells with water to throw off what the current heaps on it.',
  'netted-table-coral':
    'Its branches grow together into a flat net that lets the swell pass through.',
  'violet-hydrocoral':
    'It grows in the shade, under ledges and in caves, and has no use for algae.',
  'corky-sea-fan':
    'The Latin suber in its name means cork, which the bark of its branches resembles.',
  'mass-bleaching':
    'After weeks of water that is too warm, corals cast out the algae that feed them and turn white.',
  cyclone:
    'The waves of a cyclone can break corals twenty metres down and scatter the animals that lived among them.',
  'crown-of-thorns-outbreak':
    'Now and then coral-eating starfish arrive by the thousand; divers can only fight them one by one.',
  'fish-disease':
    'Parasites no larger than a grain of sand settle on the gills of fish, which breathe hard and stop feeding.',
  'spawning-night':
    'A few nights after a full moon, corals of a whole reef release their eggs within the same hours.',
  upwelling:
    'Cold water that wells up along the slope carries nutrients, and plankton blooms where it meets the light.',
  'clean-up-dive':
    'Volunteers under water collect bottles, bags and the fishing line that cuts into branching corals.',
  'conservation-grant':
    'Living reefs break the waves before they reach the coast, so money spent on their care pays off.',
  'shifting-currents':
    'Most reef animals drift as larvae for days or weeks; currents help decide which reef they settle on.',
  'tourist-boom':
    'Visitors who come to see reefs spend billions every year, and leave sun cream and waste water behind.',
  'protected-area':
    'Inside a well-guarded no-take area, fish grow larger and more numerous than outside its boundary.',
  'coral-nursery':
    'Coral fragments grow on ropes and frames in the open water until they can be planted on a damaged reef.',
  'marine-heatwave':
    'Warm water lies on the cold like a lid, so few nutrients rise to the surface and plankton grows scarce.',
  'nutrient-runoff':
    'Fertiliser that rain washes off the fields makes algae bloom, and they take the light from the corals.',
};

/** Additional remarks about some cards; a card without a remark is not listed. */
export const remarks = {
  'schultzs-pipefish':
    'This pair comes from the rulebook, not from nature: in the sea the shark takes no notice of the pipefish.',
  'tiger-shark':
    'This pair comes from the rulebook, not from nature: in the sea the shark takes no notice of the pipefish.',
};
