import { family } from '#lexicon/symbols/family.ts';

export const objects = family(
  'objects',
  { fr: 'les objets', en: 'objects' },
  `
mirror | miroir, glace/n sans tain, dans la glace de, devant la glace, me regarder/v dans la glace, me vois dans la glace, me voyais dans la glace, se regarder/v dans la glace, reflet | mirror, looking glass, reflection
clock | horloge, pendule, montre!!, réveil!!, sablier, cadran | clock!!, watch!!, alarm clock/n, wristwatch, hourglass, clocks=
key | clé, clef, serrure, trousseau, cadenas | key!!, keys=!, lock!!, keyhole, padlock
book | livre!!, roman, cahier, bouquin, grimoire, dictionnaire, encyclopédie | book!!, books=!!, novel!!, notebook, dictionary, encyclopedia, textbook
letter | lettre, enveloppe, courrier, carte/n postale | letter, envelope, postcard, mail!!
phone | téléphone, portable!!, combiné, téléphoner/v | phone!, phone ring/v, telephone ring/v, telephone, cellphone, cell phone/n, phone call/n
computer | ordinateur, écran, clavier, internet | computer, screen!!, keyboard, internet
television | télévision, télé, téléviseur | television, tv, telly
camera | appareil/n photo, caméra | camera
photograph | photo, photographie, portrait | photograph, photo, portrait, snapshot
knife | couteau, canif, lame!!, poignard, rasoir | knife, blade!!, dagger, razor
scissors | ciseaux: ciseaux= | scissors: scissors=
mask | masque, déguisement, costume/n de carnaval | mask!!, disguise!!, costume
box | boîte, coffre, coffret, carton | box!!, chest full of, treasure chest/n, wooden chest/n, chest of, crate, boxes=, trunk of treasure
treasure | trésor, joyau, pierre/n précieuse, pierres précieuses | treasure!!, gem
money | argent!!, monnaie, billet/n de banque, billet/n de … euro+euros+dollar+dollars+francs+livres, pièce/n d'or, des sous, les sous, mes sous, quatre sous | money, cash!!, coin, dollar bill/n, dollar note/n, euro note/n, pound note/n, banknote, bank note/n
gold | or!!, doré/a, lingot | gold, golden=
jewel | bijou, collier, bracelet, diamant, boucle/n d'oreille, boucles d'oreilles | jewel, jewelry, necklace, bracelet, diamond, earring
ring | bague, alliance!!, anneau | ring!!, rings=!!, wedding ring/n, engagement ring/n
doll | poupée, marionnette, mannequin | doll, puppet, mannequin
toy | jouet, peluche, nounours, ours en peluche | toy!!, toys=, teddy bear/n, stuffed animal/n
ball | balle!!, ballon/n de foot | ball
rope | corde, ficelle, cordage, fil= | rope, string!!, cord
chain | chaîne!!, menottes= | chain!!, handcuffs=, shackles=, chains=
cage | cage, piège!! | cage!!, trap!!
glass | verre!!, verre/n d'eau | glass!!, glass bottle/n, glass of water, glass of wine, glass of milk
kettle | bouilloire | kettle
vase | vase: un vase, le vase, ce vase, mon vase, des vases, les vases | vase
bottle | bouteille, flacon, fiole | bottle, flask, vial
umbrella | parapluie, parasol | umbrella, parasol
bag | sac, cartable, panier, sacoche | bag!!, purse, basket, handbag, bags=!!
broom | balai, aspirateur | broom, vacuum cleaner/n
needle | aiguille, seringue, piqûre | needle, syringe, injection
tool | outil, marteau, clou, pelle, hache, clé/n à molette, clé/n anglaise, clé/n plate, clé/n à pipe, clé/n de huit, clé/n de dix, clé/n de douze, clé/n de treize, clé/n de quatorze, clé/n de dix-sept | tool, wrench, spanner, hammer!!, nail!!, of nails, shovel, axe
machine | machine, robot, engin | machine, robot
painting | tableau, peinture, toile!! | painting!!, canvas, picture!!
statue | statue, sculpture | statue, sculpture
crystal | cristal, boule/n de cristal | crystal, crystal ball/n
medicine | médicament, cachet, comprimé, pilule | medicine, pill, drug, medication
newspaper | journal!!, magazine | newspaper, magazine
cigarette | cigarette, cigare | cigarette, cigar, a joint
trash | ordures=, poubelle, déchets= | trash, garbage, rubbish
- | en photo, prendre/v une photo, prendre/v des photos, journal intime, cage/n d'escalier, cage/n d'ascenseur, cage thoracique, argent/n de poche, une livre de, livres de, livre/n sterling, tableau/n noir, porte/n monnaie | take/v a photo+picture, take/v photos+pictures, rib cage/n, piano key/n, keys of the piano, keys of a piano, hit/v a key, strike/v a key, press/v a key, hit/v the keys, press/v the keys, watch out, ball game/n, key point/n, had a ball
diary | journal intime, journaux intimes | diary, journal
blackboard | tableau noir | blackboard, chalkboard, whiteboard
`,
);
