import { family } from '#lexicon/symbols/family.ts';

export const sky = family(
  'sky',
  { fr: 'le ciel', en: 'the sky' },
  `
sky | ciel, firmament, cieux= | sky, heavens=
sun | soleil, ensoleillé/a | sun, sunshine, sunlight, sunny=
moon | lune, pleine lune, clair de lune | moon, full moon, moonlight
stars | étoile: étoile, constellation, voie lactée | star: star!!, constellation, milky way, stars=
shooting-star | étoile filante: étoile/n filante, étoiles filantes, météore, comète, météorite | shooting star: shooting star/n, falling star/n, meteor, comet
cloud | nuage, nuée | cloud, cloudy=
dawn | aube, aurore, lever du soleil, lever du jour | dawn, sunrise, daybreak
dusk | crépuscule, coucher du soleil, coucher de soleil | dusk, sunset, twilight
night | nuit, minuit | night, midnight, nightfall
planet | planète, sur mars, vers mars, la planète mars | planet
space | espace!!, station/n spatiale, cosmos, univers, galaxie, cosmonaute, astronaute | outer space, space station/n, cosmos, universe, galaxy, astronaut
eclipse | éclipse | eclipse
aurora | aurore boréale, aurores boréales | northern lights, aurora
- | l'autre nuit, cette nuit, la nuit dernière, table/n de nuit, chemise/n de nuit, bonne nuit, lune/n de miel, étoile/n de mer, bain/n de soleil | last night, the other night, that night, good night, night stand/n, movie star/n, film star/n, honeymoon
`,
);
