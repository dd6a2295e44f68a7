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
potato | pomme/n de terre, patate | potato
plate | assiette | plate!
fork | fourchette | fork!
comb | peigne! | comb!
hourglass | sablier | hourglass
passport | passeport | passport
fridge | réfrigérateur, frigo, frigidaire | fridge, refrigerator
desk | pupitre, table/n de travail | desk
mattress | matelas | mattress
bathtub | baignoire | bathtub, bath tub/n
aquarium | aquarium | aquarium, fish tank/n
throne | trône! | throne
gate | portail, portillon, grille!! | gate
swing | balançoire | swing!!
bench | banc public, bancs publics, banc du parc, banc! | bench
pram | landau, poussette | pram, stroller, baby carriage/n, pushchair
trolley | caddie, chariot/n de supermarché | shopping trolley/n, shopping cart/n
scarecrow | épouvantail | scarecrow
lighthouse | phare!! | lighthouse
windmill | moulin, moulin/n à vent | windmill
mannequin | mannequin | mannequin, shop dummy/n, dressmaker's dummy
queue | file/n d'attente, longue file | queue!
toilet | toilettes=, wc=, chiottes= | toilet!
laid-table | longue table, table/n dressée, table/n de banquet, table/n mise, grande table | long table/n, table/n laid, laid table/n, banquet table/n, table/n set for
washing-machine | machine/n à laver, lave-linge, sèche-linge, tambour de la machine | washing machine/n, tumble dryer/n, dryer!
oven | four!!, micro-ondes | oven, microwave
wedding-dress | robe/n de mariée | wedding dress/n, bridal gown/n, bridal dress/n
playing-cards | aux cartes, jeu/n de cartes, partie de cartes, cartes à jouer | cards=!!, playing card/n, deck of cards, pack of cards
furniture | meubles=, mobilier | furniture
back-seat | banquette/n arrière, siège/n arrière, sièges arrière | back seat/n, backseat, rear seat/n
platform | le quai, du quai, sur le quai, quai/n de gare | platform!!
elderly | vieux=!!, personnes âgées, vieilles personnes, vieilles femmes, vieilles dames, vieux messieurs | old people, elderly people, elderly=, old men, old women, old ladies
plaza | sur la place, milieu de la place, place du village, place du marché, place publique, place de la mairie | town square/n, village square/n, main square/n
gravestone | pierre/n tombale, pierres tombales, tombe: tombe/n de, sa tombe, une tombe, des tombes, les tombes, ma tombe | gravestone, tombstone, headstone, grave!!
cake | gâteau, gâteau/n d'anniversaire | cake, birthday cake/n
party-balloons | ballons: ballons rouges, ballons de baudruche, ballon/n de baudruche, ballon/n d'hélium, grappe de ballons, bouquet de ballons, ballon rouge, ballons colorés, ballons d'anniversaire | party balloons: party balloon/n, bunch of balloons, balloons=, helium balloon/n, red balloon/n, birthday balloon/n
ironing-board | planche/n à repasser, fer/n à repasser | ironing board/n
tram | tramway, tram | tram, streetcar
sandcastle | château/n de sable | sandcastle, sand castle/n
bubbles | bulles de savon, bulle de savon | soap bubbles, soap bubble
washing-line | corde/n à linge, fil/n à linge, linge qui séchait, étendoir, étendre/v le linge, étendre/v du linge | washing line/n, clothesline, clothes line/n, hang/v the washing, hanging washing, washing off the line, washing on the line
sink | évier, lavabo | sink!!, washbasin
saucepan | casserole, marmite | saucepan, cooking pot/n, pots=
slide | toboggan | slide!!, water slide/n
stretcher | brancard, civière, table/n d'opération | stretcher, operating table/n, gurney
reflection | reflet!! | reflection
lone-hand | main/n humaine, main/n coupée | human hand/n, severed hand/n
`,
);
