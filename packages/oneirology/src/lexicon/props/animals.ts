/** Animals that no figure about dreams counts by name. Rows as `things.ts` reads them. */
export const seaLife = `
lobster | homard, m: homard, langouste, écrevisse, langoustine | lobster: lobster, crayfish, crawfish, langoustine
shrimp | crevette, f: crevette, gambas= | shrimp: shrimp, prawn, scampi
squid | calmar, m: calamar, calmar, seiche | squid, squid: squid, cuttlefish
otter | loutre, f | otter
tropical-fish | poisson tropical, poissons tropicaux, m: poisson tropical, poissons tropicaux, poisson/n d'aquarium, poisson/n exotique | tropical fish, tropical fish: tropical fish
blowfish | poisson-lune, poissons-lunes, m: poisson-lune, poissons-lune | blowfish, blowfish: blowfish, pufferfish
sea-urchin | oursin, m | sea urchin
manta-ray | raie manta, raies manta, f: raie/n manta, raie!! | manta ray: manta ray/n, stingray
sea-serpent | serpent de mer, m: serpent/n de mer, monstre/n marin, monstre/n du loch | sea serpent: sea serpent/n, sea monster/n, loch ness monster
clownfish | poisson-clown, poissons-clowns, m: poisson-clown, poissons-clowns | clownfish, clownfish: clownfish, clown fish
salmon | saumon, m | salmon, salmon: salmon
piranha | piranha, m | piranha
`;

export const fowl = `
flamingo | flamant rose, m: flamant, flamant/n rose | flamingo
ostrich | autruche, f: autruche, émeu, nandou | ostrich: ostrich, emu
dodo | dodo, m | dodo
blackbird | merle, m | blackbird
phoenix | phénix, m: phénix, phœnix | phoenix: phoenix!!
sparrow | moineau, m: moineau, piaf | sparrow
kingfisher | martin-pêcheur, martins-pêcheurs, m | kingfisher
woodpecker | pic-vert, pics-verts, m: pic-vert, pics-verts, pivert | woodpecker
toucan | toucan, m | toucan
hummingbird | colibri, m: colibri, oiseau-mouche | hummingbird
`;

export const beasts = `
panda | panda, m | panda
antelope | antilope, f: antilope, gazelle, impala, gnou, koudou, oryx, springbok | antelope: antelope, gazelle, impala, wildebeest, gnu, kudu, eland, oryx, springbok, nilgai, blackbuck, hartebeest
jackal | chacal, chacals, m: chacal, chacals= | jackal
coyote | coyote, m | coyote
hyena | hyène, f | hyena
cheetah | guépard, m | cheetah
lynx | lynx, lynx, m: lynx | lynx, lynxes: lynx, bobcat
weasel | belette, f: belette, hermine!!, furet, putois, fouine, martre, vison | weasel: weasel, stoat, ferret, polecat, marten, mink, ermine
mole | taupe, f: taupe!! | mole: mole!!
marmot | marmotte, f: marmotte, siffleux | marmot: marmot, groundhog, woodchuck
koala | koala, m | koala
polar-bear | ours polaire, ours polaires, m: ours polaire, ours polaires, ours blanc, ours blancs | polar bear
sloth | paresseux, m: paresseux!! | sloth
mammoth | mammouth, m | mammoth
zebra | zèbre, m | zebra
rhinoceros | rhinocéros, m | rhinoceros: rhinoceros, rhino
bison | bison, m | bison, bison: bison, buffalo
gorilla | gorille, m | gorilla
orangutan | orang-outan, orangs-outans, m: orang-outan, orangs-outans | orangutan: orangutan, orang utan/n
leopard | léopard, m | leopard
skunk | moufette, f: moufette, mouffette, mofette | skunk
water-buffalo | buffle, m: buffle, bufflonne | water buffalo, water buffaloes: water buffalo, water buffaloes
brontosaurus | diplodocus, m: diplodocus, brontosaure | brontosaurus, brontosauruses: brontosaurus
capybara | capybara, m | capybara
armadillo | tatou, m: tatou | armadillo
pterodactyl | ptérodactyle, m | pterodactyl: pterodactyl
tapir | tapir, m | tapir
moose | élan, m: un élan, des élans, l'élan qui, orignal, orignaux, caribou | moose, moose: moose, elk, caribou
`;

export const yardLife = `
llama | lama, m: lama, alpaga, vigogne | llama: llama, alpaca, vicuna
turkey | dinde, f: dinde, dindon | turkey
chick | poussin, m | chick
goose | oie, f: oie, jars, oison, bernache, outarde | goose, geese: goose, geese=, gosling, gander
ox | bœuf, m: bœuf!!, bouvillon, zébu, yack, yak | ox, oxen: ox, oxen=, bullock, yak
ram | bélier, m | ram: ram!!
rooster | coq, m: coq!! | rooster: rooster, cockerel
poodle | caniche, m | poodle
kitten | chaton, m | kitten
puppy | chiot, m | puppy
`;

export const crawling = `
mosquito | moustique, m | mosquito, mosquitoes: mosquito, mosquitoes=
cockroach | cafard, m: cafard, blatte, cancrelat, coquerelle, ravet | cockroach, cockroaches: cockroach, roach
caterpillar | chenille, f | caterpillar: caterpillar
centipede | mille-pattes, m: mille-pattes, scolopendre | centipede: centipede, millipede
chameleon | caméléon, m | chameleon
gecko | gecko, m | gecko
grasshopper | sauterelle, f: sauterelle, criquet | grasshopper: grasshopper, locust, cricket!!, katydid
rattlesnake | serpent à sonnette, m: serpent/n à sonnette, serpent/n à sonnettes | rattlesnake
scarab | scarabée, m: scarabée, bousier, hanneton | scarab: scarab, dung beetle/n
`;
