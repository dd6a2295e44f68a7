/**
 * Classes of objects of Hall and Van de Castle (1966), by concept: buildings (A: residence, vocation,
 * entertainment, institution, detail, other), household, food, implements (tools, weapons, recreation),
 * travel, streets, regions, nature, body (head, extremities, torso, anatomy), clothing, communication,
 * money, other. What is an act or a state (to swim, an illness) is no object. No coder compared these.
 */
const classes: readonly (readonly [code: string, concepts: string])[] = [
  ['AR', 'house apartment room bedroom kitchen bathroom attic garage cellar childhood-home'],
  ['AV', 'shop market restaurant factory office farm bar petrol-station post-office'],
  ['AE', 'theatre museum stadium fair hotel'],
  ['AI', 'hospital church prison library school cemetery'],
  ['AD', 'toilet stairs ladder lift corridor door window wall roof floor fireplace balcony'],
  ['AM', 'building tower castle ruin bridge tunnel station airport bus-stop fence parking'],
  [
    'HH',
    'bed table chair carpet curtain wardrobe mirror box glass kettle vase bottle broom lamp candle',
  ],
  ['IT', 'scissors rope chain cage needle tool machine key'],
  ['IW', 'knife weapon explosion'],
  ['IR', 'doll toy ball balloon firework'],
  [
    'CM',
    'book letter phone computer television camera photograph painting newspaper diary blackboard map',
  ],
  ['MO', 'money gold treasure'],
  [
    'TR',
    'train metro car bus truck motorcycle bicycle boat ship plane cable-car helicopter rocket cart sleigh',
  ],
  ['ST', 'street road motorway crossroads rails'],
  ['RG', 'city village square countryside desert island field park garden border'],
  [
    'NA',
    `mountain hill valley cliff abyss sand cave volcano stone mud jungle water sea wave river stream lake
    pond waterfall beach tide swamp sky sun moon stars shooting-star cloud planet space rain snow storm
    lightning wind tornado fog ice rainbow forest tree flower rose grass leaf root seed cactus mushroom
    thorn vine hay fire smoke ash`,
  ],
  ['BH', 'teeth hair eye face mouth ear nose head beard brain'],
  ['BE', 'hand foot leg arm'],
  ['BT', 'belly back'],
  ['BA', 'blood heart skin bone body'],
  ['CL', 'clothes dress coat shirt trousers shoes hat gloves underwear uniform scarf'],
  ['FO', 'food bread fruit cake meat milk cheese wine coffee sweets vegetable salt'],
  [
    'MS',
    'clock mask jewel ring umbrella bag statue crystal medicine cigarette trash suitcase ticket wheel glasses',
  ],
];

/** The class of what a concept names; nothing for what is no object. */
export const objectClasses: ReadonlyMap<string, string> = new Map(
  classes.flatMap(([code, concepts]) =>
    concepts.split(/\s+/).map((concept): [string, string] => [concept, code]),
  ),
);
