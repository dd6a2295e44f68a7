import { type SettingName, settingNames } from '#scene.ts';

/** How a thing keeps its place: on its feet, in the air, on water, or in water. */
export const stances = ['stands', 'floats', 'sails', 'swims'] as const;
export type Stance = (typeof stances)[number];

/** What it is made of: flesh or wood that light models, a dark cut-out with an edge of light, night
 *  sky full of stars, its own light, or a pale veil one can see through. */
export const substances = ['solid', 'shadow', 'stars', 'luminous', 'veil'] as const;
export type Substance = (typeof substances)[number];

export interface SymbolEntry {
  /** The silhouette's name in `art/` and in the baked masks. */
  readonly id: string;
  /** Concept ids of the analysis that it shows. */
  readonly concepts: readonly string[];
  readonly stance: Stance;
  readonly substance: Substance;
  /** Its longer side as the hero, in thousandths of the picture's shorter side. */
  readonly size: number;
  /** How much the eye goes to it: 0.5 a prop .. 2 nobody forgets it. */
  readonly salience: number;
  /** How many make a group of them. */
  readonly flock: number;
  /** Where it lives when the dream names no place. */
  readonly home: SettingName;
  /** One and many, with article. */
  readonly fr: readonly [one: string, many: string];
  readonly en: readonly [one: string, many: string];
  readonly source: string;
  readonly licence: string;
  readonly credit: string;
}

const origins = {
  reverie: { licence: 'AGPL-3.0-only', credit: 'Drawn for Reverie' },
  'game-icons': {
    licence: 'CC-BY-3.0',
    credit: 'game-icons.net: Lorc, Delapouite and contributors',
  },
  noto: { licence: 'Apache-2.0', credit: 'Noto Emoji, Google' },
  'fluent-emoji': { licence: 'MIT', credit: 'Fluent Emoji, Microsoft' },
  'font-awesome': { licence: 'CC-BY-4.0', credit: 'Font Awesome Free, Fonticons' },
} as const;

/**
 * One line a silhouette, each looked at in a painting before it was let in:
 * id | concepts | stance substance size salience flock home | fr: one, many | en: one, many | source
 */
