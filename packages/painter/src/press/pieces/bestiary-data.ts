/** What a row may say of a beast. */
export const traits = [
  // Built as a dog or a horse is: four legs under it, that fold and step.
  'on-fours',
  // Of those, what lies as a heap.
  'stout',
  // Its neck bends down until its mouth is at the ground: no elephant's, and no goat's with its horns.
  'grazes',
  // Has somebody on its back in a dream, however small it is by day.
  'carries',
  // Has wings on any day, and stays on the ground; what `flies` has them too.
  'wings',
  'flies',
  // Sits on a shoulder, where others lie in a lap.
  'perches',
  // Is in the water and never on its feet; on the bottom too; at the surface too.
  'swims',
  'dives',
  'paddles',
  // Ends as a fish does.
  'fish-tail',
  // Is met in a house on any day.
  'house',
] as const;
export type Trait = (typeof traits)[number];

/**
 * Every beast that is drawn, once: beast | what it is and can do. Whether it has a mouth, its drawing
 * tells (`anchors.mouth`). The last three are no beasts, and alive with a face of their own all the same.
 */
export const bestiaryData = `
bull | on-fours grazes carries
cat | carries house
chick | wings perches
chicken | carries wings perches
cow | on-fours grazes carries
dog | on-fours grazes carries house
donkey | on-fours grazes carries
duck | carries flies paddles
goat | on-fours carries
goose | carries flies paddles
hamster | carries house
horse | on-fours grazes carries
kitten
llama | carries
ox
pig | on-fours grazes carries
poodle
puppy
ram
rooster | carries wings perches
sheep | on-fours carries
turkey | carries wings

antelope | on-fours carries
armadillo
badger
bear | on-fours grazes carries
beaver | paddles
bison
boar | on-fours grazes
brontosaurus
camel | on-fours stout grazes carries
capybara
cheetah | on-fours carries
coyote | on-fours
deer | on-fours grazes carries
elephant | on-fours stout carries
fox | on-fours grazes carries
giraffe | on-fours stout carries
gorilla
hedgehog | carries
hyena | on-fours carries
jackal | on-fours
kangaroo | carries
koala
leopard
lion | on-fours grazes carries
lynx | on-fours carries
mammoth
marmot
mole
monkey | carries
moose | carries
mouse | carries house
orangutan
panda
panther | on-fours grazes carries
polar-bear
pterodactyl | flies
rabbit | carries house
rat | carries
rhinoceros | on-fours stout carries
skunk
sloth
squirrel | carries
tapir
tiger | on-fours grazes carries
water-buffalo
weasel
wolf | on-fours grazes carries
zebra | on-fours grazes carries

bird | carries flies perches
blackbird | flies perches
crow | carries flies perches
dodo | wings
dove | carries flies perches
eagle | carries flies perches
flamingo | carries flies
heron | flies
hummingbird | flies perches
kingfisher | flies perches
ostrich | carries wings
owl | carries flies perches
parrot | carries flies perches house
peacock | carries wings
penguin | carries wings paddles
phoenix | flies
seagull | carries flies perches
sparrow | flies perches
swan | carries flies paddles
toucan | carries flies perches
vulture | flies
woodpecker | flies perches

blowfish | swims
clownfish | swims fish-tail
crab | carries dives
crocodile | carries paddles
dolphin | carries swims fish-tail
eel | swims
fish | carries swims fish-tail
frog | carries paddles
hippopotamus | on-fours stout carries paddles
jellyfish | carries swims
lobster | carries dives
manta-ray | swims
octopus | carries swims
otter | paddles
piranha | swims
salmon | swims fish-tail
sea-serpent | swims
sea-urchin | dives
seahorse | dives
seal | carries dives fish-tail
shark | carries swims fish-tail
shrimp | swims
squid | swims
starfish | dives
tropical-fish | swims fish-tail
turtle | carries dives
whale | carries swims fish-tail

ant
bat-animal | carries flies
bee | carries flies
butterfly | carries flies perches
caterpillar | carries
centipede
chameleon
cockroach
dragonfly | flies
firefly | flies
fly-insect | flies
gecko
grasshopper | carries
insect
ladybird | carries flies
lizard | carries
louse
mosquito | flies
rattlesnake
scarab
scorpion
snail | carries
snake | carries
spider | carries
worm

dinosaur | carries
dragon | carries flies
monster
unicorn | on-fours grazes carries

head
mannequin
rocking-horse
`;
