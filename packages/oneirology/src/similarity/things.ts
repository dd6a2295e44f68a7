/**
 * Which class of objects a concept belongs to, after the object scale of Hall and Van de Castle
 * (1966), so that a lake and a hill are alike as nature though they are two concepts. Concepts of
 * persons, animals, deeds and feelings belong to none: other codes speak for them.
 */
const table = `
nature | sea wave river stream lake pond waterfall beach tide swamp underwater diving swimming water mountain hill valley cliff abyss desert sand field island cave volcano stone mud jungle countryside forest tree flower rose grass leaf root seed mushroom thorn vine rain snow storm lightning thunder wind tornado fog ice rainbow sky sun moon stars shooting-star cloud planet space flood
region | city village square pool garden park parking cemetery farm market fair stadium border ruin journey
way | street road motorway bridge tunnel crossroads fence labyrinth rails crossing
dwelling | house apartment room bedroom kitchen hotel childhood-home castle tower
building | building factory airport station
detail | door window wall roof floor stairs ladder corridor balcony fireplace bell wardrobe attic cellar
workplace | shop office school classroom library post-office petrol-station
leisure | restaurant bar theatre museum theatre-play film dancing
institution | hospital church prison
furniture | bed table chair carpet curtain box lamp mirror candle bottle glass
food | food bread fruit cake meat milk cheese wine coffee sweets vegetable feast egg salt
vehicle | train metro car bus truck motorcycle bicycle boat ship plane cable-car helicopter balloon rocket cart sleigh driving wheel crash lift suitcase
communication | book letter phone computer television camera photograph painting statue newspaper diary blackboard drawing poem writing map ticket exam clock story
tool | key scissors rope chain needle tool machine broom umbrella cross
weapon | weapon knife explosion
play | toy doll ball game sport music piano guitar flute drum fishing
head | head face eye ear nose mouth hair teeth beard
limb | hand arm leg foot wing feather
body | blood heart belly back skin bone wound pregnancy body nudity
clothing | clothes dress coat shirt trousers shoes hat gloves underwear uniform glasses scarf mask jewel ring bag
money | money gold treasure
`;

const classes = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [kind = '', concepts = ''] = row.split(' | ');
      return concepts.split(' ').map((concept): [string, string] => [concept, kind]);
    }),
);

/** Every concept that stands in the table, for a check against the lexicon. */
export const conceptsOfThings: ReadonlySet<string> = new Set(classes.keys());

/** The class of objects of a concept: `nature`, `vehicle`, …; `undefined` where it is no object. */
export function thingOf(concept: string): string | undefined {
  return classes.get(concept);
}