const table = `
whale | whale | swims stars 570 2 2 sea | une baleine, des baleines | a whale, whales | noto:whale
dolphin | dolphin | swims stars 330 1.6 3 sea | un dauphin, des dauphins | a dolphin, dolphins | game-icons:dolphin
shark | shark | swims solid 420 1.8 2 underwater | un requin, des requins | a shark, sharks | noto:shark
fish | fish | swims stars 210 1.3 5 underwater | un poisson, des poissons | a fish, fish | noto:fish
octopus | octopus | swims stars 360 1.7 1 underwater | une pieuvre, des pieuvres | an octopus, octopuses | game-icons:octopus
jellyfish | jellyfish | swims luminous 280 1.6 5 underwater | une méduse, des méduses | a jellyfish, jellyfish | game-icons:jellyfish
turtle | turtle | swims stars 290 1.5 2 underwater | une tortue, des tortues | a turtle, turtles | game-icons:turtle
seahorse | seahorse | swims stars 230 1.3 3 underwater | un hippocampe, des hippocampes | a seahorse, seahorses | game-icons:seahorse
mermaid | mermaid | swims solid 330 1.7 2 underwater | une sirène, des sirènes | a mermaid, mermaids | game-icons:mermaid
deer | deer | stands solid 330 1.7 2 forest | un cerf, des cerfs | a deer, deer | game-icons:deer
fox | fox | stands solid 220 1.6 2 forest | un renard, des renards | a fox, foxes | reverie
wolf | wolf | stands solid 290 1.8 3 forest | un loup, des loups | a wolf, wolves | reverie
bear | bear | stands solid 310 1.7 2 forest | un ours, des ours | a bear, bears | game-icons:polar-bear
rabbit | rabbit | stands solid 180 1.3 4 meadow | un lapin, des lapins | a rabbit, rabbits | reverie
squirrel | squirrel | stands solid 170 1.2 2 forest | un écureuil, des écureuils | a squirrel, squirrels | game-icons:squirrel
mouse | mouse | stands solid 130 1.1 4 room | une souris, des souris | a mouse, mice | game-icons:rat
tiger | tiger | stands solid 310 1.8 2 forest | un tigre, des tigres | a tiger, tigers | noto:tiger
elephant | elephant | stands solid 390 1.8 3 desert | un éléphant, des éléphants | an elephant, elephants | game-icons:elephant
giraffe | giraffe | stands solid 420 1.7 3 desert | une girafe, des girafes | a giraffe, giraffes | noto:giraffe
camel | camel | stands solid 310 1.6 4 desert | un chameau, des chameaux | a camel, camels | game-icons:camel
dinosaur | dinosaur | stands solid 450 1.9 2 meadow | un dinosaure, des dinosaures | a dinosaur, dinosaurs | game-icons:diplodocus
horse | horse | stands solid 330 1.7 3 meadow | un cheval, des chevaux | a horse, horses | noto:horse
bull | bull | stands solid 310 1.6 2 meadow | un taureau, des taureaux | a bull, bulls | noto:ox
sheep | sheep | stands solid 220 1.3 5 meadow | un mouton, des moutons | a sheep, sheep | game-icons:sheep
dog | dog | stands solid 230 1.5 3 meadow | un chien, des chiens | a dog, dogs | game-icons:sitting-dog
cat | cat | stands solid 200 1.5 3 room | un chat, des chats | a cat, cats | reverie
snake | snake | stands solid 250 1.7 3 desert | un serpent, des serpents | a snake, snakes | game-icons:snake
scorpion | scorpion | stands solid 220 1.5 2 desert | un scorpion, des scorpions | a scorpion, scorpions | game-icons:scorpion
spider | spider | floats solid 250 1.7 4 cave | une araignée, des araignées | a spider, spiders | game-icons:spider-alt
butterfly | butterfly | floats luminous 210 1.5 5 meadow | un papillon, des papillons | a butterfly, butterflies | noto:butterfly
dragonfly | dragonfly | floats luminous 190 1.3 4 lake | une libellule, des libellules | a dragonfly, dragonflies | game-icons:dragonfly
bee | bee | floats luminous 130 1.2 6 meadow | une abeille, des abeilles | a bee, bees | game-icons:bee
bat | bat-animal | floats solid 190 1.4 6 cave | une chauve-souris, des chauves-souris | a bat, bats | game-icons:bat
bird | bird | floats solid 200 1.4 6 sky | un oiseau, des oiseaux | a bird, birds | font-awesome:dove
dove | dove | floats luminous 220 1.4 5 sky | une colombe, des colombes | a dove, doves | game-icons:dove
gull | seagull | floats solid 150 1.3 6 sea | une mouette, des mouettes | a seagull, seagulls | reverie
eagle | eagle | floats solid 280 1.6 2 mountain | un aigle, des aigles | an eagle, eagles | noto:eagle
raven | crow | stands solid 200 1.5 5 meadow | un corbeau, des corbeaux | a crow, crows | game-icons:raven
owl | owl | stands solid 210 1.6 2 forest | un hibou, des hiboux | an owl, owls | reverie
swan | swan | sails luminous 230 1.6 3 lake | un cygne, des cygnes | a swan, swans | game-icons:swan
heron | heron | stands solid 280 1.4 3 lake | un héron, des hérons | a heron, herons | game-icons:flamingo
duck | duck | stands solid 190 1.1 4 lake | un canard, des canards | a duck, ducks | game-icons:goose
dragon | dragon | floats solid 430 1.9 2 mountain | un dragon, des dragons | a dragon, dragons | game-icons:sea-dragon
ghost | ghost | floats veil 270 1.7 3 corridor | un fantôme, des fantômes | a ghost, ghosts | game-icons:spectre
sailboat | boat ship | sails solid 250 1.4 3 sea | un voilier, des voiliers | a sailing boat, sailing boats | game-icons:sailboat
train | train | stands solid 470 1.6 1 road | un train, des trains | a train, trains | reverie
plane | plane | floats solid 290 1.5 3 sky | un avion, des avions | a plane, planes | game-icons:airplane
balloon | balloon | floats luminous 290 1.6 4 sky | une montgolfière, des montgolfières | a hot-air balloon, hot-air balloons | reverie
rocket | rocket | floats solid 290 1.6 1 space | une fusée, des fusées | a rocket, rockets | reverie
car | car | stands solid 260 1.1 3 road | une voiture, des voitures | a car, cars | game-icons:city-car
bicycle | bicycle | stands solid 210 1.2 3 road | une bicyclette, des bicyclettes | a bicycle, bicycles | game-icons:dutch-bike
house | house childhood-home | stands solid 300 1.2 3 meadow | une maison aux fenêtres éclairées, des maisons aux fenêtres éclairées | a house with lit windows, houses with lit windows | reverie
castle | castle | stands solid 360 1.5 1 meadow | un château, des châteaux | a castle, castles | fluent-emoji:castle
church | church | stands solid 320 1.2 1 meadow | une église, des églises | a church, churches | game-icons:church
ferris-wheel | fair | stands luminous 360 1.4 1 meadow | une grande roue, de grandes roues | a Ferris wheel, Ferris wheels | fluent-emoji:ferris-wheel
bridge | bridge | stands solid 420 1.1 1 lake | un pont, des ponts | a bridge, bridges | game-icons:stone-bridge
door | door | stands luminous 300 1.5 4 meadow | une porte entrouverte sur la lumière, des portes entrouvertes sur la lumière | a door ajar on light, doors ajar on light | reverie
window | window | floats luminous 220 0.5 3 room | une fenêtre allumée, des fenêtres allumées | a lit window, lit windows | reverie
stairs | stairs | stands solid 400 1.2 1 sky | un escalier, des escaliers | a staircase, staircases | reverie
ladder | ladder | stands solid 420 1.2 1 sky | une échelle, des échelles | a ladder, ladders | reverie
clock | clock | stands solid 300 1.2 3 corridor | une horloge, des horloges | a clock, clocks | reverie
mirror | mirror | stands solid 280 1.4 3 room | un miroir, des miroirs | a mirror, mirrors | reverie
key | key | floats luminous 250 1.4 3 abstract | une clé, des clés | a key, keys | noto:old-key
candle | candle | stands luminous 210 1.3 4 room | une bougie, des bougies | a candle, candles | reverie
lantern | lamp | stands luminous 190 0.9 3 forest | une lanterne, des lanternes | a lantern, lanterns | reverie
book | book | floats luminous 250 1.2 4 room | un livre ouvert, des livres ouverts | an open book, open books | game-icons:open-book
piano | piano | stands solid 320 1.5 1 room | un piano, des pianos | a piano, pianos | game-icons:grand-piano
guitar | guitar | floats solid 270 1.3 1 room | une guitare, des guitares | a guitar, guitars | game-icons:guitar
umbrella | umbrella | floats solid 220 1.3 5 city | un parapluie, des parapluies | an umbrella, umbrellas | game-icons:umbrella
chair | chair | stands solid 200 0.5 3 room | une chaise, des chaises | a chair, chairs | font-awesome:chair
bed | bed | stands solid 330 0.8 2 room | un lit, des lits | a bed, beds | reverie
telephone | phone | floats solid 220 1 2 room | un téléphone, des téléphones | a telephone, telephones | game-icons:rotary-phone
suitcase | suitcase | stands solid 180 1.1 3 road | une valise, des valises | a suitcase, suitcases | game-icons:suitcase
chest | treasure box | stands solid 220 1.2 1 cave | un coffre, des coffres | a chest, chests | game-icons:locked-chest
crown | crown | floats luminous 220 1.3 1 sky | une couronne, des couronnes | a crown, crowns | game-icons:crown
ring | ring | floats luminous 200 1.2 2 sky | un anneau, des anneaux | a ring, rings | game-icons:ring
feather | feather | floats luminous 230 1.2 3 sky | une plume, des plumes | a feather, feathers | game-icons:feather
egg | egg | stands luminous 230 1.2 3 meadow | un œuf, des œufs | an egg, eggs | noto:egg
mask | mask | floats solid 260 1.4 3 abstract | un masque, des masques | a mask, masks | game-icons:duality-mask
eye | eye | floats luminous 300 0.55 3 abstract | un œil, des yeux | an eye, eyes | font-awesome:eye
hand | hand | floats solid 320 0.45 2 abstract | une main, des mains | a hand, hands | game-icons:hand
heart | heart | floats luminous 220 0.5 3 abstract | un cœur, des cœurs | a heart, hearts | noto:red-heart
tree | tree | stands shadow 380 1 3 meadow | un arbre, des arbres | a tree, trees | game-icons:beech
pine-tree | christmas-tree | stands solid 360 1.2 3 forest | un sapin, des sapins | a fir tree, fir trees | noto:evergreen-tree
rose | rose | floats luminous 250 1.4 3 meadow | une rose, des roses | a rose, roses | game-icons:rose
lotus | flower | sails luminous 220 1.1 4 lake | une fleur, des fleurs | a flower, flowers | game-icons:lotus
mushroom | mushroom | stands solid 240 1.3 4 forest | un champignon, des champignons | a mushroom, mushrooms | game-icons:mushroom
island | island | sails solid 400 1.2 1 sea | une île, des îles | an island, islands | game-icons:island
woman | woman mother grandmother sister daughter wife | stands shadow 235 1 3 meadow | une silhouette de femme, des silhouettes de femmes | the figure of a woman, figures of women | reverie
man | man father grandfather brother son husband stranger teacher doctor boss friend lover shadow-figure | stands shadow 235 1 3 meadow | une silhouette, des silhouettes | a figure, figures | reverie
child | child | stands shadow 160 1.1 3 meadow | un enfant, des enfants | a child, children | reverie
`;

