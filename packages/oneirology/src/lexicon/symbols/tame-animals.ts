import { family } from '#lexicon/symbols/family.ts';

export const tameAnimals = family(
  'tame-animals',
  { fr: 'les animaux familiers', en: 'tame animals' },
  `
cat | chat!!, chatte!!, chaton, minou, minet!!, minette!!, matou, mistigri, un siamois, félidé | cat, kitten, kitty, tomcat, tabby, moggy, moggie, pussycat, feline!!
dog | chien, chienne, chiot, toutou, clebs=, clébard, lévrier, levrette, beagle, basset!!, bouledogue, pitbull, pit-bull, rottweiler, doberman, labrador, golden retriever, épagneul, cocker, colley, border collie, husky, huskies=, fox-terrier, jack russell, bull-terrier, dingo, un yorkshire, chihuahua, teckel, carlin, grand danois, saint-bernard, dalmatien, corgi, setter, bichon, pékinois, molosse, malinois, dogue, patou, bouvier bernois, berger allemand, bergers allemands, berger australien, cabot, corniaud, whippet, cador | dog, puppy, doggy, doggie, pup, hound!!, hounds=!!, mongrel, mutt, greyhound, whippet, beagle, basset, bulldog, pit bull/n, pitbull, rottweiler, doberman, alsatian, german shepherd/n, labrador, retriever, spaniel, collie, sheepdog, a husky, huskies=, husky dog, terrier, chihuahua, dachshund, pug, dalmatian, corgi, red setter/n, irish setter/n, english setter/n, lurcher, pooch, pekingese, shih tzu/n, ridgeback, mastiff, wolfhound, foxhound, bloodhound, great dane/n, saint bernard/n, st bernard/n, schnauzer, pomeranian, labradoodle, jack russell/n, boxer dog/n, dingo
horse | cheval, jument, poulain, poney, étalon, cavalier, pouliche, canasson, bourrin, percheron, pur-sang, mustang, haridelle, destrier, un hongre, cavalière | horse, mare, pony, foal, stallion, colt, filly, gelding, mustang, bronco, steed, palomino, racehorse, carthorse, packhorse, an old nag, clydesdale, thoroughbred
cow | vache!!, veau, bœuf, troupeau, génisse, vachette, bouvillon, zébu, yack, yak, bétail | cow, calf, cattle, heifer, bullock, steers=!!, zebu, yak, bovine!!
bull | taureau, taurillon | bull!!, bulls=
pig | cochon, porc, truie, porcelet, goret, verrat | pig, piglet, hog, sow!!, hogs=, piggy, piggies=
sheep | mouton, brebis, agneau, agnelle, mouflon | sheep, lamb, ewe, mouflon
goat | chèvre, bouc, chevreau, bique, biquette, biquet, cabri, bouquetin, chamois, isard | goat, ibex, chamois!!
donkey | âne, mule, mulet, ânesse, ânon, bourricot, baudet, bourrique | donkey, mule, burro
chicken | poule, poulet, coq, poussin, poulette, poularde, coquelet, chapon, volaille | chicken, hen, rooster, chick, cockerel, pullet, bantam, poultry
duck | canard, caneton, cane, colvert | duck!!, ducks=, duckling, drake, mallard, eider
hamster | hamster, cochon/n d'inde, cobaye, gerbille, chinchilla | hamster, guinea pig/n, gerbil, chinchilla
- | chien/n et chat, chair de poule, mal de chien, temps de chien, vie de chien, langue au chat, chat dans la gorge, fièvre de cheval, poule mouillée, bouc émissaire | hot dog/n, cat walk, cats and dogs, wild goose chase, sick as a dog, high horse, black sheep of, cold turkey
`,
);
