import { family } from '#lexicon/symbols/family.ts';

export const land = family(
  'land',
  { fr: 'la terre', en: 'land' },
  `
mountain | montagne, sommet!!, mont!!, alpes= | mountain, peak!!, mount!!, summit
hill | colline, butte | hill, hillside
valley | vallée, vallon | valley
cliff | falaise, précipice, ravin | cliff, precipice, ravine
abyss | gouffre, abîme, vide!!, abysse | abyss, chasm, void!!, bottomless pit
desert | désert, dune, oasis | desert!!, dune, oasis
sand | sable | sand
field | champ, pré!!, prairie, pâturage | field, meadow, pasture, prairie
island | île, îlot, archipel | island, isle
cave | grotte, caverne | cave!!, cavern, caves=, grotto
volcano | volcan, lave!!, éruption | volcano, lava, eruption
earthquake | tremblement/n de terre, séisme | earthquake
avalanche | avalanche | avalanche, landslide
stone | pierre!!, rocher, roche, caillou, galet | stone!!, stones=, rock!!, boulder, pebble
mud | boue, la vase, de vase, vaseux/a, boueux/a | mud, muddy=
hole | trou, fosse!! | hole, pit!!
countryside | campagne | countryside, the country side
jungle | jungle, savane | jungle, savanna, savannah
- | un trou de mémoire, campagne/n électorale | rock music, rock band/n, rock concert/n, field trip/n, rock and roll
`,
);