export const symbolEntries: readonly SymbolEntry[] = table.trim().split('\n').map(parseLine);

const byConcept = new Map<string, SymbolEntry>();
for (const entry of symbolEntries) {
  for (const concept of entry.concepts) byConcept.set(concept, entry);
}

/** The entry that shows a concept, or null where no silhouette does it justice. */
export function entryFor(concept: string): SymbolEntry | null {
  return byConcept.get(concept) ?? null;
}

function parseLine(line: string): SymbolEntry {
  const [id = '', concepts = '', tuning = '', fr = '', en = '', source = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const [stance = '', substance = '', size = '', salience = '', flock = '', home = ''] =
    tuning.split(' ');
  return {
    id,
    concepts: concepts.split(' '),
    stance: oneOf(stances, stance),
    substance: oneOf(substances, substance),
    size: Number(size),
    salience: Number(salience),
    flock: Number(flock),
    home: oneOf(settingNames, home),
    fr: pairOf(fr),
    en: pairOf(en),
    source,
    ...originOf(source.split(':')[0] ?? ''),
  };
}

function originOf(name: string): { licence: string; credit: string } {
  for (const [key, origin] of Object.entries(origins)) if (key === name) return origin;
  throw new Error(`Unknown origin of a silhouette: ${name}`);
}

function oneOf<Name extends string>(list: readonly Name[], word: string): Name {
  const found = list.find((name) => name === word);
  if (found === undefined) throw new Error(`Not one of ${list.join(', ')}: ${word}`);
  return found;
}

function pairOf(text: string): [string, string] {
  const [one = '', many = ''] = text.split(', ');
  return [one, many];
}
