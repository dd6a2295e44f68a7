/**
 * One line a silhouette, each looked at in a painting before it was let in:
 * id | concepts | stance substance size salience flock home coat | fr: one, many | en: one, many | source
 */
export const manifestTable = `
whale | whale | swims stars 570 2 2 sea smooth | une baleine, des baleines | a whale, whales | noto:whale
dolphin | dolphin | swims stars 340 1.6 3 sea smooth | un dauphin, des dauphins | a dolphin, dolphins | tux-paint:dolphin
shark | shark | swims solid 420 1.8 2 underwater smooth | un requin, des requins | a shark, sharks | reverie
seal | seal | walks solid 250 1.4 3 sea smooth | une otarie, des otaries | a seal, seals | tux-paint:sea_lion
fish | fish | swims coloured 280 1.3 5 underwater smooth | un poisson, des poissons | a fish, fish | tux-paint:butterflyfish
octopus | octopus | swims stars 360 1.7 1 underwater smooth | une pieuvre, des pieuvres | an octopus, octopuses | game-icons:octopus
jellyfish | jellyfish | swims luminous 300 1.6 5 underwater smooth | une méduse, des méduses | a jellyfish, jellyfish | noto:jellyfish
turtle | turtle | swims stars 290 1.5 2 underwater smooth | une tortue, des tortues | a turtle, turtles | game-icons:sea-turtle
seahorse | seahorse | swims stars 260 1.3 3 underwater smooth | un hippocampe, des hippocampes | a seahorse, seahorses | tux-paint:seahorse
starfish | starfish | stands coloured 230 1.3 3 beach smooth | une étoile de mer, des étoiles de mer | a starfish, starfish | reverie
mermaid | mermaid | swims shadow 400 1.7 2 underwater smooth | une sirène, des sirènes | a mermaid, mermaids | noto:mermaid
crocodile | crocodile | walks solid 430 1.7 2 lake smooth | un crocodile, des crocodiles | a crocodile, crocodiles | reverie
frog | frog | stands solid 230 1.3 3 river smooth | une grenouille, des grenouilles | a frog, frogs | tux-paint:frog
snake | snake | walks solid 270 1.7 3 desert smooth | un serpent, des serpents | a snake, snakes | reverie
deer | deer | walks solid 340 1.7 2 forest fur | un cerf, des cerfs | a deer, deer | tux-paint:wapiti
fox | fox | walks solid 320 1.6 2 forest fur | un renard, des renards | a fox, foxes | tux-paint:fox
wolf | wolf | walks solid 290 1.8 3 forest fur | un loup, des loups | a wolf, wolves | tux-paint:dog
bear | bear | walks solid 330 1.7 2 forest fur | un ours, des ours | a bear, bears | tux-paint:bear
rabbit | rabbit | walks solid 190 1.3 4 meadow fur | un lapin, des lapins | a rabbit, rabbits | tux-paint:rabbit
squirrel | squirrel | walks solid 190 1.2 2 forest fur | un écureuil, des écureuils | a squirrel, squirrels | game-icons:squirrel
badger | badger | walks solid 240 1.2 2 forest fur | un blaireau, des blaireaux | a badger, badgers | tux-paint:badger
beaver | beaver | walks solid 210 1.2 2 river fur | un castor, des castors | a beaver, beavers | tux-paint:beaver
boar | boar | walks solid 290 1.5 3 forest fur | un sanglier, des sangliers | a wild boar, wild boars | tux-paint:wildboar
mouse | mouse | walks solid 240 1.1 4 room smooth | une souris, des souris | a mouse, mice | reverie
rat | rat | walks solid 250 1.3 4 cave smooth | un rat, des rats | a rat, rats | tux-paint:rat
tiger | tiger | walks solid 350 1.8 2 forest fur | un tigre, des tigres | a tiger, tigers | tux-paint:tiger_sumatran
lion | lion | walks solid 350 1.8 2 desert fur | un lion, des lions | a lion, lions | tux-paint:lion-2
panther | panther | walks shadow 350 1.8 2 forest fur | une panthère, des panthères | a panther, panthers | openclipart:contour_cheetah
monkey | monkey | walks shadow 260 1.4 4 forest fur | un singe, des singes | a monkey, monkeys | openclipart:contour_baboon
elephant | elephant | walks solid 400 1.8 3 desert smooth | un éléphant, des éléphants | an elephant, elephants | tux-paint:elephant
hippopotamus | hippopotamus | walks solid 350 1.6 2 lake smooth | un hippopotame, des hippopotames | a hippopotamus, hippopotamuses | tux-paint:hippopotamus
giraffe | giraffe | walks solid 430 1.7 3 desert fur | une girafe, des girafes | a giraffe, giraffes | tux-paint:giraffe
camel | camel | walks solid 330 1.6 4 desert fur | un dromadaire, des dromadaires | a camel, camels | tux-paint:dromedary
kangaroo | kangaroo | walks solid 280 1.5 3 desert fur | un kangourou, des kangourous | a kangaroo, kangaroos | tux-paint:kangaroo
dinosaur | dinosaur | walks solid 520 1.9 2 meadow smooth | un dinosaure, des dinosaures | a dinosaur, dinosaurs | openclipart:dino_05
horse | horse | walks solid 350 1.7 3 meadow fur | un cheval, des chevaux | a horse, horses | tux-paint:horse
unicorn | unicorn | walks luminous 380 1.8 2 forest fur | une licorne, des licornes | a unicorn, unicorns | openclipart:cavallo_02
donkey | donkey | walks solid 290 1.3 2 meadow fur | un âne, des ânes | a donkey, donkeys | tux-paint:donkey
bull | bull | walks solid 320 1.6 2 meadow fur | un taureau, des taureaux | a bull, bulls | tux-paint:bull
cow | cow | walks solid 310 1.4 4 meadow fur | une vache, des vaches | a cow, cows | tux-paint:cow
sheep | sheep | walks solid 240 1.3 5 meadow fur | un mouton, des moutons | a sheep, sheep | tux-paint:ram
goat | goat | walks solid 250 1.3 4 mountain fur | une chèvre, des chèvres | a goat, goats | tux-paint:mountaingoat
pig | pig | walks solid 250 1.3 4 meadow smooth | un cochon, des cochons | a pig, pigs | tux-paint:pig
dog | dog | walks solid 250 1.5 3 meadow fur | un chien, des chiens | a dog, dogs | tux-paint:dog
cat | cat | walks solid 200 1.5 3 room fur | un chat, des chats | a cat, cats | reverie
scorpion | scorpion | walks solid 220 1.5 2 desert smooth | un scorpion, des scorpions | a scorpion, scorpions | game-icons:scorpion
spider | spider | floats shadow 270 1.7 4 cave smooth | une araignée, des araignées | a spider, spiders | openclipart:spider
insect | insect | walks solid 220 1.3 5 meadow smooth | un insecte, des insectes | an insect, insects | tux-paint:grasshopper
fly | fly-insect | floats shadow 260 1.2 5 room smooth | une mouche, des mouches | a fly, flies | tux-paint:fly
snail | snail | walks solid 190 1.2 3 meadow smooth | un escargot, des escargots | a snail, snails | reverie
butterfly | butterfly | floats luminous 230 1.5 5 meadow smooth | un papillon, des papillons | a butterfly, butterflies | noto:butterfly
dragonfly | dragonfly | floats luminous 190 1.3 4 lake smooth | une libellule, des libellules | a dragonfly, dragonflies | game-icons:dragonfly
bee | bee | floats luminous 220 1.2 6 meadow smooth | une abeille, des abeilles | a bee, bees | tux-paint:hoverfly
bat | bat-animal | floats shadow 220 1.4 6 cave smooth | une chauve-souris, des chauves-souris | a bat, bats | openclipart:contour_bat
bird | bird | walks solid 200 1.4 6 meadow feathers | un oiseau, des oiseaux | a bird, birds | tux-paint:lark
dove | dove | floats luminous 240 1.4 5 sky feathers | une colombe, des colombes | a dove, doves | game-icons:dove
gull | seagull | floats solid 240 1.3 6 sea feathers | une mouette, des mouettes | a seagull, seagulls | tux-paint:seagull
eagle | eagle | floats solid 330 1.6 2 mountain feathers | un aigle, des aigles | an eagle, eagles | openclipart:acquila_03
vulture | vulture | walks solid 270 1.5 3 desert feathers | un vautour, des vautours | a vulture, vultures | tux-paint:vulture
raven | crow | walks shadow 220 1.5 5 meadow feathers | un corbeau, des corbeaux | a crow, crows | tux-paint:crow
owl | owl | walks luminous 270 1.6 2 forest feathers | une chouette, des chouettes | an owl, owls | tux-paint:owl
parrot | parrot | floats coloured 240 1.4 3 forest feathers | un perroquet, des perroquets | a parrot, parrots | tux-paint:adelaide-rosella
peacock | peacock | walks coloured 360 1.5 2 meadow feathers | un paon, des paons | a peacock, peacocks | reverie
penguin | penguin | walks solid 230 1.5 5 snowfield feathers | un manchot, des manchots | a penguin, penguins | tux-paint:penguin
rooster | chicken | walks coloured 210 1.2 5 meadow feathers | un coq, des coqs | a rooster, roosters | tux-paint:rooster
swan | swan | sails luminous 230 1.6 3 lake smooth | un cygne, des cygnes | a swan, swans | game-icons:swan
heron | heron | floats solid 340 1.4 3 lake feathers | un héron, des hérons | a heron, herons | tux-paint:heron_greatblue_flying
duck | duck | walks solid 200 1.1 4 river feathers | un canard, des canards | a duck, ducks | tux-paint:duck
nest | nest | stands solid 220 1.2 2 forest smooth | un nid, des nids | a nest, nests | noto:nest-with-eggs
dragon | dragon | floats solid 520 1.9 2 mountain smooth | un dragon, des dragons | a dragon, dragons | reverie
ghost | ghost | floats veil 300 1.7 3 corridor smooth | un fantôme, des fantômes | a ghost, ghosts | reverie
monster | monster | stands shadow 380 1.8 1 forest fur | une ombre aux yeux luisants, des ombres aux yeux luisants | a shadow with shining eyes, shadows with shining eyes | reverie
alien | alien | walks luminous 290 1.7 3 desert smooth | un extraterrestre, des extraterrestres | an alien, aliens | reverie
angel | angel | floats luminous 340 1.7 2 sky smooth | un ange, des anges | an angel, angels | reverie
witch | witch | walks shadow 270 1.6 3 forest smooth | une silhouette au chapeau pointu, des silhouettes au chapeau pointu | a figure in a pointed hat, figures in pointed hats | reverie
skeleton | bone | walks solid 300 1.4 2 corridor smooth | un squelette, des squelettes | a skeleton, skeletons | game-icons:skeleton
boat | boat | sails coloured 290 1.4 3 sea smooth | une barque, des barques | a rowing boat, rowing boats | reverie
ship | ship | sails solid 400 1.5 2 sea smooth | un grand voilier, de grands voiliers | a tall ship, tall ships | tux-paint:sail_boat1
train | train | stands solid 470 1.6 1 road smooth | un train, des trains | a train, trains | reverie
bus | bus | stands coloured 380 1.2 2 street smooth | un autocar, des autocars | a coach, coaches | openclipart:bus1
truck | truck | stands solid 320 1.2 2 road smooth | un camion, des camions | a truck, trucks | tux-paint:blue_truck
motorcycle | motorcycle | stands solid 270 1.2 2 road smooth | une moto, des motos | a motorcycle, motorcycles | openclipart:motorcycle
helicopter | helicopter | floats coloured 300 1.4 2 city smooth | un hélicoptère, des hélicoptères | a helicopter, helicopters | noto:helicopter
plane | plane | floats solid 380 1.5 3 sky smooth | un avion, des avions | a plane, planes | tux-paint:747
balloon | balloon | floats coloured 320 1.6 4 sky smooth | une montgolfière, des montgolfières | a hot-air balloon, hot-air balloons | tux-paint:balloon360
rocket | rocket | floats solid 290 1.6 1 space smooth | une fusée, des fusées | a rocket, rockets | reverie
car | car | stands coloured 290 1.1 3 street smooth | une voiture, des voitures | a car, cars | tux-paint:beetle
bicycle | bicycle | stands solid 230 1.2 3 street smooth | une bicyclette, des bicyclettes | a bicycle, bicycles | game-icons:dutch-bike
sleigh | sleigh | stands solid 220 1.1 1 snowfield smooth | une luge, des luges | a sledge, sledges | tux-paint:sledge
cable-car | cable-car | floats solid 260 1.2 2 mountain smooth | une cabine de téléphérique, des cabines de téléphérique | a cable car, cable cars | noto:aerial-tramway
wheel | wheel | floats solid 240 0.6 3 road smooth | une roue, des roues | a wheel, wheels | tux-paint:bikewheel
house | house childhood-home | stands solid 300 1.2 3 meadow built | une maison aux fenêtres éclairées, des maisons aux fenêtres éclairées | a house with lit windows, houses with lit windows | reverie
castle | castle | stands solid 480 1.5 1 meadow built | un château, des châteaux | a castle, castles | reverie
tower | tower | stands solid 400 1.4 2 meadow built | une tour, des tours | a tower, towers | reverie
ruin | ruin | stands shadow 460 1.3 1 meadow built | une ruine, des ruines | a ruin, ruins | reverie
church | church | stands solid 380 1.2 1 meadow built | une église, des églises | a church, churches | noto:church
fountain | fountain | stands solid 260 1.1 1 meadow built | une fontaine, des fontaines | a fountain, fountains | noto:fountain
well | well | stands solid 250 1.1 1 meadow built | un puits, des puits | a well, wells | reverie
ferris-wheel | fair | stands coloured 400 1.4 1 meadow smooth | une grande roue, de grandes roues | a Ferris wheel, Ferris wheels | noto:ferris-wheel
bridge | bridge | stands solid 520 1.1 1 lake built | un pont, des ponts | a bridge, bridges | reverie
door | door | stands luminous 300 1.0 4 meadow built | une porte entrouverte sur la lumière, des portes entrouvertes sur la lumière | a door ajar on light, doors ajar on light | reverie
lift | lift | stands solid 320 1.2 2 corridor built | un ascenseur entrouvert, des ascenseurs entrouverts | a lift half open, lifts half open | reverie
window | window | floats luminous 220 0.5 3 room built | une fenêtre allumée, des fenêtres allumées | a lit window, lit windows | reverie
stairs | stairs | stands solid 400 1.2 1 sky built | un escalier, des escaliers | a staircase, staircases | reverie
ladder | ladder | stands solid 420 1.2 1 sky built | une échelle, des échelles | a ladder, ladders | reverie
clock | clock | stands solid 300 1.2 3 room built | une horloge, des horloges | a clock, clocks | reverie
mirror | mirror | stands solid 280 1.4 3 room built | un miroir, des miroirs | a mirror, mirrors | reverie
painting | painting | floats solid 290 0.9 3 room built | un tableau encadré, des tableaux encadrés | a framed painting, framed paintings | reverie
statue | statue | stands solid 320 1.4 2 meadow smooth | une tête de statue, des têtes de statues | the head of a statue, heads of statues | openclipart:man_head
cross | cross | stands solid 300 0.9 3 meadow built | une croix, des croix | a cross, crosses | tux-paint:grave-c
key | key | floats luminous 250 1.4 3 abstract smooth | une clé, des clés | a key, keys | noto:old-key
candle | candle | stands luminous 210 1.3 4 room smooth | une bougie, des bougies | a candle, candles | reverie
lantern | lamp | stands luminous 230 0.9 3 forest smooth | une lanterne, des lanternes | a lantern, lanterns | openclipart:hurricane_lamp
book | book | floats coloured 270 1.2 4 room smooth | un livre ouvert, des livres ouverts | an open book, open books | openclipart:open_book
letter | letter | floats luminous 240 1.1 5 sky smooth | une lettre, des lettres | a letter, letters | openclipart:lettera
paper | exam paper | floats luminous 250 0.9 5 classroom smooth | une feuille de papier, des feuilles de papier | a sheet of paper, sheets of paper | reverie
piano | piano | stands solid 330 1.5 1 room built | un piano, des pianos | a piano, pianos | game-icons:grand-piano
guitar | guitar | floats coloured 320 1.3 1 room smooth | une guitare, des guitares | a guitar, guitars | tux-paint:guitar_classical
drum | drum | stands solid 230 1.1 2 room smooth | un tambour, des tambours | a drum, drums | tux-paint:drum_tomtom_floor
bell | bell | floats luminous 250 1.2 2 sky smooth | une cloche, des cloches | a bell, bells | noto:bell
computer | computer | stands solid 230 0.7 2 room built | un ordinateur, des ordinateurs | a computer, computers | tux-paint:laptop
television | television | stands solid 250 0.9 2 room built | un téléviseur, des téléviseurs | a television, televisions | openclipart:televisore
camera | camera | floats solid 230 0.9 2 room smooth | un appareil photo, des appareils photo | a camera, cameras | tux-paint:camera_35mm
telephone | phone | floats coloured 220 1 2 room smooth | un téléphone, des téléphones | a telephone, telephones | game-icons:rotary-phone
umbrella | umbrella | floats coloured 230 1.3 5 street smooth | un parapluie, des parapluies | an umbrella, umbrellas | game-icons:umbrella
chair | chair | stands coloured 240 0.5 3 room built | une chaise, des chaises | a chair, chairs | openclipart:sedia_in_legno
table | table | stands coloured 280 0.5 1 room built | une table, des tables | a table, tables | openclipart:wooden_table
bed | bed | stands solid 330 0.8 2 room built | un lit, des lits | a bed, beds | reverie
suitcase | suitcase | stands solid 180 1.1 3 road built | une valise, des valises | a suitcase, suitcases | game-icons:suitcase
bag | bag | stands coloured 190 0.6 2 room smooth | un sac, des sacs | a bag, bags | tux-paint:red_handbag
chest | treasure box | stands solid 220 1.2 1 cave built | un coffre, des coffres | a chest, chests | game-icons:locked-chest
vase | vase | stands coloured 240 1 2 room smooth | un vase, des vases | a vase, vases | reverie
gift | gift | stands coloured 220 1.1 3 room smooth | un cadeau, des cadeaux | a gift, gifts | tux-paint:present
toy | toy | stands solid 200 1 3 room fur | un ours en peluche, des ours en peluche | a teddy bear, teddy bears | tux-paint:edward_bear
doll | doll | stands solid 230 1.3 3 room smooth | une poupée, des poupées | a doll, dolls | reverie
ball | ball | stands coloured 170 0.8 3 meadow smooth | un ballon, des ballons | a ball, balls | tux-paint:soccer
kite | kite | floats coloured 330 1.5 3 beach smooth | un cerf-volant, des cerfs-volants | a kite, kites | reverie
knife | knife | floats solid 240 1.1 2 corridor smooth | un couteau, des couteaux | a knife, knives | game-icons:bowie-knife
scissors | scissors | floats solid 240 0.9 2 room smooth | une paire de ciseaux, des paires de ciseaux | a pair of scissors, pairs of scissors | tux-paint:scissors_small_open
broom | broom | floats coloured 260 0.8 2 room smooth | un balai, des balais | a broom, brooms | openclipart:broom
cage | cage | stands solid 280 1.3 2 room built | une cage, des cages | a cage, cages | game-icons:bird-cage
bottle | bottle | stands solid 230 0.7 3 room smooth | une bouteille, des bouteilles | a bottle, bottles | tux-paint:bottle
cup | coffee | stands coloured 200 0.8 2 room smooth | une tasse, des tasses | a cup, cups | tux-paint:coffeecup
kettle | kettle | stands solid 230 1 1 room smooth | une bouilloire, des bouilloires | a kettle, kettles | reverie
bread | bread | stands coloured 220 0.8 2 room smooth | un pain, des pains | a loaf of bread, loaves of bread | tux-paint:loaf_of_bread
apple | fruit | stands coloured 190 0.9 5 room smooth | une pomme, des pommes | an apple, apples | tux-paint:apple_red
pumpkin | vegetable | stands coloured 240 0.9 4 meadow smooth | une citrouille, des citrouilles | a pumpkin, pumpkins | tux-paint:pumpkin_small
cake | cake | stands coloured 220 1 1 room smooth | un gâteau, des gâteaux | a cake, cakes | openclipart:birthday_cake
dress | dress | floats coloured 300 1 3 room smooth | une robe, des robes | a dress, dresses | tux-paint:black_dress
hat | hat | floats coloured 220 0.9 3 room smooth | un chapeau, des chapeaux | a hat, hats | tux-paint:tophat
glove | gloves | floats coloured 250 1 4 street smooth | un gant, des gants | a glove, gloves | reverie
shoe | shoes | stands coloured 200 0.8 2 room smooth | un soulier, des souliers | a shoe, shoes | tux-paint:red_highheel
glasses | glasses | floats solid 250 0.6 2 abstract smooth | une paire de lunettes, des paires de lunettes | a pair of glasses, pairs of glasses | tux-paint:glasses2
ring | ring | floats luminous 200 1.2 2 sky smooth | un anneau, des anneaux | a ring, rings | game-icons:ring
money | money | stands coloured 240 1 2 room smooth | une liasse de billets et des pièces, des liasses de billets et des pièces | a bundle of notes and coins, bundles of notes and coins | reverie
photograph | photograph | floats luminous 240 1.1 4 room smooth | une photographie, des photographies | a photograph, photographs | reverie
rope | rope | stands solid 220 0.7 2 sea smooth | une corde enroulée, des cordes enroulées | a coil of rope, coils of rope | reverie
jewel | jewel | floats coloured 220 1.2 4 cave smooth | une pierre précieuse, des pierres précieuses | a jewel, jewels | noto:gem-stone
crystal | crystal | stands coloured 270 1.3 2 cave smooth | un cristal, des cristaux | a crystal, crystals | game-icons:crystal-growth
stone | stone | stands solid 280 0.8 2 mountain smooth | un empilement de pierres, des empilements de pierres | a stack of stones, stacks of stones | tux-paint:inukshuk-photo
feather | feather | floats luminous 250 1.2 3 sky smooth | une plume, des plumes | a feather, feathers | game-icons:feather
egg | egg | stands luminous 230 1.2 3 meadow smooth | un œuf, des œufs | an egg, eggs | reverie
mask | mask | floats solid 260 1.4 3 theatre smooth | un masque, des masques | a mask, masks | game-icons:duality-mask
eye | eye | floats luminous 320 0.55 3 abstract smooth | un œil, des yeux | an eye, eyes | tux-paint:eye_brown_left
tooth | teeth | floats luminous 240 1 5 abstract smooth | une dent, des dents | a tooth, teeth | tux-paint:tooth
hand | hand | floats solid 320 0.45 2 abstract smooth | une main, des mains | a hand, hands | game-icons:hand
heart | heart | floats luminous 240 0.5 3 abstract smooth | un cœur, des cœurs | a heart, hearts | reverie
fire | fire burning | stands luminous 300 1.5 3 meadow smooth | une flamme, des flammes | a flame, flames | noto:fire
firework | firework | floats luminous 340 1.4 3 city smooth | un feu d’artifice, des feux d’artifice | a firework, fireworks | reverie
wave | wave | sails solid 620 1.7 1 sea smooth | une vague géante, des vagues géantes | a giant wave, giant waves | reverie
planet | planet | floats solid 320 1.2 1 sky smooth | une planète à anneaux, des planètes à anneaux | a ringed planet, ringed planets | tux-paint:6_saturn
moon | moon | floats luminous 400 1 1 sky smooth | une lune immense, des lunes immenses | an immense moon, immense moons | reverie
tree | tree | stands solid 400 1 3 meadow leaves | un arbre, des arbres | a tree, trees | tux-paint:holm_oak
pine-tree | christmas-tree | stands solid 380 1.2 3 forest leaves | un sapin de Noël, des sapins de Noël | a Christmas tree, Christmas trees | tux-paint:Christmas_Tree_photo
rose | rose | floats luminous 270 1.4 3 meadow smooth | une rose, des roses | a rose, roses | noto:rose
lotus | flower | sails luminous 240 1.1 4 lake smooth | une fleur, des fleurs | a flower, flowers | game-icons:lotus
leaf | leaf | floats coloured 240 0.8 5 forest smooth | une feuille, des feuilles | a leaf, leaves | noto:maple-leaf
mushroom | mushroom | stands solid 260 1.3 4 forest smooth | un champignon, des champignons | a mushroom, mushrooms | tux-paint:cep
cactus | cactus | stands solid 370 1.3 3 desert smooth | un cactus, des cactus | a cactus, cacti | reverie
island | island | sails solid 400 1.2 1 sea smooth | une île, des îles | an island, islands | reverie
woman | woman mother sister daughter wife | walks dressed 235 1 3 meadow smooth | une silhouette de femme, des silhouettes de femmes | the figure of a woman, figures of women | reverie
man | man father brother son husband | walks dressed 240 1 3 meadow smooth | une silhouette d’homme, des silhouettes d’hommes | the figure of a man, figures of men | reverie
someone | stranger teacher doctor boss friend lover neighbour celebrity uncle-aunt cousin ex twin police | walks dressed 240 1 3 street smooth | une silhouette en manteau, des silhouettes en manteau | a figure in a coat, figures in coats | reverie
hooded | shadow-figure thief murderer | walks shadow 270 1.3 3 street smooth | une silhouette encapuchonnée, des silhouettes encapuchonnées | a hooded figure, hooded figures | reverie
child | child | walks dressed 165 1.1 3 meadow smooth | un enfant, des enfants | a child, children | reverie
baby | baby | stands dressed 170 1.2 2 room smooth | un bébé à quatre pattes, des bébés à quatre pattes | a crawling baby, crawling babies | reverie
old-man | grandfather old-person | walks dressed 215 1 3 meadow smooth | une silhouette âgée appuyée sur une canne, des silhouettes âgées appuyées sur des cannes | an old figure leaning on a stick, old figures leaning on sticks | reverie
old-woman | grandmother | walks dressed 205 1 3 meadow smooth | une vieille femme appuyée sur une canne, de vieilles femmes appuyées sur des cannes | an old woman leaning on a stick, old women leaning on sticks | reverie
couple | parents | walks dressed 250 1 2 meadow smooth | un couple main dans la main, des couples main dans la main | a couple hand in hand, couples hand in hand | reverie
embrace | kiss love | walks shadow 250 1 2 meadow smooth | un couple enlacé, des couples enlacés | an embracing couple, embracing couples | reverie
family | family | walks dressed 270 1 1 meadow smooth | une famille, des familles | a family, families | reverie
crowd | crowd | walks shadow 520 1.1 1 street smooth | une foule, des foules | a crowd, crowds | reverie
wedding | wedding | walks shadow 260 1.1 1 meadow smooth | un couple de mariés, des couples de mariés | a bride and groom, brides and grooms | openclipart:wedding_couple
dancer | dancing | walks shadow 270 1 3 theatre smooth | une silhouette qui danse, des silhouettes qui dansent | a dancing figure, dancing figures | openclipart:dancer
king | king-queen | walks shadow 260 1.2 2 meadow smooth | une silhouette couronnée, des silhouettes couronnées | a crowned figure, crowned figures | reverie
soldier | soldier | walks shadow 245 1.1 4 road smooth | un soldat, des soldats | a soldier, soldiers | reverie
runner | running chase | walks dressed 235 0.9 2 road smooth | une silhouette qui court, des silhouettes qui courent | a running figure, running figures | reverie
flyer | flying | floats dressed 300 0.9 3 sky smooth | une silhouette qui vole, des silhouettes qui volent | a flying figure, flying figures | reverie
faller | falling | floats dressed 260 0.9 1 sky smooth | une silhouette qui tombe, des silhouettes qui tombent | a falling figure, falling figures | reverie
crab | crab | stands solid 240 1.3 3 beach smooth | un crabe, des crabes | a crab, crabs | reverie
shell | shell | floats luminous 230 1.1 3 beach smooth | un coquillage, des coquillages | a shell, shells | reverie
coat | coat | floats solid 290 0.8 2 room smooth | un manteau, des manteaux | a coat, coats | reverie
wardrobe | wardrobe | stands solid 330 1.1 1 room built | une armoire entrouverte, des armoires entrouvertes | a wardrobe ajar, wardrobes ajar | reverie
glass | glass | stands luminous 210 0.7 3 room smooth | un verre, des verres | a glass, glasses | reverie
tornado | tornado | stands solid 620 1.8 1 desert leaves | une tornade, des tornades | a tornado, tornadoes | reverie
`;
