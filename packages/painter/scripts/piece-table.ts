/**
 * What is taken from open sets, each looked at beside our own: concept | icon | stands, height in
 * centimetres and what to do: `flip` where it faces left, the role of one-coloured
 * drawings.
 * `f:` is Fluent Emoji flat, `g:` game-icons.
 */
export const pieceTable = `
guitar | f:guitar | air 100
flute | f:flute | air 55
drum | f:long-drum | ground 70
bell | f:bell | hang 30
kite | f:kite | air 110
ball | f:soccer-ball | ground 22
film | f:film-projector | table 45
theatre-play | f:performing-arts | air 45
fishing | f:fishing-pole | air 190
gift | f:wrapped-gift | ground 32
peacock | f:peacock | ground 110 flip
parrot | f:parrot | ground 40 flip
wing | f:wing | air 60
blood | f:drop-of-blood | air 3
dress | f:dress | hang 110
coat | f:coat | hang 110
shirt | f:t-shirt | hang 75
trousers | f:jeans | hang 100
gloves | f:gloves | table 26
underwear | f:briefs | table 26
glasses | f:glasses | table 6
scarf | f:scarf | hang 70
food | f:pot-of-food | table 20
cake | f:birthday-cake | table 22
meat | f:meat-on-bone | table 18
milk | f:glass-of-milk | table 15
cheese | f:cheese-wedge | table 12
wine | f:wine-glass | table 21
sweets | f:candy | table 4
vegetable | f:carrot | table 20
salt | f:salt | table 10
mountain | f:snow-capped-mountain | ground 90000
volcano | f:volcano | ground 90000
island | f:desert-island | water 1200
stone | f:rock | ground 60
hole | f:hole | ground 40
explosion | f:collision | air 400
camera | f:camera | table 12
box | f:package | ground 34
jewel | f:gem-stone | table 3
doll | f:nesting-dolls | table 18
toy | f:teddy-bear | ground 34
chain | f:chains | air 60
kettle | f:teapot | table 18
bag | f:handbag | ground 34
broom | f:broom | ground 130
needle | f:sewing-needle | air 6
tool | f:hammer | air 32
medicine | f:pill | table 2
newspaper | f:newspaper | table 40
cigarette | f:cigarette | air 8
trash | f:wastebasket | ground 40
diary | f:notebook | table 21
gold | f:coin | table 3
birthday | f:birthday-cake | table 22
grass | f:herb | ground 30
seed | f:seedling | ground 10
hay | f:sheaf-of-rice | ground 90
crab | f:crab | ground 12
seal | f:seal | ground 70 flip
shell | f:spiral-shell | ground 8
coral | f:coral | ground 50
hippopotamus | f:hippopotamus | ground 150 flip
insect | f:beetle | ground 2
ant | f:ant | ground 0.5
fly-insect | f:fly | air 0.8
worm | f:worm | ground 4 flip
lizard | f:lizard | ground 14
scorpion | f:scorpion | ground 6
ladybird | f:lady-beetle | ground 0.7
alien | f:alien | air 40
dragon | f:dragon | air 500 flip
dinosaur | f:t-rex | ground 500 flip
goat | f:goat | ground 80 flip
building | f:office-building | ground 2000
shop | f:convenience-store | ground 600
hotel | f:hotel | ground 1600
school | f:school | ground 1200
factory | f:factory | ground 1800
stadium | f:stadium | ground 3000
post-office | f:post-office | ground 1000
museum | f:classical-building | ground 1500
fair | f:ferris-wheel | ground 3000
cemetery | f:headstone | ground 90
ruin | f:derelict-house | ground 600
village | f:houses | ground 700
fountain | f:fountain | ground 300
cable-car | f:aerial-tramway | hang 280
helicopter | f:helicopter | air 350 flip
sleigh | f:sled | ground 50
ticket | f:ticket | air 8
map | f:world-map | air 60
petrol-station | f:fuel-pump | ground 170
rain | f:cloud-with-rain | air 100
storm | f:cloud-with-lightning-and-rain | air 100
thunder | f:cloud-with-lightning | air 100
snow | f:snowflake | air 2
tornado | f:tornado | ground 20000
ice | f:ice | ground 20
monkey | f:monkey | ground 70 flip
squirrel | f:chipmunk | ground 24 flip
hedgehog | f:hedgehog | ground 14 flip
giraffe | f:giraffe | ground 450 flip
camel | f:camel | ground 210 flip
kangaroo | f:kangaroo | ground 150 flip
beaver | f:beaver | ground 36 flip
badger | f:badger | ground 34 flip
music | f:musical-notes | air 40
eel | g:eel | water 20 near
seahorse | g:seahorse | water 14 accent2
vulture | g:vulture | ground 90 bark
heron | g:heron | ground 90 stone
crystal | g:crystal-growth | ground 30 accent3
fence | g:wooden-fence | ground 110 wood
mermaid | g:mermaid | water 170 accent3
werewolf | g:werewolf | ground 180 dark
vampire | g:vampire-cape | ground 180 dark
spoon | f:spoon | air 18
frying-pan | f:cooking | table 30
sofa | f:couch-and-lamp | ground 110
toilet-bowl | f:toilet | ground 75
sock | f:socks | air 24
swimsuit | f:bikini | air 50
ice-cream | f:soft-ice-cream | air 20
pizza | f:pizza | air 22
sandwich | f:sandwich | table 12
hamburger | f:hamburger | table 12
noodles | f:spaghetti | table 14
popcorn | f:popcorn | table 24
pancake | f:pancakes | table 12
doughnut | f:doughnut | air 10
soup | f:steaming-bowl | table 16
lantern | f:red-paper-lantern | hang 45
skateboard | f:skateboard | ground 20
scooter | f:kick-scooter | ground 95
wheelchair | f:manual-wheelchair | ground 95
robot | f:robot | ground 120
ufo | f:flying-saucer | air 400
parachute | f:parachute | air 420
anchor | f:anchor | ground 160
compass | f:compass | air 12
telescope | f:telescope | air 50
microscope | f:microscope | table 40
microphone | f:microphone | air 24
violin | f:violin | air 60
trumpet | f:trumpet | air 40
saxophone | f:saxophone | air 70
accordion | f:accordion | air 45
pencil | f:pencil | air 18
die | f:game-die | table 5
yo-yo | f:yo-yo | air 12
trophy | f:trophy | table 40
medal | f:sports-medal | air 12
shield | f:shield | air 80
axe | f:axe | air 70
bomb | f:bomb | ground 40
magnet | f:magnet | air 20
bucket | f:bucket | ground 34
soap | f:soap | table 8
toothbrush | f:toothbrush | air 18
fire-engine | f:fire-engine | ground 320 flip
ambulance | f:ambulance | ground 250 flip
snowman | f:snowman-without-snow | ground 150
carousel | f:carousel-horse | ground 220 flip
tent | f:tent | ground 180
lobster | f:lobster | ground 20
shrimp | f:shrimp | air 6
squid | f:squid | air 60
flamingo | f:flamingo | ground 130 flip
sloth | f:sloth | ground 60
mammoth | f:mammoth | ground 350 flip
otter | f:otter | ground 40
llama | f:llama | ground 180 flip
turkey | f:turkey | ground 90
chick | f:baby-chick | ground 12
firework | f:fireworks | air 900
game | f:chess-pawn | table 9
`;
