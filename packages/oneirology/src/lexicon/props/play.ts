/** Toys, sport and music. Rows as `things.ts` reads them. */
export const play = `
toy | ours en peluche, m: nounours, doudou, peluche | teddy bear: teddy, cuddly toy/n, soft toy/n
surfboard | planche de surf, f: planche/n de surf, planches de surf | surfboard: surfboard, surf board/n
skateboard | skateboard, m: skateboard, planche/n à roulettes | skateboard
scooter | trottinette, f | scooter
microphone | micro, m: micro!!, microphone | microphone
violin | violon, m | violin: violin, fiddle
trumpet | trompette, f: trompette, clairon, cornet/n à pistons | trumpet: trumpet, bugle!!, cornet!!, flugelhorn
saxophone | saxophone, m: saxophone, saxo | saxophone
accordion | accordéon, m: accordéon, bandonéon, concertina | accordion: accordion, concertina, bandoneon, squeezebox
die | dé, m: dés= | die, dice: dice=
yo-yo | yoyo, m: yoyo, yo-yo | yo-yo
trophy | coupe, f: trophée | trophy
snowman | bonhomme de neige, bonshommes de neige, m: bonhomme/n de neige, bonshommes de neige | snowman
carousel | cheval de manège, m: manège, cheval/n de bois | carousel horse: carousel, merry-go-round
swing | balançoire, f | swing: swing!!
chessboard | échiquier, m: échiquier, aux échecs, jeu d'échecs, partie/n d'échecs, damier, jeu/n de dames | chessboard: chessboard, chess board/n, chess set/n, checkerboard, chess=, game/n of chess
playing-cards | jeu de cartes, jeux de cartes, m: aux cartes, jeu/n de cartes, partie de cartes, cartes à jouer | hand of cards: cards=!!, playing card/n, deck of cards, pack of cards
party-balloons | grappe de ballons, ballons, f: ballons rouges, ballons de baudruche, ballon/n de baudruche, ballon/n d'hélium, grappe de ballons, bouquet de ballons, ballon rouge, ballons colorés, ballons d'anniversaire | bunch of balloons, balloons: party balloon/n, bunch of balloons, balloons=, helium balloon/n, red balloon/n, birthday balloon/n
sandcastle | château de sable, m: château/n de sable | sandcastle: sandcastle, sand castle/n
bubbles | nuée de bulles de savon, bulles de savon, f: bulles de savon, bulle de savon | cloud of soap bubbles, soap bubbles: soap bubbles, soap bubble
slide | toboggan, m | slide: slide!!, water slide/n
roller-skate | patin à roulettes, m: patin/n à roulettes, rollers= | roller skate: roller skate/n, rollerskate
skis | paire de skis, skis, f: skis= | pair of skis, skis: skis=
tennis-racket | raquette, f | racket: racket!!, racquet
whistle | sifflet, m | whistle: whistle!!
banjo | banjo, m | banjo
trombone | trombone à coulisse, m: trombone, trombone/n à coulisse | trombone
tuba | tuba, m | tuba
clarinet | clarinette, f: clarinette, hautbois, cor anglais | clarinet: clarinet, oboe, cor anglais
harp | harpe, f | harp
pipe-organ | orgue, m: orgue, grandes orgues | pipe organ: pipe organ/n, church organ/n, organ music, play/v the organ
bagpipes | cornemuse, f: cornemuse, biniou | set of bagpipes: bagpipes=
xylophone | xylophone, m: xylophone, balafon, marimba, vibraphone | xylophone: xylophone, marimba, glockenspiel, balafon, vibraphone
tambourine | tambourin, m | tambourine
maracas | paire de maracas, f: maracas= | pair of maracas: maracas=
synthesiser | synthétiseur, m: synthétiseur, clavier électronique | keyboard: synthesizer, electric piano/n
piano-keys | clavier de piano, m: clavier/n de piano, touche/n de piano, touches du piano | piano keyboard: piano keyboard/n, piano key/n
hand-bell | clochette, f: clochette, grelot | hand bell: hand bell/n, handbell
fishing-rod | canne à pêche, f: canne/n à pêche | fishing rod: fishing rod/n, fishing pole/n
dumbbell | haltère, m | dumbbell: dumbbell, barbell
sheet-music | partition, f | sheet of music: sheet music, music sheet/n, musical score/n
baseball | balle de base-ball, f: base-ball | baseball: baseball
baseball-bat | batte, f: batte, batte/n de base-ball | baseball bat: baseball bat/n, a bat in, swinging a bat, swung the bat
basketball | ballon de basket, m: basket!!, ballon/n de basket | basketball
american-football | ballon de football américain, ballons de football américain, m: football américain | football: football
rugby-ball | ballon de rugby, m: rugby, ballon/n de rugby | rugby ball: rugby
volleyball | ballon de volley, m: volley, volley-ball | volleyball: volleyball
tennis-ball | balle de tennis, f: balle/n de tennis | tennis ball
bowling | boule et des quilles de bowling, boules et des quilles de bowling, f: quille, boule/n de bowling, bowling | bowling ball and pins, bowling balls and pins: bowling ball/n, bowling pin/n, bowling=
golf-flag | drapeau de golf, m: golf!! | golf flag: golf!!
boxing-glove | gant de boxe, m: gant/n de boxe, boxe!! | boxing glove: boxing glove/n, boxing=
ping-pong | raquette de ping-pong, f: ping-pong, tennis de table | table tennis bat: ping-pong, table tennis, ping pong paddle/n
badminton | raquette de badminton, f: badminton | badminton racket: badminton
ice-hockey | crosse de hockey, f: hockey, crosse/n de hockey, palet/n de hockey | hockey stick: hockey, hockey stick/n, hockey puck/n
ice-skate | patin à glace, m: patin/n à glace, patins!! | ice skate: ice skate/n, skates=, figure skate/n
snowboard | snowboard, m: snowboard, planche/n de snowboard | snowboard: snowboard
goal | but, m: cage/n de but, cages de but, poteaux de but, poteaux du but | goal: goal post/n, goalpost, soccer goal/n, hockey net/n
basketball-hoop | panier de basket, m: panier/n de basket, panneau/n de basket | basketball hoop: basketball hoop/n, basketball net/n, hoop!!
dart | fléchette, f | dart: dart!!, darts=!!
target | cible, f: cible | target: target!!, bullseye, dartboard
pool-ball | boule de billard, f: billard, boule/n de billard | pool ball: pool ball/n, billiards, eight ball/n, game of pool, playing pool, play pool
puzzle-piece | pièce de puzzle, f: puzzle, pièce/n de puzzle | jigsaw piece: jigsaw, puzzle piece/n, jigsaw puzzle/n
domino | domino, m | domino: domino, dominoes=
frisbee | frisbee, m | frisbee: frisbee
skipping-rope | corde à sauter, f: corde/n à sauter | skipping rope: skipping rope/n, jump rope/n
spinning-top | toupie, f | spinning top
pinata | piñata, f: piñata, pinata | piñata: piñata, pinata
puppet | marionnette, f: marionnette, pantin, guignol!! | puppet: puppet, marionette
slot-machine | machine à sous, f: machine/n à sous, bandit manchot | slot machine: slot machine/n, gambling machine/n, fruit machine/n, one-armed bandit/n
firecracker | pétard, m: pétard | firecracker: firecracker, stick of dynamite, dynamite
mirror-ball | boule à facettes, f: boule/n à facettes, boule/n disco | mirror ball: disco ball/n, mirror ball/n, glitter ball/n
roller-coaster | grand huit, grands huits, m: montagnes russes, grand huit | roller coaster
circus-tent | chapiteau, m: chapiteau, cirque, tente/n de cirque | circus tent: circus tent/n, circus, big top
clapperboard | clap de cinéma, m: clap/n de cinéma | clapperboard
movie-camera | caméra de cinéma, f: caméra/n de cinéma, caméra/n de télévision, une caméra qui | film camera: movie camera/n, film camera/n, tv camera/n, television camera/n
beach-ball | ballon de plage, m: ballon/n de plage | beach ball
lottery | billet de loterie, m: billet/n de loterie, loto, loterie, ticket/n à gratter | lottery ticket: lottery ticket/n, lottery, raffle ticket/n
hunting-horn | cor de chasse, m: cor/n de chasse | hunting horn: hunting horn/n, blow a horn, blew a horn
paper-plane | avion en papier, m: avion/n en papier, avions en papier | paper plane: paper plane/n, paper airplane/n
paper-boat | bateau en papier, m: bateau/n en papier, bateaux en papier | paper boat
water-pistol | pistolet à eau, m: pistolet/n à eau, pistolets à eau | water pistol: water pistol/n, water gun/n, squirt gun/n
voodoo-doll | poupée vaudou, poupées vaudou, f: poupée/n vaudou | voodoo doll
trampoline | trampoline, m | trampoline
diving-board | plongeoir, m: plongeoir, grand plongeoir | diving board: diving board/n, top board, high board/n, springboard
hammock | hamac, m | hammock
seesaw | balançoire à bascule, f: balançoire/n à bascule, tape-cul | seesaw: seesaw, see-saw, teeter-totter
rocking-horse | cheval à bascule, chevaux à bascule, m: cheval/n à bascule, chevaux à bascule | rocking horse
cello | violoncelle, m: violoncelle, contrebasse | cello: cello, double bass
gramophone | gramophone, m: gramophone, phonographe, tourne-disque, électrophone, platine/n vinyle | gramophone: gramophone, phonograph, record player/n, turntable, victrola
metronome | métronome, m | metronome
gong | gong, m | gong
lyre | lyre, f: lyre, cithare | lyre: lyre, zither
djembe | djembé, m: djembé, djembe, tam-tam, bongo, tabla, darbouka | djembe: djembe, bongo, bongos=, tabla, conga drum/n, tom-tom
bassoon | basson, m | bassoon
french-horn | cor d'harmonie, cors d'harmonie, m: cor/n d'harmonie | French horn: french horn/n
pan-flute | flûte de Pan, flûtes de Pan, f: flûte/n de pan | set of panpipes: panpipes=, pan pipes=, pan flute/n
chess-piece | pièce d'échecs, f: pièce/n d'échecs, pion/n d'échecs, cavalier d'échecs | chess piece: chess piece/n, chessman, chessmen=, chess pawn/n
marbles | bille, f: billes=, une bille, bille/n de verre | marble, marbles: marbles=!!, glass marble/n, bag of marbles
punching-bag | sac de frappe, m: sac/n de frappe, punching-ball | punchbag: punching bag/n, punch bag/n, punchbag
baby-rattle | hochet, m | baby rattle: baby rattle/n, baby's rattle, wooden rattle/n, plastic rattle/n, silver rattle
snow-globe | boule à neige, f: boule/n à neige, boule/n de verre avec de la neige | snow globe: snow globe/n, snowglobe
loudspeaker | haut-parleur, haut-parleurs, m: haut-parleur, haut-parleurs, baffle, amplificateur, ampli | loudspeaker: loudspeaker, loud speaker/n, amplifier, stereo speaker/n
vinyl-record | disque vinyle, m: disque/n vinyle, un vinyle, des vinyles, 33 tours, 45 tours, vieux disque, vieux disques | vinyl record: vinyl record/n, vinyls=, gramophone record/n, old record/n, lp=
jukebox | juke-box, juke-box, m: juke-box, jukebox | jukebox, jukeboxes: jukebox, jukeboxes, juke box/n
harmonica | harmonica, m: harmonica, musique/n à bouche, ruine-babines | harmonica: harmonica, mouth organ/n, mouth harp/n
mandolin | mandoline, f: mandoline, luth, oud, bouzouki, balalaïka | mandolin: mandolin, lute, oud, bouzouki, balalaika
cymbals | paire de cymbales, f: cymbale | pair of cymbals: cymbal
hula-hoop | cerceau, cerceaux, m: cerceau, hula-hoop | hula hoop: hula hoop/n, hoola hoop/n, hula-hoop
`;
