/** Beasts, birds and what is told of as one. See `piece-table.ts` for how a row is written. */
export const animals = `
peacock | f:peacock | ground 110 flip
parrot | f:parrot | ground 40 flip
wing | f:wing | air 60
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
monkey | f:monkey | ground 70 flip
squirrel | f:chipmunk | ground 24 flip
hedgehog | f:hedgehog | ground 14 flip
giraffe | f:giraffe | ground 450 flip
camel | f:camel | ground 210 flip
kangaroo | f:kangaroo | ground 150 flip
beaver | f:beaver | ground 36 flip
badger | f:badger | ground 34 flip
eel | g:eel | water 20 near
seahorse | g:seahorse | water 14 accent2
vulture | g:vulture | ground 90 bark
heron | g:heron | ground 90 stone
mermaid | g:mermaid | water 170 accent3
werewolf | g:werewolf | ground 180 dark
vampire | g:vampire-cape | ground 180 dark
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
zebra | f:zebra | ground 140 flip
rhinoceros | f:rhinoceros | ground 170 flip
goose | f:goose | ground 80 flip
bison | f:bison | ground 180 flip
ostrich | g:ostrich | ground 220 dark
gorilla | f:gorilla | ground 160 flip
orangutan | f:orangutan | ground 120 flip
leopard | f:leopard | ground 80 flip
skunk | f:skunk | ground 35 flip
ox | f:ox | ground 160 flip
water-buffalo | f:water-buffalo | ground 160 flip
ram | f:ram | ground 90 flip
rooster | f:rooster | ground 60 flip
dodo | f:dodo | ground 80 flip
blackbird | f:blackbird | ground 20 flip
poodle | f:poodle | ground 55 flip
mosquito | f:mosquito | air 3 flip
cockroach | f:cockroach | ground 3
caterpillar | f:bug | ground 4
tropical-fish | f:tropical-fish | water 20 flip
blowfish | f:blowfish | water 25 flip
brontosaurus | f:sauropod | ground 600 flip
phoenix | f:phoenix-bird | air 120
centipede | g:centipede | ground 6 bark
chameleon | g:chameleon-glyph | ground 20 leaf
capybara | g:capybara | ground 60 bark
armadillo | g:armadillo | ground 25 stone
sea-urchin | g:sea-urchin | ground 8 dark
manta-ray | g:manta-ray | water 80 night
pterodactyl | g:pterodactylus | air 200 bark
sea-serpent | g:sea-serpent | water 200 leaf
gecko | g:gecko | ground 6 leaf
grasshopper | f:cricket | ground 4
sparrow | g:sparrow | ground 14 bark
hummingbird | g:hummingbird | air 9 accent3
rattlesnake | g:rattlesnake | ground 40 bark
clownfish | g:clownfish | water 12 told.orange
salmon | g:salmon | water 25 accent
piranha | g:piranha | water 25 blood
tapir | g:tapir | ground 90 dark
scarab | g:scarab-beetle | ground 4 told.gold
`;
