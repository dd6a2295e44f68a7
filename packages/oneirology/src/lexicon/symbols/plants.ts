import { family } from '#lexicon/symbols/family.ts';

export const plants = family(
  'plants',
  { fr: 'les plantes', en: 'plants' },
  `
forest | forêt, bois!!, sous-bois, clairière | forest, woods=, woodland, clearing!!
tree | arbre, chêne, sapin, pin!!, saule, bouleau, palmier, pommier, poirier, cerisier, prunier, figuier, manguier, oranger, citronnier, châtaignier, marronnier, peuplier, platane, tilleul, érable, hêtre, cocotier, baobab, avocatier, amandier, acacia | tree, oak, pine!!, willow, birch, fir!!, palm tree/n, maple, poplar, chestnut tree/n, baobab, sycamore, banyan
flower | fleur, pétale, bouquet, tulipe, marguerite | flower, petal, bouquet, blossom!!, tulip, daisy
rose | rose!! | rose!!, roses=
garden | jardin, potager, verger | garden, orchard, backyard
park | parc | park!!
grass | herbe, pelouse, gazon | grass, lawn
leaf | feuille/n morte, feuillage, feuilles mortes | leaf!, foliage
root | racine | root!!, roots=
seed | graine, semence | seed!!
cactus | cactus, saguaro | cactus, saguaro
mushroom | champignon | mushroom
thorn | épine, ronce | thorn, bramble
vine | vigne, lierre, liane | vine, ivy
hay | foin, paille, blé | hay, straw!!, wheat
- | bois/n de chauffage, en bois, ses bois, de bois, du bois, travers le bois, contre le bois, sur le bois, le bois de la, le bois du, le bois craquer/v, le bois grincer/v | family tree/n, christmas tree/n, rose up
christmas-tree | sapin/n de noël, arbre/n de noël | christmas tree/n
`,
);
