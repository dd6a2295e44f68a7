import { family } from '#lexicon/symbols/family.ts';

export const smallCreatures = family(
  'small-creatures',
  { fr: 'les petites bêtes', en: 'small creatures' },
  `
insect | insecte, scarabée, cafard, coléoptère, cigale, sauterelle, grillon | insect, bug!!, beetle, cockroach, cricket, grasshopper, bugs=
spider | araignée, toile/n d'araignée, mygale, tarentule | spider, cobweb, spider web/n, tarantula
snake | serpent, vipère, couleuvre, python, cobra | snake, viper, serpent, python, cobra, rattlesnake
butterfly | papillon, chenille | butterfly, moth, caterpillar
bee | abeille, guêpe, frelon, bourdon, ruche | bee, wasp, hornet, beehive
ant | fourmi, fourmilière | ant!!, ants=, anthill
fly-insect | mouche: mouche!!, moustique | fly (insect): fly!!, housefly, mosquito, flies=!!
worm | ver/n de terre, vers de terre, asticot, larve | worm, maggot, larva
lizard | lézard, caméléon, salamandre | lizard, chameleon, salamander
snail | escargot, limace | snail, slug!!
scorpion | scorpion | scorpion
bat-animal | chauve-souris: chauve-souris, chauves-souris | bat (animal): bats=!!, vampire bat/n, a bat flew
louse | pou, puce!! | louse, lice=, flea
firefly | luciole, ver/n luisant | firefly, glow worm/n
dragonfly | libellule | dragonfly
ladybird | coccinelle | ladybird, ladybug
- | avoir/v le cafard, coup de cafard, donner/v le cafard, mouche m'a piqué, fourmis dans les jambes | butterflies in my stomach, butterflies in my tummy, bug me, ants in my pants
`,
);
