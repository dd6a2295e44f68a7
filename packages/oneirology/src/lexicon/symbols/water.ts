import { family } from '#lexicon/symbols/family.ts';

export const water = family(
  'water',
  { fr: 'l’eau', en: 'water' },
  `
water | eau, flotte! | water
sea | mer, océan, large!!, pleine mer, bord de mer, baie!!, lagune, lagon | sea, ocean, seaside, bay!!, lagoon
wave | vague!!, raz de marée, tsunami, déferlante, houle | wave!!, tidal wave/n, tsunami, breaker, swell!!
river | fleuve, rivière | river
stream | ruisseau, torrent, source!! | stream!, creek, brook!!, spring of water
lake | lac | lake, lakeside, lakeshore, lake shore/n
pond | étang, mare, bassin!! | pond, puddle
waterfall | cascade, chute/n d'eau, cataracte | waterfall, cascade!, cataract
flood | inondation, inonder/v, crue!!, déluge | flood, flood/v, deluge
pool | piscine, grand bassin, petit bassin, bassin olympique | pool!, swimming pool/n
fountain | fontaine, jet/n d'eau | fountain
well | puits | well!!, wells=!!
beach | plage, rivage, littoral, côte!!, grève!! | beach, shore, seashore, coast!
harbour | port!!, quai, ponton, jetée, marina, embarcadère, débarcadère, docks= | harbour, harbor, dock!!, pier, wharf, jetty, quay, quayside, marina
tide | marée | tide
swamp | marais, marécage, bourbier | swamp, marsh, bog!!
drowning | noyade: se noyer/v, me noyer/v, noyade, noyer/v, noyé | drowning: drown/v, drowning
swimming | nage: nager/v, nage!!, baignade, se baigner/v, me baigner/v | swimming: swim/v, swimming, swimmer
diving | plongée: plonger/v, plongée, plongeon | diving: dive/v, diving
underwater | sous l'eau: sous l'eau, sous la mer, fond de la mer, fonds marins, fond de l'eau | underwater: underwater=, under water, under the water, under the sea, bottom of the sea, bottom of the ocean
- | eau/n de toilette, eau/n de parfum | as well, very well, well known
`,
);
