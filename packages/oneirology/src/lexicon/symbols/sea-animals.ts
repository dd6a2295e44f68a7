import { family } from '#lexicon/symbols/family.ts';

export const seaAnimals = family(
  'sea-animals',
  { fr: 'les bêtes de l’eau', en: 'water animals' },
  `
fish | poisson, saumon, truite, carpe, sardine, thon, maquereau, hareng, anchois, cabillaud, morue, merlu, merlan, églefin, espadon, marlin, flétan, turbot, mérou, rouget, barracuda, esturgeon, brochet, gardon, goujon, tanche, silure, daurade, dorade, limande, lotte, rascasse, ablette, vairon, ouananiche, achigan, tilapia, loup/n de mer, alevin, filet/n de sole, filet/n de perche | fish, salmon, trout, goldfish, sardine, tuna, mackerel, herring, anchovy, cod!!, haddock, halibut, plaice, turbot, bream, tench, pike!!, carp!!, koi, catfish, angelfish, barracuda, minnow, stickleback, sturgeon, tilapia, swordfish, marlin, red snapper/n, grouper, pilchard, kipper, hilsa, lionfish, monkfish, sunfish, red mullet, guppy, dover sole
whale | baleine, cachalot, orque, cétacé, épaulard, rorqual, baleineau, narval, béluga | whale, orca, killer whale/n, cetacean, humpback, beluga, narwhal
dolphin | dauphin, marsouin | dolphin, porpoise
shark | requin, squale | shark, hammerhead, a great white, great whites=
octopus | pieuvre, poulpe, calmar, seiche, calamar | octopus, squid, cuttlefish, kraken
jellyfish | méduse | jellyfish
turtle | tortue | turtle, tortoise, terrapin
crab | crabe, homard, crevette, tourteau, langouste, écrevisse, langoustine, araignée/n de mer, bernard-l'ermite, gambas= | crab, lobster, shrimp, crayfish, crawfish, prawn, langoustine
seal | phoque, morse!!, otarie, blanchon, veau marin, veaux marins | seal!!, walrus, sea lion/n, seal pup/n
frog | grenouille, crapaud, têtard, rainette, ouaouaron | frog, toad, tadpole, bullfrog
crocodile | crocodile, alligator, caïman, croco, gavial | crocodile, alligator, caiman, gator, gharial, a croc
shell | coquillage, conque, bulot, bigorneau, palourde, bernique, coquille/n saint-jacques, pétoncle | seashell, shell!!, clam!!, cockle, scallop, whelk, limpet, periwinkle, winkle, conch
eel | anguille, murène, congre, lamproie | eel, lamprey
coral | corail, récif | coral, reef
starfish | étoile de mer: étoile/n de mer | starfish
seahorse | hippocampe | seahorse
hippopotamus | hippopotame | hippopotamus, hippo
- | serrés comme des sardines, sardine/n de tente, noyer/v le poisson | red herring/n, clam chowder, cape cod
`,
);
