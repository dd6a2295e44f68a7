/** What stands out of doors. Rows as `things.ts` reads them. */
export const outside = `
lava | lave, f: lave, coulée/n de lave, magma | lava, lava: lava, magma
coffin | cercueil, m | coffin: coffin, casket
tent | tente, f: tente!! | tent
gate | portail, m: portail, portillon, grille!! | gate
bench | banc, m: banc public, bancs publics, banc du parc, banc!, prie-dieu | bench: bench, pew!!, church pew/n
scarecrow | épouvantail, m | scarecrow
lighthouse | phare, m: phare!! | lighthouse
windmill | moulin, m: moulin, moulin/n à vent | windmill
gravestone | tombe, f: pierre/n tombale, stèle, tombe/n de, sa tombe, une tombe, des tombes, les tombes, ma tombe, propre tombe, vieille tombe, cette tombe | gravestone: gravestone, tombstone, headstone, grave!!
flag | drapeau, m | flag: flag!
postbox | boîte aux lettres, f: boîte/n aux lettres | postbox: postbox, letterbox, pillar box/n
igloo | igloo, m | igloo
hut | hutte, f: hutte, paillote, cahute, case/n en terre, case ronde | hut: hut, shack
mosque | mosquée, f | mosque
barn | grange, f | barn
water-tower | château d'eau, m: château/n d'eau | water tower
pagoda | pagode, f | pagoda
greek-temple | temple grec, m: temple grec, temple romain, temple antique, panthéon | ancient temple: greek temple/n, roman temple/n, ancient temple/n
liberty | statue de la Liberté, statues de la Liberté, f: statue de la liberté | Statue of Liberty, Statues of Liberty: statue of liberty
tipi | tipi, m: tipi, yourte | tepee: tepee, teepee, tipi, wigwam
treehouse | cabane dans un arbre, cabanes dans un arbre, f: cabane/n dans un arbre, cabane/n dans les arbres | tree house: treehouse, tree house/n
log-cabin | cabane, f: cabane, chalet, cabane/n en bois, mazot, cabane/n en rondins | log cabin: log cabin/n, cabin!!, chalet
kennel | niche, f: niche!!, chenil | kennel: kennel, doghouse, dog house/n
birdhouse | nichoir, m | bird house: birdhouse, bird house/n
beehive | ruche, f | beehive: beehive, bee hive/n
campfire | feu de camp, m: feu/n de camp | campfire: campfire, camp fire/n
palm-tree | palmier, m: palmier, cocotier, dattier | palm tree: palm tree/n, coconut palm/n, date palm/n
fir-tree | sapin, m: sapin, épicéa, mélèze, pruche | fir tree: pine tree/n, fir tree/n, evergreen, spruce, larch, conifer
sunflower | tournesol, m | sunflower
tulip | tulipe, f | tulip
hibiscus | hibiscus, hibiscus, m: hibiscus | hibiscus
lotus | lotus, m: lotus | lotus flower: lotus
daisy | marguerite, f: marguerite, pâquerette | daisy: daisy
fern | fougère, f | fern: fern, bracken
reed | roseau, m: roseau, jonc | reed: reed!!, bulrush, cattail
lily | lys, lys, m: lys | lily, lilies: lily!!, lilies=
clover | trèfle, m: trèfle à quatre feuilles, trèfle!! | four-leaf clover: clover, four-leaf clover/n, shamrock
maple-leaf | feuille d'érable, f: feuille/n d'érable | maple leaf, maple leaves: maple leaf, maple leaves
branch | branche, f: branche, rameau, brindille | branch: branch!!, twig, bough
haystack | botte de foin, f: botte/n de foin, botte/n de paille, meule/n de foin | bale of hay: haystack, hay bale/n, bale of hay, bales of hay
skull | crâne, m: crâne!!, tête/n de mort, têtes de mort | skull: skull, human skull/n
skeleton | squelette, m | skeleton
urn | urne, f: urne, urne/n funéraire | urn: urn
footprints | trace de pas, traces de pas, f: traces de pas, trace/n de pas, empreinte/n de pas, empreintes de pas | footprint: footprint, footprints=
radio-tower | antenne relais, antennes relais, f: antenne/n relais, tour/n de radio, pylône | radio mast: radio tower/n, cell tower/n, radio mast/n, pylon, electricity pylon/n
wind-turbine | éolienne, f | wind turbine
barbecue | barbecue, m | barbecue: barbecue, barbeque, grill!!
traffic-cone | plot de chantier, plots de chantier, m: cône/n de signalisation, plot/n de chantier | traffic cone
traffic-light | feu de circulation, feux de circulation, m: feu rouge, feux rouges, feu/n tricolore, feu vert | traffic light: traffic light/n, stoplight, stop light/n, red light/n
street-light | réverbère, m: réverbère, lampadaire | street light: streetlight, street light/n, street lamp/n, lamppost, lamp post/n
signpost | panneau, m: panneau, pancarte, écriteau, panneau/n indicateur, poteau indicateur, poteaux indicateurs | signpost: sign!!, signpost, road sign/n, street sign/n, noticeboard
roadworks | barrière de chantier, f: barrière/n de chantier, barrage routier, barrages routiers | road barrier: roadblock, road block/n, barricade
vending-machine | distributeur de boissons, m: distributeur/n de boissons, distributeur automatique | vending machine: vending machine/n, pop machine/n, coke machine/n, candy machine/n
pile-of-stones | tas de pierres, tas de pierres, m: tas de pierres, tas de cailloux | pile of stones: pile of rocks, pile of stones, heap of stones
anvil | enclume, f | anvil
totem-pole | totem, m | totem pole: totem, totem pole/n
buoy | balise, f: balise | buoy: buoy
sarcophagus | sarcophage, m | sarcophagus, sarcophagi: sarcophagus
mailbox | boîte à lettres, f: boîte/n à lettres | mailbox: mailbox, mail box/n
bamboo | bambou, m | bamboo
acorn | gland, m | acorn
breath | souffle, m: bouffée/n d'air, nuage/n de buée | puff of breath, puffs of breath: puff of air, puffs of air, puff of breath, cloud/n of breath
lawnmower | tondeuse, f: tondeuse, tondeuse/n à gazon | lawnmower: lawnmower, lawn mower/n
hose | tuyau d'arrosage, tuyaux d'arrosage, m: tuyau/n d'arrosage, lance/n à eau | hose: hose, hosepipe, garden hose/n
bush | buisson, m: buisson, arbuste, fourré!!, ronce, roncier, haie!!, buisson/n d'épines, buis, broussaille | bush, bushes: bush!, bushes, shrub, hedge, brambles=, bramble, gorse, hedgerow, thicket, undergrowth
oar | rame, f: les rames, des rames, une rame de bateau, aviron, pagaie | oar: oar, paddle!
revolving-door | porte à tambour, f: porte/n à tambour, porte tambour, portes tambour, porte/n tournante | revolving door: revolving door/n
turnstile | tourniquet, m: tourniquet!!, portillon/n automatique | turnstile
escalator | escalator, m: escalator, escalier/n roulant, escalier/n mécanique | escalator: escalator, moving stairs=, moving staircase/n
conveyor-belt | tapis roulant, tapis roulants, m: tapis roulant, tapis roulants, convoyeur!!, tapis à bagages | conveyor belt: conveyor belt/n, baggage carousel/n, luggage carousel/n
manhole | bouche d'égout, f: bouche/n d'égout, plaque/n d'égout | manhole: manhole, manhole cover/n, storm drain/n
bus-shelter | abribus, abribus, m: abribus | bus shelter: bus shelter/n
parking-meter | parcmètre, m: parcmètre, horodateur | parking meter: parking meter/n
iceberg | iceberg, m | iceberg
ferris-wheel | grande roue, grandes roues, f: grande roue, grandes roues | Ferris wheel: ferris wheel/n, big wheel/n
phone-box | cabine téléphonique, f: cabine/n téléphonique | phone box, phone boxes: phone box, phone boxes, phone booth/n, telephone box, telephone booth/n
greenhouse | serre, f: une serre, la serre, serre/n de jardin, ma serre, grande serre | greenhouse: greenhouse, glasshouse, hothouse, polytunnel
water-mill | moulin à eau, m: moulin/n à eau | water mill: water mill/n, watermill
sphinx | sphinx, sphinx, m: sphinx | sphinx, sphinxes: sphinx
dolmen | dolmen, m | dolmen
menhir | menhir, m: menhir, pierre/n levée | standing stone: menhir, standing stone/n
obelisk | obélisque, m | obelisk
column | colonne, f: colonne antique, colonne/n de marbre, colonne/n de pierre, une colonne, des colonnes, les colonnes, pilier | column, columns: stone column/n, marble column/n, greek column/n, roman column/n, pillar!!
shed | cabanon, m: cabanon, abri/n de jardin, appentis, remise!!, cabane/n à outils, cabane/n de jardin | shed: shed!!, garden shed/n, tool shed/n, potting shed/n, woodshed, toolshed
bandstand | kiosque à musique, m: kiosque/n à musique, gloriette | bandstand: bandstand, gazebo
pyramid | pyramide, f | pyramid
silo | silo, m: silo | silo: silo
tree-stump | souche, f: souche!!, souche/n d'arbre | tree stump: tree stump/n, stump!!
wreath | couronne de fleurs, f: couronne/n de fleurs, couronne/n mortuaire, couronne de l'avent, couronne/n de houx | wreath: wreath
hydrant | bouche d'incendie, f: bouche/n d'incendie, borne-fontaine, bornes-fontaines, poteau/n d'incendie | fire hydrant: fire hydrant/n, hydrant
garden-gnome | nain de jardin, m: nain/n de jardin | garden gnome: garden gnome/n
weathervane | girouette, f | weathervane: weathervane, weather vane/n, weathercock
telegraph-pole | poteau télégraphique, m: poteau télégraphique, poteaux télégraphiques, poteau téléphonique, poteaux téléphoniques, poteau électrique, poteaux électriques | telegraph pole: telegraph pole/n, telephone pole/n, utility pole/n
`;
