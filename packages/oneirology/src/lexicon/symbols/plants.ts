import { family } from '#lexicon/symbols/family.ts';

export const plants = family(
  'plants',
  { fr: 'les plantes', en: 'plants' },
  `
forest | forêt, bois!!, sous-bois, clairière | forest, woods=, woodland, clearing!!
tree | arbre, chêne, sapin, pin!!, saule, bouleau, palmier, pommier, poirier, cerisier, prunier, figuier, manguier, oranger, citronnier, châtaignier, marronnier, peuplier, platane, tilleul, érable, hêtre, cocotier, baobab, avocatier, amandier, acacia, orme, frêne, cèdre, cyprès, un if, ifs=, noisetier, aulne, sorbier, houx, genévrier, séquoia, eucalyptus, bananier, tamarinier, olivier, abricotier, magnolia, bonsaï, laurier, palétuvier, hévéa, caféier, cacaoyer, un noyer, des noyers, vieux noyer, pruche, jacquier, goyavier, papayer, robinier, conifère, mélèze, dattier, un flamboyant, arbrisseau, tulipier, mûrier | tree, oak, pine!!, willow, birch, fir!!, palm tree/n, maple, poplar, chestnut tree/n, baobab, sycamore, banyan, elm, beech, alder, hawthorn, yew, larch, cedar, cypress, juniper, redwood, sequoia, eucalyptus, acacia, jacaranda, magnolia, laburnum, bonsai, sapling, mangrove, conifer, hornbeam, linden, hazel tree/n, plum tree/n, fig tree/n, almond tree/n, walnut tree/n, holly bush/n, spruce
flower | fleur, pétale, bouquet, tulipe, marguerite, lys, coquelicot, crocus, perce-neige, bouton/n d'or, bleuet, lilas, des iris, un iris, œillet, chrysanthème, dahlia, géranium, bégonia, pétunia, fuchsia, hortensia, rhododendron, camélia, jasmin, chèvrefeuille, bougainvillier, bougainvillée, frangipanier, nénuphar, muguet, glaïeul, edelweiss, muflier, narcisse, myosotis, lupin, mimosa, cyclamen, jonquille, jacinthe, primevère, violette!!, lavande, orchidée, pivoine, azalée, clématite, anémone, capucine!!, campanule, gentiane, pervenche, giroflée, glycine, bruyère, genêt, ajonc, pissenlit, chardon, pâquerette, tournesol, zinnia, arum, fleurette | flower, petal, bouquet, blossom!!, tulip, daisy, lily!!, lilies=, daffodil, crocus, snowdrop, bluebell, primrose, buttercup, poppy!!, poppies=, cornflower, foxglove, marigold, pansy!!, pansies=, hyacinth, irises=, orchid, carnation, chrysanthemum, dahlia, peony, geranium, begonia, petunia, fuchsia, hydrangea, azalea, rhododendron, camellia, jasmine!!, honeysuckle, lilacs=, a lilac, lilac bush/n, lilac tree/n, wisteria, clematis, bougainvillea, frangipani, water lily/n, forget me not/n, hollyhock, lupin, delphinium, gladiolus, gladioli=, anemone, edelweiss, poinsettia, posy, dandelion, thistle, heather!!, some lavender, the lavender, lavender bush/n, lavender field/n, gorse, wildflower, snapdragon, oleander, gardenia, nasturtium, sunflower
rose | rose!! | rose!!, roses=
garden | jardin, potager, verger | garden, orchard, backyard
park | parc | park!!
grass | herbe, pelouse, gazon, ortie | grass, lawn, weeds=!!, nettle
leaf | feuille/n morte, feuillage, feuilles mortes | leaf!, foliage
root | racine | root!!, roots=
seed | graine, semence | seed!!
cactus | cactus, saguaro | cactus, saguaro
mushroom | champignon, cèpe, bolet, amanite, girolle, chanterelle, morille, pleurote | mushroom, toadstool, puffball, chanterelle
thorn | épine, ronce | thorn, bramble
vine | vigne, lierre, liane, vigne vierge | vine, ivy, virginia creeper/n
hay | foin, paille, blé | hay, straw!!, wheat
- | bois/n de chauffage, en bois, ses bois, de bois, du bois, travers le bois, contre le bois, sur le bois, le bois de la, le bois du, le bois craquer/v, le bois grincer/v, anémone/n de mer, eau de lavande | family tree/n, christmas tree/n, rose up, sea anemone/n
christmas-tree | sapin/n de noël, arbre/n de noël | christmas tree/n
`,
);
