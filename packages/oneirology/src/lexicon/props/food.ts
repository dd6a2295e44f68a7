/** What is eaten. Rows as `things.ts` reads them. */
export const food = `
ice-cream | glace, f: cornet/n de glace, crème/n glacée, boule/n de glace | ice cream: ice cream/n, ice cream cone/n, sundae, gelato, sorbet
pizza | part de pizza, f: pizza | slice of pizza: pizza
sandwich | sandwich, m: sandwich, panini, casse-croûte | sandwich: sandwich, butty, sarnie, panini, toastie
hamburger | hamburger, m: hamburger, cheeseburger | hamburger: hamburger, burger, cheeseburger
noodles | assiette de pâtes, f: nouille, spaghetti, ramen, lasagne, macaroni, tagliatelle, coquillettes=, assiette/n de pâtes, plat/n de pâtes | plate of noodles: spaghetti=, noodle, pasta, ramen, macaroni, lasagne, lasagna, spaghetti bolognese, ravioli
popcorn | cornet de pop-corn, m: pop-corn | bag of popcorn: popcorn
pancake | pile de crêpes, f: crêpe, galette!!, blini | stack of pancakes: pancake, crepe, blini
doughnut | beignet, m: beignet, un beigne, beignes=, churro | doughnut: doughnut, donut, churro
soup | bol de soupe, m: soupe, bouillon, potage, velouté!!, bouillabaisse, minestrone | bowl of soup: soup, broth, chowder, gumbo, minestrone, clam chowder, bisque
potato | pomme de terre, f: pomme/n de terre, patate | potato
cake | gâteau, m: gâteau, gâteau/n d'anniversaire | cake: cake, birthday cake/n
cookie | biscuit, m: biscuit, cookie, petit/n gâteau, macaron, madeleine, sablé!!, spéculoos | biscuit: cookie, biscuit, shortbread, macaroon, digestive biscuit/n, ginger snap/n
pumpkin | citrouille, f: citrouille, potiron, courge, potimarron | pumpkin: pumpkin, gourd, butternut squash
lemon | citron, m | lemon
pineapple | ananas, m | pineapple
watermelon | pastèque, f | watermelon
onion | oignon, m: oignon, échalote | onion: onion, shallot, scallion
corn | épi de maïs, m: épi/n de maïs, maïs | ear of corn: sweetcorn, corn!!, ear of corn
croissant | croissant, m: croissant!!, viennoiserie, chocolatine, pain/n au chocolat | croissant
hot-dog | hot-dog, m: hot-dog, hot dog/n | hot dog: hot dog/n, hotdog
honey | pot de miel, m: miel | pot of honey: honey!!
rice | bol de riz, m: bol/n de riz, riz, risotto, biryani, paella | bowl of rice: rice, biryani, pilaf, pilau, risotto, paella
sushi | sushi, m | piece of sushi: sushi
pie | tarte, f: tarte, quiche, tourte, tourtière, tartelette | pie: pie!!, tart!!, apple pie/n, cherry pie/n, pumpkin pie/n, lemon pie/n, quiche, pasty, meat pie/n, pork pie/n
apple | pomme, f: pomme!! | apple
pear | poire, f | pear
banana | banane, f: banane, banane/n plantain, plantain | banana: banana, plantain
orange | orange, f: orange!!, clémentine, mandarine | orange: orange!!, clementine, tangerine, satsuma
grapes | grappe de raisin, f: raisin!!, grappe/n de raisin, grappe/n de raisins | bunch of grapes: grape
strawberry | fraise, f: fraise!! | strawberry
cherry | cerise, f: cerise, bigarreau, griotte | cherry
peach | pêche, f: une pêche, des pêches, la pêche juteuse, nectarine, brugnon | peach: peach, nectarine
mango | mangue, f | mango
coconut | noix de coco, f: noix/n de coco | coconut
avocado | avocat, m: avocat/n mûr, un demi avocat, manger/v un avocat, noyau d'avocat, toast/n à l'avocat | avocado
melon | melon, m | melon: melon, cantaloupe
blueberry | myrtille, f | blueberry
olive | olive, f | olive
tomato | tomate, f | tomato
aubergine | aubergine, f | aubergine: aubergine, eggplant, brinjal
broccoli | brocoli, m | head of broccoli: broccoli
garlic | tête d'ail, têtes d'ail, f: ail, gousse/n d'ail, tête/n d'ail | head of garlic: garlic
chilli | piment, m | chilli: chilli, chili pepper/n, hot pepper/n
bell-pepper | poivron, m | pepper: bell pepper/n, red pepper/n, green pepper/n, peppers=
cucumber | concombre, m: concombre, cornichon | cucumber: cucumber, gherkin, pickles=
lettuce | laitue, f: laitue, pied/n de salade, scarole, endive, chicon | lettuce
salad | bol de salade, bols de salade, m: salade, saladier/n | bowl of salad: salad
cabbage | chou, m: chou!! | cabbage
peas | gousse de petits pois, f: petit pois, petits pois | pea pod: pea!!, peas=
beans | haricot, m: haricot, fève, flageolet!! | bean: bean, lentil, chickpea
carrot | carotte, f | carrot
nut | noix, noix, f: noix!!, noisette, amande, noix/n de cajou, pistache, noix/n de pécan | nut: walnut, hazelnut, almond, cashew, pecan, pistachio, macadamia, brazil nut/n
plum | prune, f: prune!!, quetsche, mirabelle, reine-claude, reines-claudes | plum: plum, damson
juice | verre de jus, verres de jus, m: jus, jus d'orange, jus de fruits, jus de pomme, smoothie, grenadine, bissap | glass of juice, glasses of juice: juice, orange juice, apple juice, fruit juice, smoothie, lassi
sauce-bottle | flacon de sauce, flacons de sauce, m: ketchup, mayonnaise, moutarde!!, vinaigrette | bottle of sauce, bottles of sauce: ketchup, mayonnaise, mayo, mustard!!
liquor | bouteille d'alcool, bouteilles d'alcool, f: rhum, vodka, gin, cognac, tequila, pastis, calvados, eau-de-vie, liqueur, gnôle, kirsch, génépi | bottle of spirits, bottles of spirits: vodka, gin, rum, brandy!!, tequila, cognac, liqueur, schnapps, absinthe
yam | patate douce, patates douces, f: patate/n douce, igname, manioc | sweet potato, sweet potatoes: sweet potato/n, yam!!, cassava
cereal | bol de céréales, bols de céréales, m: céréales=, bol/n de céréales, porridge, gruau, muesli | bowl of cereal, bowls of cereal: cereal, porridge, oatmeal, muesli, cornflakes=, granola
peanut | cacahuète, f: cacahuète, cacahouète, arachide | peanut
baguette | baguette, f: baguette/n de pain, une baguette, des baguettes, la baguette, ma baguette | baguette: baguette, french bread
toast | tranche de pain, f: tranche/n de pain, tartine, pain grillé, toast, biscotte | slice of bread: toast!!, slice of bread, slices of bread, piece of bread
bagel | bagel, m | bagel
pretzel | bretzel, m | pretzel
waffle | gaufre, f | waffle
butter | plaquette de beurre, f: beurre!! | slab of butter, slabs of butter: butter
bacon | tranche de lard, f: lard, bacon | rasher of bacon: bacon
steak | bifteck, m: steak, bifteck, entrecôte, escalope, côte/n de bœuf | steak: steak, pork chop/n, lamb chop/n
sausage | saucisse, f: saucisse, merguez, saucisson, cervelas, boudin, andouillette, chipolata | sausage: sausage, frankfurter, bratwurst, chorizo, bangers=
ham | jambon, m | ham
chicken-leg | cuisse de poulet, f: cuisse/n de poulet, pilon/n de poulet | chicken leg: chicken leg/n, drumstick!!
chips | cornet de frites, m: frites=, une frite, une poutine, de la poutine, barquette/n de frites, portion/n de frites | portion of chips: french fries, fries=!!, chips=!!
taco | taco, m: taco, tacos=, burrito, tortilla, fajita | taco: taco, burrito, tortilla, enchilada, fajita
chocolate | tablette de chocolat, f: chocolat | bar of chocolate: chocolate
lollipop | sucette, f | lollipop: lollipop, sucker!!
cupcake | muffin, m: muffin, cupcake | muffin: muffin, cupcake
cake-slice | part de gâteau, f: part/n de gâteau, tranche/n de gâteau, morceau/n de gâteau | slice of cake: slice of cake, slices of cake, piece of cake, pieces of cake
wedding-cake | pièce montée, f: pièce/n montée, gâteau/n de mariage | wedding cake
pudding | flan, m: flan!!, pudding, crème/n caramel, crème/n brûlée | pudding: pudding, custard, rice pudding, christmas pudding/n
dumpling | ravioli, m: ravioli, raviolis= | dumpling
food-tin | boîte de conserve, f: boîte/n de conserve, boîte/n de sardines, boîte/n de thon | tin: tin can/n, canned food, can of soup, can of beans, cans of food, can of tuna
jar | bocal, m: bocal, bocaux=, pot/n de confiture, pots de confiture, bocal/n en verre, confiture, marmelade | jar: jar!!, glass jar/n, jam!!, marmalade
soda | gobelet, m: soda, coca!!, gobelet, limonade, milk-shake, milkshake, boisson/n gazeuse, diabolo menthe | paper cup: soda, coke!!, lemonade, milkshake, paper cup/n, cola, fizzy drink/n, ginger ale
beer | chope de bière, f: bière!!, chope, pinte, bock!! | mug of beer: beer, keg of beer, lager, pint!!, pale ale/n, shandy
cocktail | cocktail, m: cocktail, mojito, kir, spritz, sangria, ti-punch | cocktail: cocktail, martini, mojito, margarita, daiquiri, spritz, sangria
champagne | bouteille de champagne, f: champagne, mousseux, crémant, prosecco | bottle of champagne: champagne, prosecco, sparkling wine
whisky | verre de whisky, m: whisky, bourbon | glass of whisky, glasses of whisky: whiskey, whisky, bourbon
tea | tasse de thé, f: thé, tasse/n de thé, tisane, infusion, verveine, camomille | cup of tea: tea, cup of tea, cups of tea, cuppa, chai, herbal tea/n
baby-bottle | biberon, m | baby's bottle, babies' bottles: baby bottle/n, baby's bottle
yoghurt | pot de yaourt, m: yaourt, yoghourt | pot of yoghurt: yoghurt, yogurt
mussel | moule, f: moules=!!, moule/n de bouchot, une moule | mussel
oyster | huître, f | oyster
candy-cane | sucre d'orge, m: sucre/n d'orge, sucres d'orge | candy cane
chestnut | châtaigne, f: châtaigne, marron!! | chestnut
roast-chicken | poulet rôti, m: poulet rôti, du poulet, poulet/n grillé | roast chicken: roast chicken/n, roasted chicken, fried chicken
soda-can | canette, f | drinks can: soda can/n, can of coke, can of pop, can of soda, can of beer, cans of beer, beer can/n, pop can/n, coke can/n
kiwi | kiwi, m: kiwi!! | kiwi: kiwi!!
lime | citron vert, m: citron vert, citrons verts | lime: lime!!
raspberry | framboise, f | raspberry
artichoke | artichaut, m | artichoke
asparagus | asperge, f | spear of asparagus: asparagus
beetroot | betterave, f | beetroot: beetroot, beet
radish | radis, m | radish
leek | poireau, m | leek
kebab | kebab, m: kebab, döner, brochette | kebab: kebab, skewer!!
crisps | paquet de chips, m: paquet/n de chips, sachet/n de chips, chips= | bag of crisps: bag of chips, bags of chips, potato chip/n, bag of crisps, crisps=
ice-lolly | bâtonnet de glace, m: esquimau, bâtonnet/n de glace, glace/n à l'eau, sorbet/n | ice lolly: popsicle, ice lolly/n
`;
