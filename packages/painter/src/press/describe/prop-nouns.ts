/** Props as they are called. id | French: one, many, gender | English: one, many. */
export const propNouns = `
gravestone | tombe, tombes, f | gravestone, gravestones
cake | gâteau, gâteaux, m | cake, cakes
party-balloons | grappe de ballons, ballons, f | bunch of balloons, balloons
ironing-board | planche à repasser, planches à repasser, f | ironing board, ironing boards
tram | tramway, tramways, m | tram, trams
sandcastle | château de sable, châteaux de sable, m | sandcastle, sandcastles
bubbles | nuée de bulles de savon, bulles de savon, f | cloud of soap bubbles, soap bubbles
washing-line | corde à linge, cordes à linge, f | washing line, washing lines
sink | lavabo, lavabos, m | sink, sinks
saucepan | casserole, casseroles, f | saucepan, saucepans
slide | toboggan, toboggans, m | slide, slides
stretcher | brancard, brancards, m | stretcher, stretchers
page | page, pages, f | page, pages
coffin | cercueil, cercueils, m | coffin, coffins
spoon | cuillère, cuillères, f | spoon, spoons
frying-pan | poêle, poêles, f | frying pan, frying pans
sofa | canapé, canapés, m | sofa, sofas
toilet-bowl | cuvette de toilettes, cuvettes de toilettes, f | toilet bowl, toilet bowls
sock | paire de chaussettes, chaussettes, f | pair of socks, socks
swimsuit | maillot de bain, maillots de bain, m | swimsuit, swimsuits
ice-cream | glace, glaces, f | ice cream, ice creams
pizza | part de pizza, parts de pizza, f | slice of pizza, slices of pizza
sandwich | sandwich, sandwichs, m | sandwich, sandwiches
hamburger | hamburger, hamburgers, m | hamburger, hamburgers
noodles | assiette de pâtes, assiettes de pâtes, f | plate of noodles, plates of noodles
popcorn | cornet de pop-corn, cornets de pop-corn, m | bag of popcorn, bags of popcorn
pancake | pile de crêpes, piles de crêpes, f | stack of pancakes, stacks of pancakes
doughnut | beignet, beignets, m | doughnut, doughnuts
soup | bol de soupe, bols de soupe, m | bowl of soup, bowls of soup
lantern | lanterne, lanternes, f | lantern, lanterns
skateboard | skateboard, skateboards, m | skateboard, skateboards
scooter | trottinette, trottinettes, f | scooter, scooters
wheelchair | fauteuil roulant, fauteuils roulants, m | wheelchair, wheelchairs
robot | robot, robots, m | robot, robots
ufo | soucoupe volante, soucoupes volantes, f | flying saucer, flying saucers
parachute | parachute, parachutes, m | parachute, parachutes
anchor | ancre, ancres, f | anchor, anchors
compass | boussole, boussoles, f | compass, compasses
telescope | télescope, télescopes, m | telescope, telescopes
microscope | microscope, microscopes, m | microscope, microscopes
microphone | micro, micros, m | microphone, microphones
violin | violon, violons, m | violin, violins
trumpet | trompette, trompettes, f | trumpet, trumpets
saxophone | saxophone, saxophones, m | saxophone, saxophones
accordion | accordéon, accordéons, m | accordion, accordions
pencil | crayon, crayons, m | pencil, pencils
die | dé, dés, m | die, dice
yo-yo | yoyo, yoyos, m | yo-yo, yo-yos
trophy | coupe, coupes, f | trophy, trophies
medal | médaille, médailles, f | medal, medals
shield | bouclier, boucliers, m | shield, shields
axe | hache, haches, f | axe, axes
bomb | bombe, bombes, f | bomb, bombs
magnet | aimant, aimants, m | magnet, magnets
bucket | seau, seaux, m | bucket, buckets
soap | savon, savons, m | bar of soap, bars of soap
toothbrush | brosse à dents, brosses à dents, f | toothbrush, toothbrushes
fire-engine | camion de pompiers, camions de pompiers, m | fire engine, fire engines
ambulance | ambulance, ambulances, f | ambulance, ambulances
snowman | bonhomme de neige, bonshommes de neige, m | snowman, snowmen
carousel | cheval de manège, chevaux de manège, m | carousel horse, carousel horses
tent | tente, tentes, f | tent, tents
lobster | homard, homards, m | lobster, lobsters
shrimp | crevette, crevettes, f | shrimp, shrimps
squid | calmar, calmars, m | squid, squid
flamingo | flamant rose, flamants roses, m | flamingo, flamingos
sloth | paresseux, paresseux, m | sloth, sloths
mammoth | mammouth, mammouths, m | mammoth, mammoths
otter | loutre, loutres, f | otter, otters
llama | lama, lamas, m | llama, llamas
turkey | dinde, dindes, f | turkey, turkeys
chick | poussin, poussins, m | chick, chicks
potato | pomme de terre, pommes de terre, f | potato, potatoes
plate | assiette, assiettes, f | plate, plates
fork | fourchette, fourchettes, f | fork, forks
comb | peigne, peignes, m | comb, combs
hourglass | sablier, sabliers, m | hourglass, hourglasses
passport | passeport, passeports, m | passport, passports
fridge | réfrigérateur, réfrigérateurs, m | fridge, fridges
desk | bureau, bureaux, m | desk, desks
mattress | matelas, matelas, m | mattress, mattresses
bathtub | baignoire, baignoires, f | bathtub, bathtubs
aquarium | aquarium, aquariums, m | aquarium, aquariums
throne | trône, trônes, m | throne, thrones
gate | portail, portails, m | gate, gates
swing | balançoire, balançoires, f | swing, swings
bench | banc, bancs, m | bench, benches
pram | landau, landaus, m | pram, prams
trolley | chariot, chariots, m | shopping trolley, shopping trolleys
scarecrow | épouvantail, épouvantails, m | scarecrow, scarecrows
lighthouse | phare, phares, m | lighthouse, lighthouses
windmill | moulin, moulins, m | windmill, windmills
mannequin | mannequin, mannequins, m | mannequin, mannequins
queue | file de gens, files de gens, f | queue of people, queues of people
toilet | siège de toilettes, sièges de toilettes, m | toilet, toilets
laid-table | longue table dressée avec des chaises vides et des bougies allumées, longues tables dressées, f | long laid table with empty chairs and lit candles, long laid tables
washing-machine | machine à laver, machines à laver, f | washing machine, washing machines
oven | four, fours, m | oven, ovens
playing-cards | cartes à jouer, cartes à jouer, f | hand of cards, hands of cards
wedding-dress | robe de mariée, robes de mariée, f | wedding dress, wedding dresses
lone-hand | main humaine, mains humaines, f | human hand, human hands
`;
