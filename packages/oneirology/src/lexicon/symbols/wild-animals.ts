import { family } from '#lexicon/symbols/family.ts';

export const wildAnimals = family(
  'wild-animals',
  { fr: 'les bêtes sauvages', en: 'wild animals' },
  `
animal | animal, bête!!, bestiole | animal, beast, creature
wolf | loup, louve, meute | wolf
bear | ours!!, ourse, ourson | bear!!, bears=!!, grizzly, polar bear/n
fox | renard, renarde | fox
deer | cerf, biche, faon, chevreuil, daim | deer, stag, doe=, fawn, reindeer, elk, moose
lion | lion, lionne | lion, lioness
tiger | tigre, tigresse | tiger
panther | panthère, léopard, jaguar, puma | panther, leopard, jaguar, cougar, puma, mountain lion/n
elephant | éléphant | elephant
monkey | singe, gorille, chimpanzé | monkey, gorilla, ape, chimpanzee
rabbit | lapin, lièvre | rabbit, bunny, hare
mouse | souris!!, souriceau | mouse
rat | rat | rat
squirrel | écureuil | squirrel
hedgehog | hérisson | hedgehog, porcupine
boar | sanglier | boar
giraffe | girafe | giraffe
camel | chameau, dromadaire | camel
kangaroo | kangourou | kangaroo
beaver | castor, loutre | beaver, otter
badger | blaireau, raton-laveur, ratons-laveurs | badger, raccoon, skunk
- | ours/n en peluche, loup/n-garou | teddy bear/n, bear with, hot dog/n
`,
);
