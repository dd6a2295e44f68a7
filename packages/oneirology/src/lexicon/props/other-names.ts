/**
 * Narrower and regional names of what a symbol names already; the id is the symbol’s, and no figure
 * about dreams counts them. Rows as `things.ts` reads them.
 */
export const otherNames = `
bag | sac, m: besace, gibecière, baluchon | bag: satchel, holdall, tote bag/n, fanny pack/n, bum bag/n, bumbag
umbrella | parapluie, m: ombrelle | umbrella: brolly
guitar | guitare, f: ukulélé, ukulele | guitar: ukulele
flute | flûte, f: flûte/n à bec, flûte/n traversière, piccolo, fifre, pipeau | flute: piccolo, fife, penny whistle/n, tin whistle/n, treble recorder/n, play/v the recorder, playing the recorder
drum | tambour, m: caisse/n claire, grosse caisse, grosses caisses | drum: bodhran, bodhrán, steelpan, steel pan/n, kettledrum, timpani
piano | piano, m: clavecin, épinette, pianola | piano: harpsichord, pianola, spinet
doll | poupée, f: une barbie, ma barbie, des barbies, poupée/n barbie, poupon | doll: barbie doll/n, a barbie, my barbie, barbies=
car | voiture, f: limousine, décapotable, deux-chevaux, berline, corbillard | car: convertible!!, sedan, hatchback, hearse, limo
motorcycle | moto, f: motocyclette, harley | motorcycle: harley, dirt bike/n
bicycle | vélo, m: bicycle, un tandem, bmx, vtt | bicycle: tandem!!, penny-farthing, bmx
boat | barque, f: chaloupe, zodiac, canot/n de sauvetage, esquif, pédalo | boat: lifeboat, skiff, coracle, currach, pedalo
newspaper | journal, m: revue!!, gazette, hebdomadaire | newspaper: tabloid, gazette
book | livre, m: une bible, ma bible, sa bible, bible ouverte, coran, missel, bande/n dessinée, bandes dessinées, manga, carnet, calepin, agenda, atlas, album/n de photos | book: a bible, my bible, his bible, her bible, holy bible, bibles=, koran, quran, atlas, comic book/n, scrapbook, hymn book/n, hymnal, prayer book/n, ledger, notepad, sketchbook
map | carte, f: carte/n au trésor, carte/n du monde, carte/n de france, carte/n d'état-major, carte/n de la région, carte/n de la ville, carte/n du pays, plan/n du métro, planisphère, déplier/v la carte, vieille carte, carte/n routière | map: street map/n, treasure map/n, road map/n, map of the world
computer | ordinateur, m: pc=, mon pc | computer: computer monitor/n, desktop computer/n
key | clé, f: porte-clés, passe-partout, trousseau/n de clés | key: bunch of keys, keyring, key ring/n, set of keys
statue | statue, f: bouddha, gargouille, figurine | statue: buddha, gargoyle, figurine
broom | balai, m: balai-brosse, balai/n de sorcière | broom: broomstick, besom
ladder | échelle, f: escabeau | ladder: stepladder, step ladder/n
table | table, f: table/n de nuit, table/n de chevet, guéridon | table: nightstand, night stand/n, side table/n, coffee table/n, end table/n
wardrobe | armoire, f: garde-robe, penderie | wardrobe: almirah, armoire
shooting-star | étoile filante, étoiles filantes, f: astéroïde | shooting star: meteorite, asteroid
`;

/** The same of what is worn. */
export const otherNamesWorn = `
hat | chapeau, m: béret, képi, fez, chéchia, chapeau/n melon, borsalino | hat: beret, fedora, trilby, bowler hat/n, fez, homburg
scarf | écharpe, f: cache-nez, cache-col, châle, étole, keffieh, chèche, bandana, hijab, fichu!! | scarf, scarves: bandana, bandanna, headscarf, hijab, pashmina, keffiyeh
coat | manteau, m: pardessus, imperméable!!, ciré!!, trench, duffle-coat, parka, anorak, doudoune, gabardine, caban, loden, pèlerine | coat: overcoat, raincoat, trench coat/n, duffel coat/n, parka, anorak, windbreaker, blazer
shirt | tee-shirt, m: chandail, pull-over, sweat-shirt, tee-shirt, polo!!, débardeur, gilet, cardigan, chemisette, camisole, maillot/n de corps, tricot/n de corps, tunique | shirt: pullover, cardigan, sweatshirt, polo shirt/n, tank top/n, waistcoat, undershirt, turtleneck, jumper!!, tunic, tee shirt/n
dress | robe, f: robe/n du soir, robe/n de bal | dress: sundress, pinafore, evening gown/n
trousers | pantalon, m: legging, leggings=, salopette, bleu/n de travail, futal, caleçon long | pair of trousers: slacks=, leggings=, sweatpants=, dungarees=, overalls=, chinos=, corduroys=
underwear | culotte, f: caleçon, bobettes=, petite culotte, petites culottes | pair of underpants: knickers=, boxer shorts, underpants=, bloomers=, undies=
shoes | chaussure, f: godasse, mocassin, espadrille, ballerines=!!, croquenot, galoche, sabot/n de bois | shoe: loafer, moccasin, espadrille, brogues=, clogs=
glasses | paire de lunettes, lunettes, f: binocle, bésicles=, lorgnon, barniques=, pince-nez | pair of glasses: pince-nez, bifocals=, reading glasses
`;
