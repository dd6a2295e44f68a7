import { family } from '#lexicon/symbols/family.ts';

export const smallCreatures = family(
  'small-creatures',
  { fr: 'les petites bêtes', en: 'small creatures' },
  `
insect | insecte, scarabée, cafard, coléoptère, cigale, sauterelle, grillon, cancrelat, hanneton, bousier, phasme, cloporte, puceron, charançon, perce-oreille, bibitte, bébitte, coquerelle, ravet, mante/n religieuse, lucane, criquet, doryphore, blatte | insect, bug!!, beetle, cockroach, cricket, grasshopper, bugs=, cicada, mantis, weevil, earwig, woodlouse, woodlice=, aphid, greenfly, mayfly, cranefly, locust, bedbug, bed bug/n, creepy crawly, creepy crawlies, silverfish, katydid, pond skater/n
spider | araignée, toile/n d'araignée, mygale, tarentule, veuve noire, veuves noires, faucheux | spider, cobweb, spider web/n, tarantula, black widow/n, daddy longlegs
snake | serpent, vipère, couleuvre, python, cobra, boa, anaconda, crotale, mamba, orvet | snake, viper, serpent, python, cobra, rattlesnake, adder, boa, anaconda, mamba, copperhead, cottonmouth, krait
butterfly | papillon, chenille, bombyx, chrysalide | butterfly, moth, caterpillar, chrysalis
bee | abeille, guêpe, frelon, bourdon, ruche | bee, wasp, hornet, beehive, bumblebee, honeybee
ant | fourmi, fourmilière, termite | ant!!, ants=, anthill, termite
fly-insect | mouche: mouche!!, moustique, moucheron, taon, drosophile, maringouin | fly (insect): fly!!, housefly, mosquito, flies=!!, gnat, midge, horsefly, horse fly/n, bluebottle, blackfly, sandfly, mozzie
worm | ver/n de terre, vers de terre, asticot, larve, lombric, vermisseau, sangsue, ver/n à soie, vers à soie, ténia | worm, maggot, larva, earthworm, leech!!, tapeworm, silkworm, a grub, grubs=
lizard | lézard, caméléon, salamandre, iguane, varan, margouillat, triton, axolotl | lizard, chameleon, salamander, iguana, skink, newt, axolotl
snail | escargot, limace | snail, slug!!
scorpion | scorpion | scorpion
bat-animal | chauve-souris: chauve-souris, chauves-souris, roussette, pipistrelle | bat (animal): bats=!!, vampire bat/n, a bat flew, fruit bat/n, flying fox/n, pipistrelle
louse | pou, puce!!, tique | louse, lice=, flea, ticks=!!
firefly | luciole, ver/n luisant | firefly, glow worm/n
dragonfly | libellule | dragonfly, damselfly
ladybird | coccinelle | ladybird, ladybug
- | avoir/v le cafard, coup de cafard, donner/v le cafard, mouche m'a piqué, fourmis dans les jambes, pas piqué/a des vers | butterflies in my stomach, butterflies in my tummy, bug me, ants in my pants, feather boa/n
`,
);
