import { family } from '#lexicon/symbols/family.ts';

export const seaAnimals = family(
  'sea-animals',
  { fr: 'les bêtes de l’eau', en: 'water animals' },
  `
fish | poisson, saumon, truite, carpe | fish, salmon, trout, goldfish
whale | baleine, cachalot, orque | whale, orca, killer whale/n
dolphin | dauphin | dolphin, porpoise
shark | requin | shark
octopus | pieuvre, poulpe, calmar | octopus, squid
jellyfish | méduse | jellyfish
turtle | tortue | turtle, tortoise
crab | crabe, homard, crevette | crab, lobster, shrimp
seal | phoque, morse!!, otarie | seal!!, walrus, sea lion/n
frog | grenouille, crapaud, têtard | frog, toad, tadpole
crocodile | crocodile, alligator, caïman | crocodile, alligator
shell | coquillage, conque | seashell, shell!!
eel | anguille, murène | eel
coral | corail, récif | coral, reef
starfish | étoile de mer: étoile/n de mer | starfish
seahorse | hippocampe | seahorse
hippopotamus | hippopotame | hippopotamus, hippo
`,
);
