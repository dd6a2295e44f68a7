/** What a house holds, its kitchen with it. See `piece-table.ts` for how a row is written. */
export const house = `
blood | f:drop-of-blood | air 3
camera | f:camera | table 12
box | f:package | ground 34
kettle | f:teapot | table 18
broom | f:broom | ground 130
medicine | f:pill | table 2
newspaper | f:newspaper | table 40
cigarette | f:cigarette | air 8
trash | f:wastebasket | ground 40
diary | f:notebook | table 21
spoon | f:spoon | air 18
frying-pan | f:cooking | table 30
sofa | f:couch-and-lamp | ground 110
toilet-bowl | f:toilet | ground 75
lantern | f:red-paper-lantern | hang 45
bucket | f:bucket | ground 34
soap | f:soap | table 8
toothbrush | f:toothbrush | air 18
laptop | f:laptop | table 26
printer | f:printer | table 35
headphones | f:headphone | table 20
radio | f:radio | table 25
sponge | f:sponge | table 8
flashlight | f:flashlight | table 18
bowl | f:bowl-with-spoon | table 9
towel | g:towel | hang 90 accent2
cup | g:coffee-mug | table 9 accent3
chopsticks | f:chopsticks | air 24
teapot | f:teapot | table 18
cutlery | f:fork-and-knife | air 22
toaster | g:toaster | table 22 stone
blender | g:blender | table 38 stone
coffee-pot | g:coffee-pot | table 24 stone
corkscrew | g:corkscrew | air 15 stone
whisk | g:whisk | air 28 stone
ladle | g:ladle | air 30 stone
cauldron | g:cauldron | ground 60 dark
scales | f:balance-scale | table 30
jug | g:jug | table 26 accent2
wok | g:wok | table 12 dark
kitchen-knife | f:kitchen-knife | air 30
water-bottle | g:water-bottle | table 24 glass
oven-glove | g:cooking-glove | table 24 accent
armchair | g:armchair | ground 100 accent
rocking-chair | g:rocking-chair | ground 105 wood
candlestick | g:candle-holder | table 24 accent2
desk-lamp | g:desk-lamp | table 42 dark
alarm-clock | f:alarm-clock | table 16
wristwatch | f:watch | table 22
mobile-phone | f:mobile-phone | table 15
remote-control | g:tv-remote | table 18 dark
houseplant | f:potted-plant | ground 60
bouquet | f:bouquet | air 40
basket | f:basket | ground 30
shower-head | f:shower | hang 40
toilet-roll | f:roll-of-paper | table 12
plunger | f:plunger | ground 55
razor | f:razor | table 14
perfume | g:delicate-perfume | table 10 accent3
plaster | f:adhesive-bandage | table 3
syringe | f:syringe | air 14
crutch | f:crutch | air 120
pillow | g:pillow | ground 20 glass
blanket | g:blanket | ground 30 accent3
padlock | f:locked | table 7
vacuum-cleaner | g:vacuum-cleaner | ground 90 accent
sewing-machine | g:sewing-machine | table 32 dark
thread | f:thread | table 6
yarn | f:yarn | table 10
button | g:shirt-button | table 2 accent
clothes-peg | g:clothespin | air 8 wood
hanger | g:hanger | hang 24 dark
mouse-trap | f:mouse-trap | table 4
fire-extinguisher | f:fire-extinguisher | ground 55
cobweb | f:spider-web | air 60
match | g:match-head | air 6 fire
lighter | g:lighter | table 8 stone
tobacco-pipe | g:smoking-pipe | air 14 wood
cigar | g:cigar | table 3 bark
hand-fan | f:folding-hand-fan | air 24
piggy-bank | g:piggy-bank | table 16 accent
crystal-ball | f:crystal-ball | table 22
keyboard | f:keyboard | table 5
computer-mouse | f:computer-mouse | table 4
game-controller | f:video-game | table 10
compact-disc | f:optical-disk | air 12
cassette | g:audio-cassette | table 7 dark
video-camera | f:video-camera | air 18
calendar | f:calendar | air 30
doorhandle | g:door-handle | air 12 stone
plug | f:electric-plug | air 12
battery | f:battery | table 5
parcel | f:package | ground 30
rolling-pin | g:dough-roller | air 40 wood
shampoo | f:lotion-bottle | table 18
bandage | g:bandage-roll | table 8 stone
candelabra | g:lit-candelabra | table 45 accent2
prayer-beads | f:prayer-beads | air 40
magic-lamp | g:magic-lamp | table 18 accent2
dreamcatcher | g:dream-catcher | hang 60 bark
cuckoo-clock | g:cuckoo-clock | air 45 wood
stopwatch | f:stopwatch | air 8
spinning-wheel | g:spinning-wheel | ground 95 wood
boombox | g:boombox | table 32 dark
fax | f:fax-machine | table 22
usb-key | g:usb-key | air 6 dark
tablet | g:tablet | table 24 dark
coin | f:coin | table 3
tap | g:kitchen-tap | table 30 metal
goblet | g:jeweled-chalice | table 20 told.gold
wine-glass | g:wine-glass | table 20 glass
beer-mug | g:beer-stein | table 18 lamp
salt-shaker | g:salt-shaker | table 10 metal
trash-can | g:trash-can | ground 80 stone
office-chair | g:office-chair | ground 105 dark
`;
