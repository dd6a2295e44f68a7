/** Tools, arms, writing and machines. Rows as `things.ts` reads them. */
export const tools = `
page | page, f: page, copies!, une copie blanche+toute+vierge+double+d'examen, copie d'examen, copie blanche, copies d'examen, ma copie, sa copie, feuille/n de papier, feuille/n blanche, bout/n de papier, morceau/n de papier | page: page!, sheet of paper, sheets of paper, piece of paper, pieces of paper, slip of paper, scrap of paper
robot | robot, m | robot
telescope | télescope, m: télescope, longue-vue | telescope
microscope | microscope, m | microscope
pencil | crayon, m | pencil
shield | bouclier, m | shield
axe | hache, f | axe: axe!!, hatchet
bomb | bombe, f | bomb: bomb!!
magnet | aimant, m | magnet
finger | doigt, m: doigt/n coupé, doigt/n humain | finger: severed finger/n, human finger/n
lone-hand | main humaine, f: main/n humaine, main/n coupée | human hand: human hand/n, severed hand/n
screwdriver | tournevis, m | screwdriver
credit-card | carte bancaire, f: carte/n bancaire, carte/n de crédit, carte bleue | credit card: credit card/n, bank card/n, debit card/n
stethoscope | stéthoscope, m | stethoscope
thermometer | thermomètre, m | thermometer
sword | épée, f: épée, sabre | sword: sword, sabre
pistol | pistolet, m: pistolet, revolver, arme/n à feu | gun: gun, pistol, revolver, handgun
bow-and-arrow | arc et sa flèche, arcs et leurs flèches, m: arc à flèches, arc et des flèches, flèche | bow and arrow, bows and arrows: bow and arrow, arrow
wrench | clé à molette, f: clé/n à molette | wrench: wrench, spanner
pen | stylo, m: stylo, bic!! | pen: pen!!, ballpoint
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
saw | scie, f: scie!! | saw: handsaw, hacksaw, a saw, the saw blade, the saw was+is, my+his+her saw
pickaxe | pioche, f: pioche!! | pickaxe: pickaxe, pick axe/n
hammer | marteau, m: marteau, maillet | hammer: hammer!!, mallet
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
rifle | fusil, m: fusil, carabine | rifle: rifle!!
cannon | canon, m: canon!!, boulet/n de canon | cannon: cannon
bullet | balle de fusil, balles de fusil, f: balle/n de fusil, balle/n de pistolet, cartouche | bullet: bullet
dagger | poignard, m: poignard, dague | dagger: dagger
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
pitchfork | fourche, f: fourche!! | pitchfork
bolt | boulon, m: boulon, écrou | bolt: bolt!!, nuts and bolts, nut and bolt
butterfly-net | filet à papillons, m: filet/n à papillons, épuisette | butterfly net: butterfly net/n, bug net/n, landing net/n
pipe | tuyau, m | pipe: pipe!!
stick | bâton, m: bâton, gourdin | stick: stick!!, wooden stick/n
crossbow | arbalète, f | crossbow
x-ray | radiographie, f: radiographie, une radio du, radio/n des poumons | X-ray: x-ray
gas-mask | masque à gaz, m: masque/n à gaz, masques à gaz | gas mask
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
`;
