import { family } from '#lexicon/symbols/family.ts';

export const wildAnimals = family(
  'wild-animals',
  { fr: 'les bêtes sauvages', en: 'wild animals' },
  `
animal | animal, bête!!, bestiole | animal, beast, creature
wolf | loup, louve, meute, louveteau | wolf, wolf pup/n
bear | ours!!, ourse, ourson, grizzly | bear!!, bears=!!, grizzly, polar bear/n
fox | renard, renarde, renardeau, goupil, fennec | fox, vixen, fennec
deer | cerf, biche, faon, chevreuil, daim, renne, caribou, wapiti | deer, stag, doe=, fawn, reindeer, elk, moose, caribou, wapiti, muntjac, chital
lion | lion, lionne, lionceau | lion, lioness
tiger | tigre, tigresse | tiger, tigress
panther | panthère, léopard, jaguar, puma, cougar | panther, leopard, jaguar, cougar, puma, mountain lion/n
elephant | éléphant, éléphanteau, pachyderme | elephant, tusker, pachyderm
monkey | singe, gorille, chimpanzé, babouin, macaque, ouistiti, gibbon, mandrill, bonobo, orang-outan, orangs-outans, guenon, lémurien, sapajou | monkey, gorilla, ape, chimpanzee, baboon, chimp, gibbon, macaque, langur, lemur, marmoset, mandrill, orangutan, bonobo, colobus, tamarin, silverback
rabbit | lapin, lièvre, lapereau, levraut | rabbit, bunny, hare, leveret, jackrabbit
mouse | souris!!, souriceau, mulot, campagnol, musaraigne, loir, lérot, gerboise | mouse, vole, shrew, dormouse, dormice=
rat | rat, ragondin, surmulot | rat, muskrat, coypu
squirrel | écureuil, tamia | squirrel, chipmunk
hedgehog | hérisson, porc-épic, porcs-épics | hedgehog, porcupine
boar | sanglier, marcassin, phacochère, pécari | boar, warthog, peccary, javelina
giraffe | girafe | giraffe
camel | chameau, dromadaire, chamelle | camel, dromedary
kangaroo | kangourou, wallaby | kangaroo, wallaby
beaver | castor, loutre | beaver, otter
badger | blaireau, raton-laveur, ratons-laveurs | badger, raccoon, skunk, racoon
- | ours/n en peluche, loup/n-garou, comme un loir, servir/v de cobaye, comme cobaye, comme cobayes, cobaye/n humain, peau de chamois | teddy bear/n, bear with me+us, hot dog/n, doggy bag/n, doggie bag/n, greyhound bus/n, greyhound station/n, doggy style, doggie style, pug nose/n, bulldog clip/n, piggy bank/n, piggy back
`,
);
