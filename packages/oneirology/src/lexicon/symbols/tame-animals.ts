import { family } from '#lexicon/symbols/family.ts';

export const tameAnimals = family(
  'tame-animals',
  { fr: 'les animaux familiers', en: 'tame animals' },
  `
cat | chat!!, chatte!!, chaton | cat, kitten, kitty
dog | chien, chienne, chiot, toutou, clebs=, clébard | dog, puppy
horse | cheval, jument, poulain, poney, étalon, cavalier | horse, mare, pony, foal, stallion, colt
cow | vache!!, veau, bœuf, troupeau | cow, calf, cattle
bull | taureau | bull!!, bulls=
pig | cochon, porc, truie, porcelet | pig, piglet, hog
sheep | mouton, brebis, agneau | sheep, lamb
goat | chèvre, bouc, chevreau | goat
donkey | âne, mule, mulet | donkey, mule
chicken | poule, poulet, coq, poussin | chicken, hen, rooster, chick
duck | canard, caneton | duck!!, ducks=, duckling
hamster | hamster, cochon/n d'inde | hamster, guinea pig/n
- | chien/n et chat, chair de poule, mal de chien, temps de chien, vie de chien, langue au chat, chat dans la gorge, fièvre de cheval, poule mouillée, bouc émissaire | hot dog/n, cat walk, cats and dogs, wild goose chase, sick as a dog, high horse, black sheep of, cold turkey
`,
);
