import { family } from '#lexicon/symbols/family.ts';

export const weather = family(
  'weather',
  { fr: 'le temps qu’il fait', en: 'weather' },
  `
rain | pluie, averse, pleuvoir=, pleut=, pleuvait=, pleuvra=, pleuve=, crachin | rain, rain/v, drizzle, downpour, rainy=
snow | neige!, flocon, neiger/v, enneigé/a, tempête/n de neige | snow, snow/v, snowflake, snowy=, blizzard
storm | tempête, orage, ouragan, orageux/a | storm!, hurricane, stormy=, thunderstorm, typhoon
lightning | éclair, foudre | lightning, thunderbolt
thunder | tonnerre | thunder
wind | vent, bourrasque, rafale, brise!! | wind!, breeze, gust, windy=
tornado | tornade, cyclone, tourbillon | tornado, cyclone, whirlwind, twister
fog | brouillard, brume, brumeux/a | fog, mist, haze, foggy=, misty=
ice | glace!!, verglas, glaçon, banquise, gelé/a, givre | ice, icy=, frozen=, frost
rainbow | arc-en-ciel | rainbow
heat | chaleur: chaleur, canicule | heat: heat!!, heatwave
cold | froid: froid, glacial/a | cold: cold=, freezing=
- | de gelée, en gelée, gelée verte, gelée rouge, gelée/n de, glace/n au chocolat, glace/n à la vanille, crème/n glacée | ice cream/n, had a cold, have a cold, a cold drink, the storm drain
`,
);
