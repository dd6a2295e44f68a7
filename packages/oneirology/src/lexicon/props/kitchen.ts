/** What one cooks and eats with. Rows as `things.ts` reads them. */
export const kitchen = `
spoon | cuillère, f: cuillère, cuiller, petite cuillère, petites cuillères | spoon: spoon!, teaspoon, tablespoon
frying-pan | poêle, f: poêle/n à frire, œuf/n au plat, poêlon, une poêle, la poêle, ma poêle, crêpière | frying pan: frying pan/n, fried egg/n, skillet
plate | assiette, f: assiette, vaisselle | plate: plate!, dishes=
fork | fourchette, f | fork: fork!
fridge | réfrigérateur, m: réfrigérateur, frigo, frigidaire | fridge: fridge, refrigerator, icebox
freezer | congélateur, m: congélateur, congélo | freezer
laid-table | longue table dressée, longues tables dressées, f: longue table, table/n dressée, table/n de banquet, table/n mise, grande table | long laid table, long laid tables: long table/n, table/n laid, laid table/n, banquet table/n, table/n set for
washing-machine | machine à laver, f: machine/n à laver, lave-linge, sèche-linge, tambour de la machine, laveuse!!, sécheuse!!, essoreuse | washing machine: washing machine/n, tumble dryer/n, dryer!, washer-dryer
oven | four, m: four!!, micro-ondes, gazinière, cuisinière à gaz, cuisinière électrique, fourneau | oven: oven, microwave, gas cooker/n, electric cooker/n, cooker!!, stove!!
sink | lavabo, m: évier, lavabo | sink: sink!!, washbasin
saucepan | casserole, f: casserole, marmite, faitout, fait-tout, cocotte-minute, autocuiseur, cocotte en fonte, couscoussier | saucepan: saucepan, cooking pot/n, pots=, pressure cooker/n, stockpot, stock pot/n, casserole dish/n, slow cooker/n, crock pot/n
bowl | bol, m: bol!! | bowl: bowl!!
cup | tasse, f: tasse!!, tasse/n à thé, tasse/n à café, mug | cup: cup!!, mug!!, teacup, tea cup/n, coffee cup/n, coffee mug/n
chopsticks | paire de baguettes, f: baguettes chinoises, baguettes japonaises | pair of chopsticks: chopsticks=
teapot | théière, f | teapot
cutlery | couverts, couverts, m: couverts=, argenterie | set of cutlery: cutlery, silverware
toaster | grille-pain, grille-pain, m: grille-pain, grilles-pain | toaster
blender | mixeur, m: mixeur, robot/n de cuisine, blender, thermomix, batteur/n électrique | blender: blender, food processor/n, food mixer/n, liquidiser, kitchenaid
coffee-pot | cafetière, f | coffee pot: coffee pot/n, percolator
corkscrew | tire-bouchon, m | corkscrew
whisk | fouet de cuisine, m: fouet/n de cuisine, batteur/n à œufs | whisk: whisk!!, egg beater/n
ladle | louche, f: louche!! | ladle
cauldron | chaudron, m | cauldron
scales | balance, f: balance!! | pair of scales: weighing scale/n, pair of scales, kitchen scale/n
jug | cruche, f: cruche, pichet, carafe, broc, pot/n à eau, pot/n à lait | jug: jug, pitcher of, carafe, decanter, milk jug/n, water pitcher/n
wok | wok, m | wok
kitchen-knife | couteau de cuisine, m: couteau/n de cuisine, couteau/n de boucher | kitchen knife: kitchen knife/n, butcher knife/n, carving knife/n
water-bottle | gourde, f: gourde!! | water bottle: water bottle/n
oven-glove | manique, f: manique, gant/n de cuisine | oven glove: oven glove/n, oven mitt/n
rolling-pin | rouleau à pâtisserie, m: rouleau/n à pâtisserie, rouleaux à pâtisserie | rolling pin
coffee-machine | machine à café, machines à café, f: machine/n à café, machine/n à expresso | coffee machine: coffee machine/n, coffee maker/n, espresso machine/n
tray | plateau, m: plateau!, plateaux | tray: tray
dish-cover | cloche d'argent, cloches d'argent, f: cloche/n d'argent, couvercle/n d'argent, cloche/n en argent | dish cover: silver lid/n, dish cover/n, silver dome/n
jelly | gelée, f: gelée/n de, de gelée, en gelée, de la gelée, gelée anglaise | jelly: jelly, jello
goblet | calice, m: calice, ciboire, hanap, graal, coupe en or, coupe d'or | goblet: goblet, chalice, holy grail
wine-glass | verre à pied, m: verre/n à pied, verre/n à vin, flûte/n à champagne, coupe/n de champagne | wine glass, wine glasses: wine glass/n, wineglass, champagne glass/n, champagne flute/n
beer-mug | chope, f: chope/n en étain, bock de bière, chope/n vide | tankard: tankard, beer mug/n, beer stein/n, pint glass/n
salt-shaker | salière, f: salière, poivrière, poivrier, moulin/n à poivre | salt cellar: salt shaker/n, salt cellar/n, pepper pot/n, pepper shaker/n, pepper mill/n, saltshaker
colander | passoire, f | colander: colander, kitchen sieve/n, flour sieve/n
grater | râpe à fromage, f: râpe/n à fromage, râpe/n à légumes, râpe/n de cuisine | grater: grater
saucer | soucoupe, f: soucoupe, sous-tasse | saucer: saucer
thermos | thermos, thermos, m: thermos= | thermos flask: thermos, thermos flask/n, vacuum flask/n
`;
