import { family } from '#lexicon/symbols/family.ts';

export const timeAndSigns = family(
  'time-and-signs',
  { fr: 'le temps et les signes', en: 'time and signs' },
  `
number | chiffre, numéro, nombre!! | number!!, numeral, digit
colour | couleur, multicolore | colour, color, colorful=, colourful=
red | rouge | red=
blue | bleu/a, bleuté/a, azur | blue=
green | vert/a, verdâtre | green=
yellow | jaune, jaunâtre | yellow=
white | blanc/a, blancheur | white=
black | noir/a | black=
purple | violet/a, mauve, pourpre | purple=, violet=
grey | gris/a, grisâtre | grey=, gray=
time | temps qui passe: le temps passe, temps qui passe, remonter/v le temps, voyage/n dans le temps, le futur, le passé | time passing: time travel, travel/v in time, back in time, the past, the future
spring | printemps | springtime, in spring, the spring
summer | été!!, estival/a | summer
autumn | automne | autumn, the fall, in the fall
winter | hiver, hivernal/a | winter
circle | cercle, spirale, rond!! | circle, spiral
cross | croix, crucifix | crucifix, a cross
writing | écriture: écrire/v, écriture, inscription, message | writing: write/v, inscription, message, handwriting
silence | silence, silencieux/a | silence, silent=
sound | bruit, vacarme, grondement | noise, sound!!, rumbling
cry | cri, hurlement, crier/v, hurler/v | scream!!, scream/v, yell/v, shriek, howl
tears | larmes: larme, pleurer/v, sanglot | tears: tears=, tear!!, cry/v, weep/v, sob, crying=
laughter | rire!!, rire/v, éclater/v de rire | laughter, laugh/v
world | monde parallèle, autre monde, autre dimension, au delà | other world, parallel world, another dimension, another world
passage | passage!!, porte/n secrète, passage/n secret | passage!!, secret door/n, secret passage/n
- | l'an passé, tout le monde, white house | red light/n, black out
`,
);
