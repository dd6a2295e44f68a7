import type { NamedConcept } from '#lexicon/symbols/family.ts';

/** How a concept stands in a sentence, with its article: `la mer`, `the sea`. */
export interface Phrase {
  readonly fr: string;
  readonly en: string;
}

/** Concepts by the article that their French label takes, as one says what one dreamt of. */
const french = {
  un: `crab river stream lake pond well harbour swamp lightning rainbow cloud field volcano
    earthquake hole tree garden park cactus mushroom animal wolf bear fox deer lion tiger elephant
    monkey rabbit rat squirrel hedgehog boar camel kangaroo beaver badger cat dog horse bull pig sheep
    donkey duck hamster bird owl eagle crow swan peacock parrot heron penguin vulture nest egg fish
    dolphin shark seal crocodile shell coral seahorse hippopotamus insect snake butterfly worm lizard
    snail scorpion louse village building shop market restaurant bar hotel hospital cemetery theatre
    museum office castle stadium post-office apartment bed stairs lift corridor wall roof attic garage
    floor balcony carpet curtain bridge tunnel airport bus-stop crossroads labyrinth parking
    rails journey train metro bus truck bicycle boat ship plane helicopter balloon sleigh ticket crash
    fire firework mirror book phone computer camera knife mask treasure jewel toy glass vase umbrella bag
    broom tool painting crystal medicine newspaper diary blackboard eye face nose foot arm heart back
    brain body coat trousers hat underwear uniform fruit cake coffee feast poison father grandfather
    brother son uncle-aunt cousin husband lover ex friend child baby man old-person stranger teacher
    doctor soldier thief murderer king-queen priest clown twin boss neighbour ghost monster angel god
    giant dragon vampire zombie alien werewolf dinosaur jumping exam late speech trial murder
    funeral suicide wedding divorce birthday kiss dream-in-dream waking-up piano drum singing game
    kite film story drawing poem gift secret number world belly circle sound cry love-at-first-sight missed
    trapped passage bone`,
  une: `chest planet hill fireplace escape wave waterfall flood pool fountain beach tide drowning diving storm tornado shooting-star eclipse
    aurora mountain valley cliff island cave avalanche stone jungle forest flower rose leaf root seed
    thorn vine panther mouse giraffe cow goat chicken dove seagull feather wing whale octopus jellyfish
    turtle frog eel starfish spider bee ant bat-animal firefly dragonfly ladybird city street square
    church prison library factory tower farm fair house room bedroom kitchen bathroom ladder door window
    cellar table chair wardrobe childhood-home road motorway station border fence petrol-station car
    motorcycle cable-car rocket cart suitcase map wheel burning lamp candle shadow explosion clock key
    letter television photograph box ring doll ball rope chain cage kettle bottle needle machine statue
    cigarette hand mouth ear head leg voice beard wound illness dress shirt scarf mother grandmother
    sister woman crowd celebrity family witch fairy mermaid unicorn shadow-figure climbing descending
    running walking dancing crossing hiding chase searching slipping swinging waiting classroom
    voiceless competition war fight weapon dead-person birth party prophecy prayer metamorphosis guitar
    flute bell theatre-play colour cross school`,
  le: `sky sun wind thunder fog cold space desert sand sleeping work time spring summer autumn
    winter red blue green yellow white black purple grey silence laughter sport sex resurrection hay
    bread milk cheese wine salt blood devil dusk gold abyss money`,
  la: `water sea rain snow ice heat moon dawn night mud countryside grass smoke ash light darkness skin
    food meat hunger police magic death childhood end-of-world music fishing hunting swimming love writing`,
  des: `toilet scissors trash hair glasses parents
    searching-toilet tears`,
} as const;

/** Where the label is no name that an article stands before. */
const frenchWholes: Readonly<Record<string, string>> = {
  underwater: 'le monde sous l’eau',
  'christmas-tree': 'un sapin de Noël',
  'fly-insect': 'une mouche',
  driving: 'conduire',
  glowing: 'une lueur',
  stars: 'des étoiles',
  teeth: 'des dents',
  ruin: 'des ruines',
  pregnancy: 'une grossesse',
  nudity: 'être nu',
  clothes: 'des vêtements',
  shoes: 'des chaussures',
  gloves: 'des gants',
  sweets: 'des bonbons',
  vegetable: 'des légumes',
  wife: 'une épouse',
  daughter: 'une fille',
  invisible: 'être invisible',
  flying: 'voler',
  floating: 'flotter',
  falling: 'une chute',
  stuck: 'ne pas pouvoir bouger',
  turning: 'tourner sur soi-même',
  lost: 'se perdre',
  unprepared: 'n’avoir rien préparé',
  broken: 'une chose cassée',
  theft: 'un vol',
};

/** Concepts whose English label stands alone, or with `the`; the others take `a` or `an`. */
const english = {
  bare: `water rain snow lightning thunder wind fog ice heat cold space sand mud grass hay drowning
    swimming diving coral smoke ash driving burning light darkness money gold medicine trash hair blood
    skin clothes trousers gloves glasses underwear food bread fruit meat milk cheese wine coffee sweets
    salt hunger poison stairs parents magic floating flying falling climbing descending running walking
    jumping dancing stuck crossing hiding searching turning slipping swinging waiting sleeping school
    work late lost unprepared voiceless trapped war death suicide love childhood sex waking-up music
    singing sport hunting fishing red blue green yellow white black purple grey time spring summer
    autumn winter writing silence tears laughter dawn dusk night fire scissors ruin love-at-first-sight`,
  the: 'sea metro tide sky sun moon aurora countryside devil police end-of-world',
} as const;

const englishWholes: Readonly<Record<string, string>> = {
  underwater: 'being underwater',
  stars: 'stars',
  'christmas-tree': 'a Christmas tree',
  'fly-insect': 'a fly',
  'bat-animal': 'a bat',
  glowing: 'something glowing',
  broken: 'something breaking',
  teeth: 'teeth',
  shoes: 'shoes',
  gloves: 'gloves',
  back: 'a back',
  vegetable: 'vegetables',
  pregnancy: 'being pregnant',
  nudity: 'being naked',
  'uncle-aunt': 'an uncle or an aunt',
  ex: 'an ex',
  invisible: 'being invisible',
  unicorn: 'a unicorn',
  uniform: 'a uniform',
  'searching-toilet': 'looking for a toilet',
  chase: 'a chase',
  world: 'another world',
};

type Article = keyof typeof french;

const idsOf = (list: string) => list.split(/\s+/);
const articles = new Map<string, Article>();
for (const article of ['un', 'une', 'le', 'la', 'des'] as const) {
  for (const id of idsOf(french[article])) articles.set(id, article);
}
const bare = new Set(idsOf(english.bare));
const withThe = new Set(idsOf(english.the));

/** Null for a concept that nobody gave its French article yet. */
export function phraseOf({ id, label }: NamedConcept): Phrase | null {
  const fr = frenchWholes[id] ?? inFrench(articles.get(id), label.fr);
  return fr === null
    ? null
    : { fr: typeset(fr), en: typeset(englishWholes[id] ?? inEnglish(id, label.en)) };
}

function inFrench(article: Article | undefined, label: string): string | null {
  if (!article) return null;
  const isElided = (article === 'le' || article === 'la') && /^[aeiouyhàâéèêîôûœ]/.test(label);
  return isElided ? `l’${label}` : `${article} ${label}`;
}

function inEnglish(id: string, label: string): string {
  if (bare.has(id)) return label;
  if (withThe.has(id)) return `the ${label}`;
  return `${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label}`;
}

const typeset = (text: string) => text.replaceAll("'", '’');
