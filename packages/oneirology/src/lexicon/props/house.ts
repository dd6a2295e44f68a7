/** What stands and lies about a house. Rows as `things.ts` reads them. */
export const house = `
parcel | colis, m: colis, paquet!! | parcel: parcel, package!!
sofa | canapé, m: canapé, sofa, divan, clic-clac, canapé-lit, causeuse | sofa: sofa, couch, settee, chesterfield, futon, loveseat, love seat/n, davenport
toilet-bowl | cuvette de toilettes, f: cuvette, siège des toilettes | toilet bowl: toilet bowl/n, toilet seat/n
lantern | lanterne, f: lanterne, lampion | lantern
bucket | seau, m: seau, chaudière d'eau, baquet | bucket: bucket, pail
soap | savon, m | bar of soap: soap
toothbrush | brosse à dents, f: brosse/n à dents | toothbrush
comb | peigne, m: peigne! | comb: comb!
hourglass | sablier, m | hourglass
desk | bureau, m: pupitre, table/n de travail | desk
mattress | matelas, m | mattress
bathtub | baignoire, f: baignoire, mon bain, son bain, le bain moussant | bathtub: bathtub, bath tub/n, bath=!!, bubble bath/n
aquarium | aquarium, m: aquarium, bocal/n à poissons, bocal/n à poisson, bocal/n de poisson | aquarium: aquarium, fish tank/n, fishbowl, fish bowl/n, goldfish bowl/n
throne | trône, m: trône! | throne
mannequin | mannequin, m | mannequin: mannequin, dummy!!, shop dummy/n, dressmaker's dummy
toilet | siège de toilettes, m: toilettes=, wc=, chiottes= | toilet: toilet!
ironing-board | planche à repasser, f: planche/n à repasser, table/n à repasser, fer/n à repasser | ironing board: ironing board/n
iron | fer à repasser, m: fer/n à vapeur | iron: clothes iron/n, steam iron/n, flat iron/n
mop | serpillière, f: serpillière, wassingue, panosse, vadrouille!! | mop: mop!!
deckchair | transat, m: transat, chaise/n longue, chaises longues | deckchair: deckchair, deck chair/n, sun lounger/n
badge | badge, m | badge: badge, name tag/n, name badge/n
washing-line | corde à linge, f: corde/n à linge, fil/n à linge, linge qui séchait, étendoir, étendre/v le+du+son+mon+leur linge | washing line: washing line/n, clothesline, clothes line/n, hang/v the washing, hanging washing, washing off the line, washing on the line
laptop | ordinateur portable, m: ordinateur/n portable, macbook | laptop: laptop, macbook, chromebook
printer | imprimante, f: imprimante, photocopieuse | printer: printer!!, photocopier
headphones | casque audio, casques audio, m: écouteurs=, casque/n audio | pair of headphones, headphones: headphones=, headset
radio | poste de radio, m: poste/n de radio, transistor, la radio, une radio, ma radio, autoradio | radio: radio, wireless set/n
sponge | éponge, f | sponge
flashlight | lampe de poche, f: lampe/n de poche, lampe/n torche, torche/n électrique, lampe/n frontale | torch: flashlight, torch, head torch/n, headlamp, headtorch
towel | serviette, f: serviette/n de bain, serviette/n de plage, drap/n de bain | towel: towel, bath towel/n
armchair | fauteuil, m: fauteuil | armchair: armchair, arm chair/n, easy chair/n, recliner
rocking-chair | fauteuil à bascule, m: fauteuil/n à bascule, chaise/n à bascule, rocking-chair | rocking chair
stool | tabouret, m: tabouret, escabelle, marchepied | stool: stool!!, barstool, bar stool/n, footstool, foot stool/n
bookshelf | étagère, f: étagère, rayonnage, bibliothèque/n du salon | bookshelf, bookshelves: shelf, shelves=, bookshelf, bookshelves=, bookcase
bunk-bed | lit superposé, lits superposés, m: lit/n superposé, lits superposés, couchette!! | bunk bed: bunk bed/n, bunk!!
candlestick | bougeoir, m: bougeoir, chandelier | candlestick: candlestick, candle holder/n
desk-lamp | lampe de bureau, f: lampe/n de bureau, lampe/n de chevet | desk lamp: desk lamp/n, reading lamp/n
picture-frame | cadre, m: cadre!!, portrait, photo/n encadrée, photos encadrées | picture frame: portrait, picture frame/n, framed picture/n, framed photo/n
alarm-clock | réveil, m: réveille-matin, radio-réveil, réveil/n matin, mon réveil sonner/v, le réveil sonner/v | alarm clock
wristwatch | montre, f: montre!!, bracelet/n montre | watch: wristwatch, wrist watch/n, my watch, his watch, her watch, a gold watch
mobile-phone | téléphone portable, m: téléphone/n portable, portable!!, smartphone, iphone, mon téléphone, son téléphone, ton téléphone, cellulaire!!, gsm, natel, mon portable, son portable | mobile phone: cell phone/n, cellphone, mobile phone/n, smartphone, iphone, my phone, his phone, her phone, their phones, our phones, blackberry, nokia, my mobile, his mobile, her mobile, a mobile
remote-control | télécommande, f | remote control: remote control/n, tv remote/n, the remote
houseplant | plante en pot, f: plante!!, plante/n en pot, plante/n verte, plantes vertes, pot/n de fleurs, pot/n de fleur | potted plant: potted plant/n, house plant/n, houseplant, flower pot/n, flowerpot, plant!!
bouquet | bouquet de fleurs, m: bouquet!!, gerbe/n de fleurs | bouquet: bouquet, bunch of flowers, corsage
basket | panier, m: panier, corbeille | basket: basket!!, hamper!!
shower-head | pommeau de douche, m: pommeau/n de douche | shower head: shower head/n, showerhead
toilet-roll | rouleau de papier, m: papier toilette, papier/n hygiénique, essuie-tout, sopalin | roll of paper: toilet paper, paper towel/n, kitchen roll/n
plunger | ventouse, f: ventouse!! | plunger
razor | rasoir, m | razor
perfume | flacon de parfum, m: parfum!!, eau/n de parfum, eau/n de toilette | bottle of perfume: perfume, cologne
plaster | pansement, m: pansement, sparadrap | sticking plaster: band-aid, band aid/n, sticking plaster/n
syringe | seringue, f: seringue, piqûre!! | syringe: syringe, injection
crutch | béquille, f | crutch
pillow | oreiller, m: oreiller, coussin, traversin, polochon | pillow: pillow, cushion, bolster!!
blanket | couverture, f: couverture!!, couette, plaid!!, édredon, douillette, courtepointe, couverte!! | blanket: blanket, quilt, duvet, comforter, bedspread, eiderdown, coverlet, doona
padlock | cadenas, m | padlock: padlock
vacuum-cleaner | aspirateur, m | vacuum cleaner: vacuum cleaner/n, hoover!!, vacuum!!, hoovering=, hoovered=, vacuuming=, vacuumed=
sewing-machine | machine à coudre, f: machine/n à coudre | sewing machine
thread | bobine de fil, f: bobine!!, bobine/n de fil, fil/n à coudre | spool of thread: spool, thread!!
yarn | pelote de laine, f: pelote | ball of wool, balls of wool: yarn, ball of wool
button | bouton, m: bouton/n de chemise, bouton/n de culotte, bouton/n de manteau, bouton nacré | button: shirt button/n, coat button/n, buttons of my
clothes-peg | pince à linge, f: pince/n à linge | clothes peg: clothespin, clothes peg/n
hanger | cintre, m | hanger: hanger!!, coat hanger/n
mouse-trap | souricière, f: souricière, piège/n à souris, tapette/n à souris | mousetrap: mousetrap, mouse trap/n
fire-extinguisher | extincteur, m | fire extinguisher
cobweb | toile d'araignée, f: toile/n d'araignée | cobweb: cobweb, spider web/n, spider's web
match | allumette, f: allumette | match: lit a match, light a match, lighting a match, struck a match, box of matches, matchstick, matches=!!
lighter | briquet, m | lighter: lighter!!, cigarette lighter/n
tobacco-pipe | pipe, f: pipe!! | smoking pipe: smoking a pipe, smoke a pipe, smoked a pipe, tobacco pipe/n, pipe smoke
cigar | cigare, m | cigar
hand-fan | éventail, m: éventail, éventails= | folding fan: folding fan/n, hand fan/n
piggy-bank | tirelire, f | piggy bank
crystal-ball | boule de cristal, f: boule/n de cristal, boule/n de voyante | crystal ball
keyboard | clavier, m | keyboard: keyboard
computer-mouse | souris d'ordinateur, souris d'ordinateur, f: souris d'ordinateur, souris sans fil | computer mouse, computer mice: computer mouse, mouse pad/n
game-controller | manette de jeu, f: manette, playstation, xbox, game boy, nintendo, joystick, console/n de jeux | game controller: game controller/n, playstation, xbox, game boy, gameboy, nintendo, joystick, games console/n, game console/n, gamepad
compact-disc | disque, m: cd=, dvd=, disque/n compact | disc: cd=, cds=, dvd=, dvds=, compact disc/n
cassette | cassette, f: cassette, bande/n magnétique | cassette: cassette, cassette tape/n, audio tape/n
video-camera | caméscope, m: caméscope | camcorder: camcorder, video camera/n
calendar | calendrier, m | calendar
doorhandle | poignée de porte, f: poignée/n de porte, poignée/n de la porte | door handle: door handle/n, doorknob, door knob/n
plug | prise, f: prise électrique, prises électriques, prise de courant, fiche électrique, multiprise, rallonge électrique, prise/n murale | plug: electric plug/n, electrical cord/n, power cord/n, extension cord/n, electrical socket/n, power socket/n, extension lead/n
battery | pile, f: pile électrique, piles électriques, une pile plate | battery
shampoo | flacon de shampoing, m: shampooing, shampoing, gel/n douche | bottle of shampoo: shampoo!!
bandage | bande de gaze, f: bandage, bande/n de gaze, bande velpeau | roll of bandage: bandage!!
candelabra | candélabre, m | candelabra: candelabra, candelabrum
prayer-beads | chapelet, m: chapelet, rosaire | rosary: rosary, prayer bead/n
magic-lamp | lampe magique, f: lampe magique, lampe/n d'aladin, lampe/n à huile | magic lamp: magic lamp/n, oil lamp/n, genie lamp/n
dreamcatcher | attrape-rêves, attrape-rêves, m: attrape-rêve, attrape-rêves | dreamcatcher: dreamcatcher, dream catcher/n
cuckoo-clock | coucou, m: un coucou, le coucou, pendule/n à coucou | cuckoo clock
stopwatch | chronomètre, m: chronomètre, chrono!! | stopwatch
spinning-wheel | rouet, m | spinning wheel
boombox | radiocassette, m: radiocassette, radio-cassette, magnétophone, baladeur, lecteur/n de cassettes | boom box: boom box/n, boombox, ghetto blaster/n, tape recorder/n, walkman, cassette player/n, tape player/n
fax | fax, fax, m: fax | fax machine: fax machine/n
usb-key | clé USB, clés USB, f: clé usb, clés usb | memory stick: memory stick/n, usb stick/n, flash drive/n
tablet | tablette, f: tablette numérique, ma tablette, sa tablette, une tablette tactile, ipad | tablet: ipad, my tablet, his tablet, her tablet
coin | pièce de monnaie, f: pièce/n de monnaie, piécette, pièce/n d'un euro, pièces d'un euro, pièce/n d'or, pièce/n d'argent | coin: gold coin/n, silver coin/n, coin!!, penny, pennies=, dime!!, farthing!!
drawer | tiroir, m | drawer
counter | comptoir, m: comptoir, guichet | counter: counter!
cradle | berceau, m: berceau!!, couffin, lit/n de bébé, bassinette, lit/n à barreaux | cradle: cradle!!, crib!!, bassinet, moses basket/n, cot!!, carrycot
glass-box | boîte en verre, f: boîte/n en verre, cage/n en verre, cage/n de verre, boîte/n de verre, vitrine/n en verre, cercueil/n de verre, cercueil/n en verre, boîte/n transparente | glass box: glass box/n, glass case/n, glass cage/n, glass coffin/n, box/n made of glass, transparent box/n
chandelier | lustre, m: lustre!! | chandelier
typewriter | machine à écrire, f: machine/n à écrire | typewriter
loom | métier à tisser, métiers à tisser, m: métier/n à tisser, métiers à tisser | loom: loom!!, weaving loom/n
locker | casier, m: casier!!, vestiaire métallique | locker: locker!!
chest-of-drawers | commode, f: commode!!, bahut, chiffonnier, vaisselier | chest of drawers, chests of drawers: chest of drawers, chests of drawers, dresser!!, sideboard, credenza
tap | robinet, m | tap: tap!!, faucet
trash-can | poubelle, f: poubelle, bac/n à ordures, conteneur/n à ordures, corbeille/n à papier | dustbin: dustbin, garbage can/n, trash can/n, wheelie bin/n, rubbish bin/n, garbage bin/n, litter bin/n, recycling bin/n, trash bin/n, bin!!, waste-paper basket/n, wastepaper basket/n, wastebasket
office-chair | chaise de bureau, chaises de bureau, f: chaise/n de bureau, fauteuil/n de bureau, chaise/n à roulettes | office chair: office chair/n, desk chair/n, swivel chair/n
dustpan | pelle à poussière, f: pelle/n à poussière, ramasse-poussière, ramasse-bourrier, balayette | dustpan: dustpan, dust pan/n
nappy | couche de bébé, f: couche/n de bébé, couche-culotte, couches-culottes, couches sales, couche sale, changer/v la couche, changer/v sa couche, une couche pleine | nappy, nappies: nappy, diaper
pacifier | tétine, f: tétine, sucette/n de bébé | dummy, dummies: pacifier, baby's dummy, binky
hairbrush | brosse à cheveux, f: brosse/n à cheveux | hairbrush, hairbrushes: hairbrush, hairbrushes
hairdryer | sèche-cheveux, sèche-cheveux, m: sèche-cheveux | hairdryer: hairdryer, hair dryer/n, blow dryer/n, blow-dryer/n
hot-water-bottle | bouillotte, f | hot-water bottle: hot water bottle/n
walking-frame | déambulateur, m: déambulateur, marchette | walking frame: walking frame/n, zimmer frame/n, zimmer, aluminium walker, her walker, his walker
radiator | radiateur, m | radiator
electric-fan | ventilateur, m: ventilateur, ventilo | electric fan: electric fan/n, ceiling fan/n, a fan in, the fan was, desk fan/n, floor fan/n, fan was spinning, fan blades
wood-stove | poêle à bois, poêles à bois, m: poêle/n à bois, poêle/n à mazout, poêle/n à charbon, le poêle, truie/n à bois | wood stove: wood stove/n, wood-burning stove/n, log burner/n, potbelly stove/n, pot-bellied stove/n, woodstove
`;
