import { family } from '#lexicon/symbols/family.ts';

/**
 * Things that a picture can show and no figure about dreams counts: they are read with the deeds of a
 * dream alone. Where their words name a symbol too (a coffin is of a funeral), the picture has both.
 */
export const props = family(
  'props',
  { fr: 'les accessoires', en: 'props' },
  `
page | page, feuille/n de papier, feuille/n blanche | page!, sheet of paper, sheets of paper
coffin | cercueil | coffin, casket
spoon | cuillère, cuiller | spoon!
frying-pan | poêle/n à frire, œuf/n au plat | frying pan/n, fried egg/n
sofa | canapé | sofa, couch
toilet-bowl | cuvette, siège des toilettes | toilet bowl/n, toilet seat/n
sock | chaussette | sock
swimsuit | maillot/n de bain, bikini | swimsuit, bikini
ice-cream | cornet/n de glace, crème/n glacée | ice cream/n, ice cream cone/n
pizza | pizza | pizza
sandwich | sandwich | sandwich
hamburger | hamburger | hamburger, burger
noodles | nouille, spaghetti | spaghetti=, noodle
popcorn | pop-corn | popcorn
pancake | crêpe | pancake
doughnut | beignet | doughnut, donut
soup | soupe | soup
lantern | lanterne, lampion | lantern
skateboard | skateboard, planche/n à roulettes | skateboard
scooter | trottinette | scooter
wheelchair | fauteuil/n roulant | wheelchair
robot | robot | robot
ufo | soucoupe/n volante, ovni | flying saucer/n, ufo
parachute | parachute | parachute
anchor | ancre | anchor
compass | boussole | compass
telescope | télescope, longue-vue | telescope
microscope | microscope | microscope
microphone | micro!!, microphone | microphone
violin | violon | violin, fiddle
trumpet | trompette | trumpet
saxophone | saxophone, saxo | saxophone
accordion | accordéon | accordion
pencil | crayon, stylo | pencil, pen!!
die | dés= | dice=
yo-yo | yoyo, yo-yo | yo-yo
trophy | trophée | trophy
medal | médaille | medal
shield | bouclier | shield
axe | hache | axe!!, hatchet
bomb | bombe | bomb!!
magnet | aimant | magnet
bucket | seau | bucket
soap | savon | soap
toothbrush | brosse/n à dents | toothbrush
fire-engine | camion/n de pompiers | fire engine/n, fire truck/n
ambulance | ambulance | ambulance
snowman | bonhomme/n de neige | snowman
carousel | manège, cheval/n de bois | carousel, merry-go-round
tent | tente!! | tent
lobster | homard | lobster
shrimp | crevette | shrimp
squid | calamar, calmar | squid
flamingo | flamant, flamant/n rose | flamingo
sloth | paresseux!! | sloth
mammoth | mammouth | mammoth
otter | loutre | otter
llama | lama | llama
turkey | dinde, dindon | turkey
chick | poussin | chick
`,
);
