/** Tools, arms, writing and machines. Rows as `things.ts` reads them. */
export const tools = `
page | page, f: page, copies!, une copie blanche+toute+vierge+double+d'examen, copie d'examen, copie blanche, copies d'examen, ma copie, sa copie, feuille/n de papier, feuille/n blanche, bout/n de papier, morceau/n de papier | page: page!, sheet of paper, sheets of paper, piece of paper, pieces of paper, slip of paper, scrap of paper
robot | robot, m | robot
telescope | télescope, m: télescope, longue-vue | telescope
microscope | microscope, m | microscope
pencil | crayon, m | pencil
shield | bouclier, m | shield
axe | hache, f: hache, hachette, cognée | axe: axe!!, hatchet, tomahawk, battleaxe, battle axe/n
bomb | bombe, f | bomb: bomb!!
magnet | aimant, m | magnet
finger | doigt, m: doigt/n coupé, doigt/n humain | finger: severed finger/n, human finger/n
lone-hand | main humaine, f: main/n humaine, main/n coupée | human hand: human hand/n, severed hand/n
screwdriver | tournevis, m | screwdriver
credit-card | carte bancaire, f: carte/n bancaire, carte/n de crédit, carte bleue | credit card: credit card/n, bank card/n, debit card/n
stethoscope | stéthoscope, m | stethoscope
thermometer | thermomètre, m | thermometer
sword | épée, f: épée, sabre, rapière, katana, fleuret, glaive, cimeterre | sword: sword, sabre, rapier, katana, scimitar, saber, cutlass
pistol | pistolet, m: pistolet, revolver, arme/n à feu | gun: gun, pistol, revolver, handgun
bow-and-arrow | arc et sa flèche, arcs et leurs flèches, m: arc à flèches, arc et des flèches, flèche, arc!!, mon arc, carquois | bow and arrow, bows and arrows: bow and arrow, arrow, longbow
wrench | clé à molette, f: clé/n à molette, clé/n anglaise, clé/n plate, clef/n à molette, clef/n anglaise, clef/n plate | wrench: wrench, spanner, monkey wrench/n, adjustable spanner/n
pen | stylo, m: stylo, bic!!, stylo/n à bille, marqueur, surligneur, feutre!! | pen: pen!!, ballpoint, biro, felt tip/n, felt-tip pen/n, marker pen/n, highlighter, sharpie
fountain-pen | stylo-plume, stylos-plume, m: stylo-plume, stylos-plume, stylo/n plume, porte-plume | fountain pen
crayon | crayon de couleur, m: crayon/n de couleur, crayons de couleur | crayon
paintbrush | pinceau, m | paintbrush: paintbrush, paint brush/n
paint-roller | rouleau à peinture, m: rouleau/n à peinture, rouleau/n de peinture | paint roller: paint roller/n
paint-palette | palette, f: palette/n de peintre, palette/n de couleurs | palette: palette
ruler | règle, f: règle/n en bois, règle graduée | ruler: wooden ruler/n, yardstick, measuring stick/n
drawing-pin | punaise, f: punaise!! | drawing pin: thumbtack, pushpin, drawing pin/n
stapler | agrafeuse, f | stapler
folder | dossier, m: dossier!!, chemise cartonnée | folder: folder, file folder/n
filing-cabinet | classeur à tiroirs, m: classeur/n à tiroirs, armoire/n à dossiers | filing cabinet: file cabinet/n, filing cabinet/n
clipboard | porte-bloc, m: porte-bloc, porte-blocs | clipboard
briefcase | mallette, f: mallette, attaché-case, porte-documents, serviette/n en cuir | briefcase: briefcase, attache case/n
books | pile de livres, f: pile/n de livres, piles de livres | pile of books: pile of books, piles of books, stack of books, stacks of books
receipt | ticket de caisse, m: ticket/n de caisse, reçu de caisse | receipt
scroll | parchemin, m | scroll: scroll!!, parchment
identity-card | pièce d'identité, f: carte/n d'identité, permis/n de conduire, carte/n d'étudiant, pièce/n d'identité, papiers d'identité | identity document: id card/n, identification card/n, identity card/n, driver's license/n, driving licence/n, my license
calculator | calculatrice, f: calculatrice, calculette | calculator
globe | globe terrestre, m: globe/n terrestre, mappemonde | globe: globe
magnifying-glass | loupe, f | magnifying glass: magnifying glass, magnifying glasses
binoculars | paire de jumelles, f: paire/n de jumelles, jumelles=!! | pair of binoculars: binoculars=
shovel | pelle, f: pelle, bêche | shovel: shovel!!, spade!!
rake | râteau, m | rake: rake!!
saw | scie, f: scie!!, égoïne, scie/n à métaux, scie/n à bois | saw: handsaw, hacksaw, a saw, the saw blade, the saw was+is, my+his+her saw, hand saw/n, crosscut saw/n
pickaxe | pioche, f: pioche!! | pickaxe: pickaxe, pick axe/n
hammer | marteau, m: marteau, maillet, massette, masse de chantier | hammer: hammer!!, mallet, sledgehammer, sledge hammer/n, claw hammer/n
nail | clou, m | nail: a nail, the nail, the nails, rusty nail/n, hammer and nails, nails in my, nails sticking, nails in the
toolbox | boîte à outils, f: boîte/n à outils, caisse/n à outils | toolbox: toolbox, tool box/n
chainsaw | tronçonneuse, f | chainsaw: chainsaw, chain saw/n
wheelbarrow | brouette, f | wheelbarrow
watering-can | arrosoir, m | watering can
scythe | faux, faux, f: une faux, la faux, sa faux | scythe
brick | brique, f: brique!! | brick: brick!!
log | bûche, f: bûche, rondin, tronc/n d'arbre | log: log!!, firewood, tree trunk/n, trunk of a tree
hook | crochet, m: crochet!!, hameçon | hook: hook!!, fishhook
gear | engrenage, m: engrenage, rouage, roue dentée, mécanisme d'horloge | cog: cogwheel, cog!!, gears of, clockwork
oil-drum | baril de pétrole, m: baril/n de pétrole, fût/n de pétrole | oil drum: oil drum/n, barrel of oil
barrel | tonneau, m: tonneau, barrique, fût!! | barrel: barrel, keg
crate | caisse en bois, f: caisse/n en bois, cagette, cageot, palette! | crate: crate, wooden box/n, wooden crate/n, pallet
rifle | fusil, m: fusil, carabine, mitraillette, mitrailleuse, kalachnikov, mousquet, fusil/n de chasse | rifle: rifle!!, shotgun, machine gun/n, submachine gun/n, assault rifle/n, kalashnikov, musket, ak-47
cannon | canon, m: canon!!, boulet/n de canon, obusier | cannon: cannon, howitzer
bullet | balle de fusil, balles de fusil, f: balle/n de fusil, balle/n de pistolet, cartouche | bullet: bullet
dagger | poignard, m: poignard, dague, baïonnette, stylet!! | dagger: dagger, bayonet
slingshot | lance-pierre, m: lance-pierre, lance-pierres=, fronde!! | slingshot: slingshot, catapult
boomerang | boomerang, m | boomerang
handcuffs | paire de menottes, f: menottes= | pair of handcuffs: handcuffs=
whip | fouet, m: un fouet, son fouet, coup/n de fouet, coups de fouet, cravache | whip: whip!!
net | filet, m: filet/n de pêche, filet/n à poissons | net: net!!, fishing net/n
wire | bobine de fil de fer, f: fil/n de fer, fil électrique, fils électriques | coil of wire: wire!!, electric wire/n
plank | planche, f: planche!!, madrier, poutre | plank: plank, wooden board/n, wooden beam/n
megaphone | mégaphone, m: mégaphone, porte-voix | megaphone: megaphone, bullhorn
test-tube | éprouvette, f: éprouvette, tube/n à essai | test tube: test tube/n
satellite-dish | antenne parabolique, f: parabole!!, antenne/n parabolique | satellite dish
magic-wand | baguette magique, f: baguette/n magique | magic wand: magic wand/n, wand!!
money-bag | sac d'argent, m: sac/n d'argent, sac/n de billets, sac/n plein d'argent | bag of money, bags of money: bag of money, bags of money, sack of money
pitchfork | fourche, f: fourche!!, fourche/n à foin | pitchfork: pitchfork, garden fork/n, hay fork/n
bolt | boulon, m: boulon, écrou | bolt: bolt!!, nuts and bolts, nut and bolt
butterfly-net | filet à papillons, m: filet/n à papillons, épuisette | butterfly net: butterfly net/n, bug net/n, landing net/n
pipe | tuyau, m | pipe: pipe!!
stick | bâton, m: bâton, gourdin, matraque, trique | stick: stick!!, wooden stick/n, truncheon, cudgel, nightstick
crossbow | arbalète, f | crossbow
x-ray | radiographie, f: radiographie, une radio du, radio/n des poumons, passer/v une radio, une radio de, radio/n des dents | X-ray: x-ray
gas-mask | masque à gaz, m: masque/n à gaz, masque/n à oxygène | gas mask: gas mask/n, oxygen mask/n
walkie-talkie | talkie-walkie, talkies-walkies, m: talkie-walkie, talkies-walkies | walkie-talkie
security-camera | caméra de surveillance, f: caméra/n de surveillance, caméras de surveillance | security camera: security camera/n, surveillance camera/n
gavel | marteau de juge, m: marteau/n de juge, marteau du juge | gavel
graduation-cap | toque de diplômé, f: toque/n de diplômé, chapeau/n de diplômé | mortarboard: graduation cap/n, mortarboard, cap and gown
diploma | diplôme, m | diploma
ballot-box | urne électorale, f: urne électorale, bureau/n de vote, bulletin/n de vote | ballot box: ballot box/n, voting booth/n, ballot
guillotine | guillotine, f | guillotine
flaming-torch | flambeau, m: flambeau, torche enflammée, torches enflammées | flaming torch: flaming torch/n, burning torch/n
gold-bar | lingot d'or, m: lingot | gold bar: gold bar/n, gold ingot/n, bars of gold
walking-stick | canne, f: canne!!, sa canne, ma canne, une canne, canne/n blanche | walking stick: walking stick/n, walking cane/n, cane!!, white cane/n
sceptre | sceptre, m | sceptre: sceptre, scepter
suit-of-armour | armure, f: armure, cotte/n de mailles | suit of armour, suits of armour: suit of armour, suits of armour, suit of armor, suits of armor, his armour, his armor, my armour, my armor
jerrycan | jerrican, m: jerrican, jerrycan, bidon/n d'essence, bidon/n d'huile | jerrycan: jerrycan, jerry can/n, petrol can/n, gas can/n, oil can/n
trowel | truelle, f: truelle, plantoir, transplantoir | trowel: trowel, dibber
sickle | faucille, f: faucille, serpe, serpette | sickle: sickle, billhook
machete | machette, f: machette, coupe-coupe | machete: machete, panga
crowbar | pied-de-biche, pieds-de-biche, m: pied-de-biche, pieds-de-biche, pied de biche | crowbar: crowbar, crow bar/n, jemmy, pry bar/n
clamp | étau, m: étau, serre-joint | vice: carpenter's vice, bench vise/n, bench vice/n, clamp!!
chisel | burin, m: burin, ciseau à bois, ciseaux à bois | chisel: chisel!!
pincers | paire de tenailles, f: tenaille, pince/n coupante, pinces coupantes | pair of pincers: pincers=, pliers=
secateurs | sécateur, m: sécateur, cisaille, taille-haie | pair of secateurs: secateurs=, pruning shears, garden shears, gardening shears, hedge clippers, hedge trimmer/n, pruners=
funnel | entonnoir, m | funnel: funnel!!
bellows | soufflet, m: soufflet/n de forge, soufflet de cheminée | pair of bellows: bellows=!!
screw | vis, vis, f: une vis, des vis, la vis, les vis, vis rouillée | screw: a screw, the screws, screws=!!, rusty screw/n
spear | lance, f: lance!!, javelot, sagaie | spear: spear!!, javelin, lance!!, assegai
trident | trident, m | trident
harpoon | harpon, m | harpoon: harpoon!!
torpedo | torpille, f: torpille | torpedo, torpedoes: torpedo
lasso | lasso, m | lasso: lasso, lariat
inkwell | encrier et une plume, encriers et leurs plumes, m: encrier, plume/n d'oie, porte-plume et encre | quill and inkwell, quills and inkwells: quill, quill pen/n, inkwell, ink pot/n, inkpot
rubber-stamp | tampon encreur, m: tampon encreur, tampons encreurs | rubber stamp: rubber stamp/n, ink stamp/n
postage-stamp | timbre, m: timbre-poste, timbres-poste, un timbre, des timbres, timbre/n de collection | postage stamp: postage stamp/n, a stamp, stamp album/n, stamp collection/n
film-projector | projecteur de cinéma, m: projecteur/n de cinéma, vidéoprojecteur, rétroprojecteur | film projector: projector
floppy-disk | disquette, f | floppy disk: floppy disk/n, floppy disc/n, diskette
pager | bipeur, m: bipeur, bip de | pager: pager, beeper
abacus | boulier, m: boulier, abaque | abacus, abacuses: abacus, abacuses
crucifix | crucifix, crucifix, m: crucifix, croix en bois, croix de bois, croix du christ | crucifix, crucifixes: crucifix, crucifixes, wooden cross/n, cross on the wall, gold cross, silver cross, cross around his+her+my neck, huge cross, large cross
scalpel | scalpel, m: scalpel, bistouri | scalpel
pill-bottle | flacon de pilules, m: flacon/n de pilules, tube/n de comprimés, boîte/n de médicaments, tube/n de médicaments, gélule, doliprane, aspirine, paracétamol, somnifère | bottle of pills, bottles of pills: bottle of pills, bottles of pills, pill bottle/n, pill box/n, aspirin, paracetamol, tylenol, sleeping pill/n
petrol-pump | pompe à essence, f: pompe/n à essence | petrol pump: petrol pump/n, gas pump/n, fuel pump/n
water-pump | pompe à eau, f: pompe/n à eau, pompe/n à bras | water pump: water pump/n, hand pump/n, village pump
safe | coffre-fort, coffres-forts, m: coffre-fort, coffres-forts, coffre de la banque | safe: open/v the safe, opened the safe, crack/v the safe, in the safe, inside the safe, from the safe, the safe was, wall safe/n, gun safe/n, hotel safe/n, locked safe/n, a safe in, a safe with, a safe full, safe deposit box/n, strongbox, bank vault/n
swiss-army-knife | couteau suisse, m: couteau/n suisse, opinel, canif | penknife, penknives: penknife, pocketknife, pocket knife/n, pocket knives, swiss army knife, jackknife
paint-pot | pot de peinture, m: pot/n de peinture, seau/n de peinture, boîte/n de peinture | pot of paint, pots of paint: pot of paint, pots of paint, tin of paint, tins of paint, paint can/n, can of paint, cans of paint, paint pot/n
drill | perceuse, f: perceuse, visseuse, dremel, chignole | power drill: power drill/n, cordless drill/n, electric drill/n, hand drill/n, drill press, drill bit/n, my drill, his drill
plough | charrue, f: charrue | plough: plough!!, plow!!, ploughshare
hoe | houe, f: houe, binette, daba, serfouette | hoe: garden hoe/n, a hoe, hoes=, with his+her+my+the hoe
`;
