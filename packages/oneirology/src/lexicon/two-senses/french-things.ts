/** French words of things and bodies. Rows as in `english-beings.ts`. */
export const frenchThingsOfTwoSenses = `
- | chaîne | vélo, bicyclette, dérailler/v, pédale, pédaler/v, télécommande, télé, émission, zapper/v, télévision, chaîne de, magasin, hôtel, restaurant, chaîne hi-fi, hi-fi, youtube, chaîne humaine, chaîne alimentaire, moto, sauter/v, stéréo, réaction en chaîne, usine, montage, chaîne info, programme, film, chaîne de montagnes, tronçonneuse
jewel | chaîne | or, argent, cou, pendentif, médaille, baptême, bijou, collier
= | chaîne | prisonnier, pied, attaché, cadenas, mur, poignet, cheville, chien, enchaîner/v, lourde, lien, cave, ancre, fer, libérer/v, briser/v, grosse chaîne
- | voile, voiles= | bateau, hisser/v, vent, mer, voilier, gonfler/v, mât, mettre/v les voiles, faire/v de la voile, moniteur, marin, navire, stage, régate, spi, cours de voile, planche, roue, radio, vélo, devant les yeux, naviguer/v, barque, déchirer/v
= | voile | mariée, tête, cheveux, robe, musulmane, noir, visage, dentelle, soulever/v, religieuse, islamique, femme, veuve, blanc, transparent
frying-pan | poêle | œuf, frire/v, cuire/v, huile, steak, beurre, faire cuire, crêpe, omelette, cuisine, poêle à frire, manche, retourner/v, cuisiner/v, frapper/v, gaz
fireplace | poêle | bois, chauffer/v, bûche, poêle à, granulés, cheminée, feu, chaleur, charbon, froid, salon, fonte, faïence, allumer/v, se réchauffer/v
- | livre, livres= | beurre, sterling, une livre de, livres sterling, kilo, prix, londres, viande, coûter/v, payer/v, pesait, farine, il livre, qui livre, livre des
= | livre, livres= | lire/v, lisais, page, écrire/v, bibliothèque, couverture, lecture, auteur, étagère, histoire, titre, ouvrir/v, roman, librairie, mots
- | page | charger/v, web, internet, téléphone, #computer, roi, château, page d'accueil, facebook, reine, seigneur, wikipédia, site, blason, prince, tourner/v la page sur
= | page | livre, blanche, tourner/v, papier, cahier, écrire/v, lire/v, arracher/v, journal, carnet, roman, déchirer/v
map | carte | trésor, île, chercher/v, pays, monde, chemin, montrer/v, carte routière, ville, indiquer/v, se repérer/v, boussole, perdu, frontière, désert, carte du, géographie, itinéraire, randonnée, carte au trésor, déplier/v, roche, pirate, explorateur, mappemonde, voyage
playing-cards | carte, cartes= | jouer/v, jouait, distribuer/v, pioche, belote, poker, battre/v, as, atout, tricher/v, tour de cartes, magicien, partie, joueur, jeu, pli, casino
- | carte, cartes= | payer/v, bancaire, supermarché, caissière, passer/v pas, ma carte, code, distributeur, carte bleue, retirer/v, carte de visite, identité, carte vitale, fidélité, restaurant, menu, serveur, dessert, anniversaire, postale, vœux, noël, bus, navigo, transport, grise, étudiant, carte mère, séjour, électorale, à la carte, donner/v carte blanche, cartes de visite, mémoire, plat, commander/v, crédit, abonnement, cb, badge
fruit+peach | pêche | noyau, mûre, juteuse, manger/v, mangeais, fruit, confiture, peau, sirop, panier de, juteux, melba, abricot, éplucher/v, croquer/v, duvet, sucrée, verger, compote, peler/v
- | pêche | avoir/v la pêche, une pêche d'enfer, la pêche ce, la pêche depuis, forme, énergie, avait la pêche, avais la pêche, pêche d'enfer, matin-là, se fendre/v la pêche, rejet
= | pêche | poisson, lac, mer, père, ligne, canne, rivière, hameçon, aller/v à la pêche, à la pêche, barque, bateau, filet, port, étang, grand-père, truite, appât
- | langue | parler/v, inconnue, comprendre/v, étrangère, anglais, français, pays, langue maternelle, traduire/v, leur langue, langage, mots=, arabe, chinois, mauvaise langue, apprendre/v, cours de langue, latin, langue de bois, langue de terre, langue de feu, vivante, morte, bœuf, sable
= | langue | saigner/v, bouche, tirer/v la langue, tirait la langue, couper/v, chien, mordre/v, lécher/v, dents=, percer/v, baiser, serpent, gonfler/v, brûler/v, embrasser/v, sang, goût, tiré la langue
- | toile | araignée, tisser/v, toile d'araignée, internet, #computer, ordi, web, bâche, tente, sac, cirque, chaise, pantalon, toile cirée, fils, nappe, chaussures, fichier, film, soies, mouche
= | toile | peintre, peindre/v, tableau, musée, maître, mur, chevalet, pinceau, exposition, galerie, peinture, couleur, picasso
- | filet | sole, bœuf, sang, #meal, viande, poisson, filet d'eau, filet mignon, filet de voix, huile, filet de, canard, eau, bave, salive, citron, tennis, balle, ballon, but, steak, hockey
= | filet | pêche, pêcheur, mer, bateau, capturer/v, papillon, poissons, piège, pris dans, corde, remonter/v, tendre/v, trapéziste, cirque, prisonnier, prendre/v au
- | ampoule | pied, pieds, chaussure, marche, randonnée, saigner/v, talon, orteil, médicament, infirmière, percer/v, pansement, mains, doigt, marcher/v, buvable, boire/v, douleur, chaussures
= | ampoule | plafond, griller/v, lumière, visser/v, lampe, éclairer/v, allumer/v, pendre/v, couloir, chambre, électrique, changer/v, clignoter/v, nue
- | aiguille, aiguilles= | horloge, montre, pin, sapin, pins=, cadran, tourner/v, tricot, tricoter/v, boussole, heure, réveil, compteur, talon, talons=, sens des aiguilles, envers, minute, pendule, botte de foin, du midi, montagne, balance
= | aiguille, aiguilles= | coudre/v, fil, piquer/v, doigt, seringue, infirmière, bras, couture, injection, tissu, veine, peau, docteur, cousait, sang, chas, médecin, vaudou, poupée, planter/v, tatouage
- | fraise | dentiste, dent, siffler/v, bouche, fraise des bois sauvages, ramener/v ma, ramener/v sa, perceuse, collerette, roulette
= | fraise, fraises= | manger/v, panier, rouge, fruit, jardin, sucre, cueillir/v, confiture, tarte, champ, crème, chantilly
battery | pile, piles= | lampe, réveil, télécommande, changer/v, électrique, jouet, radio, batterie, plus de piles, montre, appareil, usée, piles de, lampe de poche
- | pile | pile de, face, pile ou face, pile à, vaisselle, livres=, linge, pile poil, assiette, papiers=, pile devant, dossiers, pont
- | couverture | livre, magazine, photo en, journal, cuir, en couverture, presse, réseau, toit, santé, cahier, espion, médiatique, de survie, une couverture de
= | couverture | lit, dormir/v, caché sous, sous la couverture, laine, froid, enrouler/v, chaude, bébé, canapé, donner/v une, chaud, envelopper/v, nuit
- | dent, dents= | peigne, scie, fourchette, roue, engrenage, râteau, dents de scie, fermeture, avoir/v une dent contre, dent contre, timbre, tronçonneuse, creuse
= | dent, dents= | tomber/v, perdre/v, bouche, dentiste, sang, brosser/v, mordre/v, mâchoire, cracher/v, arracher/v, cassée, gencive, sourire, lait, pourries, loup, vampire, langue, bouger/v, blanches, sagesse, se casser/v, mes dents
- | cœur | as de, as, roi de, dame de, cœur de la forêt, au cœur, cœur du, cœur de la ville, par cœur, apprendre/v, carte, artichaut, cœur de la nuit, cœur de palmier, valet, salade, bon cœur, joué, atout, laitue, cœur de métier, cœur net, bonne cœur, en cœur
= | cœur | battre/v, battait, sang, poitrine, tenir/v, opérer/v, médecin, arracher/v, crise, chirurgien, mon cœur, son cœur, greffe, boîte, arrêter/v, palpiter/v, rouge, corps, percer/v
- | bouche | métro, bouche de métro, égout, bouche d'égout, incendie, bouche d'aération, bouche d'incendie, aération, canon, volcan, bouche à oreille, bouche-trou, bouches
= | bouche | ouvrir/v, dent, parler/v, langue, lèvre, manger/v, crier/v, verre, sang, sortir/v, cousue, avaler/v, cracher/v, embrasser/v, goût, sable, baiser, fermer/v, visage, main, cheveux
- | pied, pieds= | table, pied de la, montagne, chaise, lit, arbre, au pied, pied du, lampe, verre, pied de biche, escalier, mur, colline, tour, micro, falaise, pied de nez, prendre/v son, vigne, salade, caméra, statue, six pieds, sous terre, pied-à-terre, à pied, parasol, mètres, pied à coulisse, canapé
= | pied, pieds= | nus, nu, chaussure, marcher/v, mal, courir/v, cassé, orteil, sang, boue, jambe, sable, mes pieds, son pied, mon pied, ses pieds, mouillé, brûler/v, chaussette, ongles, gelés, eau, coup de pied, blessé
- | tête | armée, course, en tête, à la tête, tête de file, tête de liste, tête de pont, entreprise, lit, liste, parti, tête de série, train, tête à tête, tête de mort, tête d'ail, épingle, tête en l'air, sans queue ni tête, cortège, classement, tête de lecture, en avoir/v marre, mal de, coup de tête, prise de, prendre/v la tête, pièce, tête de station, clou, se mettre/v en tête, rester/v en tête, marteau, magnétophone, foot
= | tête | cogner/v, cheveux, énorme, couper/v, chapeau, cou, sang, mal à la, ma tête, sa tête, leur tête, casque, corps, main, visage, coupée, pistolet, tomber/v, roulait, rouler/v, tourner/v, oreille, yeux, raser/v, homme à, crâne, masque, penché
- | bras | fauteuil, mer, bras de mer, bras de fer, rivière, bras droit, canapé, chaise, bras de fleuve, bras cassé, électrophone, grue, bras de la, île, robot, brouette
= | bras | mon bras, son bras, ses bras, mes bras, cassé, attraper/v, serrer/v, bébé, main, saigner/v, piqûre, plâtre, porter/v, jambe, tatouage, dans les bras, tendre/v, mordre/v, lever/v, épaule, enfant, arracher/v
- | dos | livre, nager/v, nageais, piscine, chaise, dos crawlé, dos d'âne, enveloppe, fauteuil, dos de la main, couteau du dos, feuille, crawl, brasse, chèque
= | dos | couteau dans, mal, poils=, mon dos, son dos, aile, porter/v, sac, cheval, gratter/v, douleur, allongé, sur le dos, tourner/v, brûler/v, griffer/v, ailes=, couché, tatouage, derrière mon
- | œil | cyclone, tempête, porte, coup d'œil, judas, caméra, clin d'œil, œil du, mauvais œil, ouragan, à l'œil, œil de bœuf
= | œil, yeux= | perdre/v, rouges=, bleus=, aveugle, regarder/v, crevé, larme, visage, borgne, fermer/v, ouvrir/v, voir/v, noir, pleurer/v, fixer/v, verts, brillants, sang, vitreux, bandés, paupière, sans yeux
- | peau | banane, orange, fruit, pomme, tomate, glisser/v sur, pêche, tambour, lait, saucisson, raisin, ours, peau de chagrin, clémentine, mandarine, patate, poulet
= | peau | verte, main, corps, visage, brûler/v, peler/v, mes, arracher/v, bras, gratter/v, ridée, serpent, froide, ma peau, sa peau, leur peau, écaille, plaie, tatouage, douce, noire, blanche, poils, boutons, transparente
button | bouton, boutons= | chemise, manteau, coudre/v, veste, culotte, pantalon, recoudre/v, fil, robe, gilet, nacre, découdre/v, boutonnière, boutonner/v, manchette
baguette | baguette | boulangerie, pain, boulanger, boulangère, manger/v, acheter/v, beurre, sandwich, croûte, tradition, jambon, four, sous le bras, fromage
magic-wand | baguette | fée, sorcier, magie, magicien, magique, sorcière, sort, transformer/v, harry, agiter/v, pointer/v, étincelles, formule
chopsticks | baguettes= | nouille, riz, chinois, japonais, sushi, manger/v, bol, restaurant, chinoises, ramen, asiatique
- | baguette, baguettes= | orchestre, chef d'orchestre, tambour, batterie, batteur, musicien, lever/v, concert, sourcier, diriger/v, coudrier, xylophone
- | botte, botte de | radis, poireau, asperges=, carottes=, oignons=, persil, botte de, coup de botte, escrime, épée, propose la botte, fourré
= | botte, bottes= | porter/v, pied, pluie, boue, eau, enfiler/v, marcher/v, caoutchouc, cuir, cheval, lacets, neige, chausser/v, soldat, chat botté, enlever/v, perdre/v
- | carreau | as, as de, roi, roi de, dame de, atout, carte, chemise à carreaux, à carreaux, valet de, cahier, se tenir/v à carreau, arbalète, carrelage, jouer/v, poser/v, nappe, pétanque
= | carreau, carreaux= | casser/v, vitre, fenêtre, pluie, nettoyer/v, laver/v, ballon, regarder/v, brisé, cassé, derrière, buée, frapper/v aux
- | croissant | lune, croissante, ordre, peur, croissant de lune, forme de croissant, inquiétude, croissant rouge, bruit croissant
rocket-ship | fusée | décoller/v, lune, espace, astronaute, mars, voyage, planète, lancer/v, pas de tir, cosmonaute, lancement, moteur
- | fusée | détresse, marin, canot, artifice, fusée de détresse, éclairante, feu d'artifice, signaler/v, bateau, naufrage
pen | plume | encre, stylo, écrire/v, écrivais, papier, porte-plume, parchemin, encrier, lettre, signer/v, cahier, calligraphie, vers, pupitre
- | plume | poids plume, oreiller, lit de plumes, nom de plume, laisser/v des plumes, couette, boxeur, chapeau
= | plume, plumes= | oiseau, tomber/v, bras, aile, ciel, voler/v, pigeon, blanche, ange, couvrir/v, corps, poule, indien, paon, corbeau, légère, duvet, bec, se couvraient
laptop | portable | écran, clavier, rapport, #computer, ordinateur, taper/v, fichier, souris, écrire/v, écrivais, bureau, mail, powerpoint, excel, traitement de texte, mémoire, documents=, présentation
= | portable | sonner/v, appeler/v, numéro, message, sms, batterie, textos, poche, réseau, photo, perdre/v, vibrer/v, allô, téléphoner/v, samsung, répondre/v, joindre/v, cherche
plug | prise | électrique, courant, brancher/v, étincelle, électrocuter/v, fil, chargeur, murale, doigts=, aspirateur, électrocuté, rallonge
- | prise | judo, prise de, sang, otage, mur, escalade, grimper/v, tête, poing, main, bec, lutte, karaté, de vue
- | rayon | roue, vélo, soleil, rayon x, rayons x, rayon de soleil, cercle, compas, action, kilomètres, laser, lune, ruche, miel, géométrie, radiographie, circonférence, bicyclette, étagère
light | rayon | rayon de lumière, rayons de lumière, lumière, aveugler/v, rayon lumineux
at-shop | rayon | supermarché, magasin, fromage, surgelés=, caddie, yaourt, vendeur, vendeuse, courses=, chef de rayon, boucherie, jouets=, produits, rayon des, au rayon
at-classroom | tableau | prof, craie, maîtresse, classe, élève, écrire/v, écrivait, écrit, au tableau, école, maître, équation, effacer/v, exercice, appeler/v au, professeur, tableau noir, salle de cours, maths, feutre, envoyer/v au, interroger/v, tableau blanc
- | tableau | électrique, étincelle, disjoncter/v, disjoncteur, compteur, fusible, tableau électrique, courant, tableau de bord, bord, départs=, gare, aéroport, excel, chiffre, colonne, tableau des, électricien, score, affichage, tableau de chasse, tableau de, calcul, plombs=, embarquement, vol, horaires=, ligne
= | tableau | mur, peintre, musée, cadre, accrocher/v, accroché, peindre/v, galerie, portrait, paysage, picasso, exposition, personnage, joconde, maître, peint, peinture, voler/v un, artiste
mud | vase | marais, marcher/v, étang, la vase, boue, aspirer/v, s'enfoncer/v, lac, mare, pieds, marée, fond, de la vase, gluante, dans la vase, patauger/v
= | vase | fleur, tomber/v, casser/v, bouquet, cristal, briser/v, chinois, posé, table, un vase, roses=, cassé, le vase était, verre, tulipe, antique, terre cuite
- | veste | prendre/v une veste, retourner/v sa veste
- | lunette, lunettes= | toilettes=, wc, astronomique, lune, étoile, lunette arrière, voiture, télescope, cuvette, fusil, viser/v, lunettes de, arrière, observer/v, tireur, snipeur
= | lunettes= | porter/v, nez, yeux, voir/v, perdre/v, à lunettes, soleil, cassées, opticien, verres=, lire/v, homme à, myope, mettre/v, vue, monture, visage
- | verre | en verre, de verre, lunettes=, verres de contact, éclats=, bris, éclats de verre, morceau de verre, porte, mur, vitre, laine de, fibre de, plafond, cassé, bout de verre, opticien, sable, boîte, tour, bocal, œil de, loupe, papier de
= | verre | boire/v, buvais, eau, vin, verre d'eau, table, lait, remplir/v, vide, trinquer/v, alcool, champagne, échapper/v, jus, bière, soif, whisky, servir/v, bar, cognac, mains
- | clé, clef | mystère, usb, clé du, mot-clé, énigme, #computer, solution, problème, clé usb, moment clé, sol, musique, molette, vis, point clé, boulon, poste clé, partition, moteur, réussite, succès, rêve, écrou, clé de bras, judo, à clé, fermer/v à, sous clé
= | clé, clef | serrure, porte, perdre/v, voiture, trousseau, maison, chambre, poche, ouvrir/v, cassée, coffre, appartement, hôtel, rouillée, trouver/v, clés=, cachot, sac, paillasson
- | lettre | mot, alphabet, lettres de, première lettre, nom, majuscule, écrit en lettres, manquer/v, lettre manquante, capitale, scrabble, initiale, clavier, en toutes lettres, enseigne, feu, gravée, licence de, dernière lettre, fac de, lettres d'or, lettre a, lettre b, lettre x
= | lettre | recevoir/v, reçu, enveloppe, facteur, timbre, écrire/v, lire/v, envoyer/v, cachetée, courrier, boîte, amour, poste, grand-mère, ouvrir/v, brûler/v, signer/v, anonyme, déchirer/v, poster/v, papier, adieu
- | journal | télé, vingt heures, heures, télévisé, présentateur, radio, annoncer/v, présentatrice, télévision, écran, informations, jt, intime, journal de bord, de 20h
= | journal | lire/v, lisait, papier, une, photo, kiosque, article, page, acheter/v, père, café, journaliste, gros titres, titre, colonne, emballer/v
- | argent | en argent, d'argent, bague, plateau, médaille, couvert, bijou, couleur, collier, cheveux, bracelet, chandelier, métal, vif argent, noces, gris, reflets, boucle d'oreille, lame, balle
= | argent | trouver/v, donner/v, voler/v, banque, payer/v, billet, euro, sac, de l'argent, gagner/v, prêter/v, coûter/v, dette, porte-monnaie, poche, mon argent, loto, riche, portefeuille, compter/v, valise, plus d'argent
bullet | balle, balles= | tirer/v, tirait, pistolet, fusil, jambe, traverser/v, blessé, prendre/v une balle, pris une balle, tueur, sang, arme, épaule, dans la tête, siffler/v, tué, abattre/v, policier, poitrine, tueurs, chargeur, cœur, gilet pare-balles, ventre, coup de feu, viser/v, soldat
- | balle, balles= | trouver/v, cent balles, mille balles, dix balles, foin, paille, coûter/v, cinq balles, cents balles
= | balle, balles= | jouer/v, chien, lancer/v, rapporter/v, raquette, tennis, rouler/v, rebondir/v, attraper/v, jongler/v, ping-pong, renvoyer/v, jeu, batte, filet, renvoyait, golf
- | ballon | eau chaude, ballon d'eau chaude, comptoir, vin, verre, ballon de rouge, chaudière, plombier, souffler/v, alcootest, gendarme, ballon d'essai, oxygène, fuite, bar, muscadet
ball | ballon | jouer/v, rouler/v, foot, football, but, route, taper/v, équipe, match, passe, joueur, terrain, rugby, marquer/v, cour, enfants=, basket, panier, plage, gardien, rebondir/v, tirer/v, dribbler/v, lancer/v, jardin, carreau
= | ballon | s'envoler/v, voler/v, gonfler/v, fête, anniversaire, éclater/v, ficelle, ciel, hélium, montgolfière, nacelle, clown, ballons, air chaud, baudruche, dirigeable, coloré
- | batterie | voiture, plat, à plat, téléphone, portable, plus de batterie, recharger/v, chargeur, batteries de, tests=, chauffer/v, canons, cuisine, ordi, casserole, iphone, batterie faible, poules, démarrer/v, charger/v, pourcent, camion, garagiste, vide
= | batterie | jouer/v, groupe, guitare, musique, scène, batteur, concert, cymbale, baguette, chanteur, rythme, répétition
- | tambour | machine, linge, lave-linge, machine à laver, frein, porte, roulement, laver/v, sèche-linge, revolver
= | tambour, tambours= | frapper/v, battre/v, résonner/v, entendre/v, musique, danse, défilé, peau, jouer/v, tribu, soldat, rythme, indien
- | flûte | champagne, verre, coupe, boire/v, buvait, pain, boulangerie, flûtes à, servir/v, trinquer/v, toast, mousseux, plateau
= | flûte | jouer/v, musique, entendre/v, souffler/v, mélodie, charmeur, traversière, pan, concert, berger, serpent, bec, musicien, hamelin
- | cloche | fromage, plat, être/v cloche, trop cloche, serveur, soulever/v, pantalon, jupe, sous cloche, vraiment cloche, verre, pied de, sons de, imbécile, déménager/v à la, plongée, argent, courge
= | cloche, cloches= | église, sonner/v, clocher, vache, école, tinter/v, battant, village, messe, tocsin, récréation, pâques, cathédrale, midi, entendre/v
oven | micro | micro-ondes, ondes, réchauffer/v
= | micro | chanter/v, scène, parler/v, discours, public, journaliste, karaoké, chanteur, tendre/v, concert, radio, studio, tenir/v, table
x-ray | radio, radios= | poumon, médecin, os, docteur, hôpital, fracture, dentiste, cassé, jambe, passer/v une radio, radiologue, scanner, clinique, bras, radiologie, chirurgien, tumeur
- | ring | boxeur
= | radio | musique, écouter/v, chanson, allumer/v, station, poste, voiture, émission, entendre/v, volume, informations, cuisine, voix, grésiller/v, animateur
- | alliance | pays, clan, signer/v, guerre, entre les, conclure/v, traité, parti, roi, nation, renault, française, alliance entre, politique, ennemi, tribus, biblique
= | alliance | doigt, mariage, perdre/v, mari, bague, or, femme, église, trop petite, marier/v, enlever/v, passer/v, annulaire, mariée, divorcer/v
- | couronne | dentiste, dent, fleurs, mortuaire, tombe, couronne de fleurs, enterrement, épines=, boulangerie, couronne de, noël, monnaie, suède, molaire, porte, cercueil, danoises, galette, prothèse
= | couronne | reine, roi, tête, or, princesse, prince, trône, porter/v, diamants, royale, sacre
folder | chemise | cartonnée, dossier, papiers=, documents=, ranger/v, bureau, classer/v, feuilles=, chemise bleue sur le bureau, classeur
= | chemise | porter/v, blanche, cravate, bouton, manche, tachée, repasser/v, col, poche, déchirée, costume, pantalon, torse, enlever/v, sueur, déboutonner/v
- | gant | gant de toilette, aller/v comme un gant, boîte à gants
- | collier | chien, laisse, attacher/v la, collier du chien, médaille du chien, barbe, chat, plastique, serrage, minerve, niche, électrique, coup de collier, moutons
= | collier | porter/v, cou, perle, or, bijou, diamant, femme, robe, offrir/v, voler/v, grand-mère, coquillages, pendentif, mariée, vitrine, émeraudes
- | ceinture | voiture, boucler/v, attacher/v, judo, noire, karaté, siège, avion, sécurité, ceinture noire, ceinture verte, jaune, conduire/v, chauffeur, dojo, ceinture de, grand huit, tatami, explosifs, conducteur, volant, accident
= | ceinture | pantalon, boucle, cuir, enlever/v, taille, serrer/v, frapper/v, père, robe, jean, craquer/v, coups de
- | échelle | un à dix, de un à, centimètre, carte, échelle de, plan, grande échelle, richter, mobile, sociale, collants, bas, réduite, maquette, à l'échelle, salaires, valeurs
= | échelle | monter/v, tomber/v, toit, barreau, pompier, grimper/v, arbre, mur, fenêtre, descendre/v, corde, grenier, peintre, haut, trappe, étage, s'écrouler/v
- | tuyau | examen, bon tuyau, donner/v un tuyau, indic, course, tuyau percé, bourse, police, tuyau pour, secret, conseil, échappement, orgue
= | tuyau | eau, fuite, couler/v, évier, éclater/v, gaz, plombier, cuve, canalisation, égout, arrosage, pompier, mur, ramper/v, cave, métal, percé
- | balai, balais= | essuie-glace, ans, essuie-glaces, cinquante, quarante, trente, soixante, anniversaire, coup de balai, manche à balai, pare-brise
- | caisse | voiture, bagnole, garage, rouler/v, tambour, grosse caisse, claire, accident, moteur, caisse d'épargne, retraite, batterie, outils, assurance
at-shop | caisse | queue, caissière, supermarché, magasin, payer/v, ticket, client, tapis, caddie, billets=, monnaie, vendeuse, article, courses, tiroir
crate | caisse | bois, bouteilles=, vin, entrepôt, port, lourde, clouer/v, déménagement, pommes=, fruits, bateau, marchandises, munitions, livres=
- | carton | rouge, jaune, arbitre, terrain, match, joueur, foot, carton rouge, carton jaune, carton d'invitation, faire/v un carton, faire-part, invitation, bristol, carton plein, en carton, loto
= | carton, cartons= | déménagement, porter/v, empilés, remplir/v, ouvrir/v, grenier, déménager/v, vider/v, livres, vaisselle, camion, colis, scotch, emballer/v, sdf
- | coffre | voiture, valise, valises=, corps, garer/v, courses, bagages, cadavre, conduire/v, coffre de la, coffre de sa, coffre de ma, roue de secours, rouler/v, banque, coffre-fort, voix, enfermé dans le, parking, jouets, taxi, ligoté
= | coffre | or, trésor, pirate, bois, vieux coffre, clé, bijoux=, grenier, serrure, pièces=, couvercle, enterrer/v, cadenas, rempli
- | phare, phares= | voiture, camion, éblouir/v, rouler/v, route, nuit sans, allumer/v, moto, conduire/v, pleins phares, éblouissaient, véhicule, phares de, cassé, antibrouillard, virage, phares d'une, lapin, mascara, entreprise, moment
= | phare | mer, escalier, gardien, île, bateau, marin, tempête, côte, rocher, tour, vagues=, falaise, jetée, sommet, bretagne, naufrage
- | volant | badminton, jupe, robe, volant d'inertie, raquette, objet, tapis, écureuil, poisson, feuille, tasse, machine volante, robe à volants, soucoupe, cerf
- | fil= | discours, perdre/v le fil, électriques=, électrique, téléphone, coup de fil, au fil, sans fil, fil de l'eau, barbelé, bout du fil, fils de fer, fil de fer, conversation, idées, couteau, brancher/v, lame, histoire, casque, poteau, dentaire, réveil, internet, fibre, au fil du, sur le fil, twitter, mail, prise, linge, père, fil des, fil rouge
= | fil= | coudre/v, aiguille, bobine, tirer/v, araignée, laine, marionnette, ficelle, tissu, nouer/v, couture, pelote, cerf-volant, funambule, soie, rouge au doigt, labyrinthe
- | corde, cordes= | guitare, violon, vocales=, cordes vocales, piano, instrument, cordes à linge, linge, gorge, sauter/v à la corde, corde à sauter, arc à, corde sensible, harpe, pleuvoir/v, quatuor, orchestre, voix, violoncelle, luth, raquette, instruments, plusieurs cordes, mi, basse
= | corde, cordes= | tirer/v, nœud, attacher/v, ligoter/v, pendre/v, pendu, grimper/v, cou, descendre/v, lasso, arbre, puits, bateau, falaise, alpiniste, escalade, attaché, poignets, serrer/v, lâcher/v
- | orange | ciel, couleur, feu, lumière, orange sanguine, robe, passer/v à, peint, cheveux, gilet, vif, fluo, lueur, t-shirt, combinaison, voyant, brassard, soleil, <était, en orange, tout orange, téléphone, opérateur
= | orange, oranges= | manger/v, peler/v, fruit, pelais, jus, éplucher/v, rouler/v, quartier, panier, arbre, pomme, une orange, noël, presser/v, marché, sac de, zeste, corbeille
- | pomme, pommes= | pomme d'adam, apple, pomme de douche, arrosoir, pomme de pin, steak, frites, tomber/v dans les, haut comme trois, adam, pommes de terre
- | tarte, tartes= | figure, coller/v, gifle, claque, mettre/v une tarte, m'a mis une tarte, en pleine figure, joue, baffe, être/v tarte, m'a collé, prendre/v une tarte, mettait une, en recevoir/v
= | tarte, tartes= | pomme, four, manger/v, gâteau, table, cuire/v, pâte, dessert, citron, fraises, boulangerie, part, framboise, crème, tatin, lancer/v, cerise
- | marron | chaussure, sac, yeux, cheveux, couleur, manteau, veste, canapé, pantalon, marron clair, marron foncé, peau, costume, robe, en marron, chien marron, <chaussures, <sac, chemise, porte, cuir, pull
= | marron | ramasser/v, arbre, grillé, manger/v, feu, chaud, bogue, automne, dinde, châtaigne, crème de, glacé, parc, hiver, forêt, tomber/v, chauds
- | salade | raconter/v des salades, histoires, vendre/v sa, salades, mensonge
- | bière | cimetière, mort, fermer/v la bière, mise en bière, cercueil, enterrement, porter/v le mort, défunt, corbillard, croque-mort, funèbre, obsèques
= | bière, bières= | boire/v, bar, chope, mousse, buvais, verre, fût, canette, alcool, pression, blonde, bouteille, brune, bue, pinte, commander/v, chaude, fraîche, copains, café, servir/v
trophy | coupe | gagner/v, capitaine, soulever/v, gagné, match, équipe, trophée, brandir/v, champion, médaille, remporter/v, podium, tournoi, vainqueur
- | coupe | cheveux, coiffeur, champagne, coupe de champagne, coupe du monde, finale, coupe au bol, bois, coupe de cheveux, il coupe, coupe le, coupe la, coiffeuse, poker, afro, vêtement, gazon, glace, couteau
- | tente | attraper/v, de, me tenter/v, tenter/v, qui tente, il tente, elle tente, on tente, je tente, ouvrir/v la porte
= | tente | dormir/v, camping, camper/v, sous la tente, forêt, toile, piquet, nuit, s'envoler/v, planter/v, cirque, plage, montagne, scout, sac de couchage, indien, vent
- | planche | eau, faire/v la planche, flotter/v, piscine, à voile, bd, surf, dessinée, à repasser, à découper, à roulettes, à pain, à billets, tableau, mer, pain sur la, au lac, théâtre, sur les planches, monter/v sur les, surfer/v, dos, rollers, vague, naturaliste
= | planche | clouer/v, bois, marteau, pont, scier/v, casser/v, clou, pourrie, cabane, scie, menuisier, plancher, pirate, barricader/v, échafaudage, radeau, traverser/v
- | canne, cannes= | pêche, sucre, pêcher/v, poisson, canne à, rhum, hameçon, ligne, lac, moulinet, champ, couper/v, canne à pêche
= | canne | vieux, marcher/v, vieille, grand-père, appuyer/v, boiter/v, blanche, aveugle, grand-mère, pommeau, vieillard, lever/v, menacer/v, jambe
- | règle, règles= | jeu, sang, mes règles, ses règles, tampon, serviette, règles du, respecter/v, enfreindre/v, loi, en règle, bonne règle, douloureuses, règle d'or, changer/v les, papiers, ventre, exception, avoir/v ses, en règle générale
ruler | règle | tracer/v, trait, mesurer/v, crayon, bois, centimètre, école, maîtresse, taper/v, doigts=, trousse, graduée, compas, équerre, plastique, cahier
- | crochet | grand-mère, faire/v du crochet, détour, laine, boxeur, un crochet par, au crochet, tricot, ville, route, châle, boxe, poing, droit, gauche, napperon, vivre/v aux crochets, aiguille, pull, point de, parenthèse
= | crochet | manteau, pirate, pendre/v, pendu, boucher, viande, main, mur, suspendre/v, capitaine, accrocher/v, fer, porte, plafond, serrure, poisson, abattoir
- | plateau | herbeux, télévision, tournage, animateur, télé, haut plateau, émission, montagne, studio, acteur, film, réalisateur, vélo, caméra, désertique, vent, invité, plateau de tournage, dérailleur, karst, fruits de mer, fromages=, échecs, vinyle, balance
= | plateau | serveur, porter/v, tomber/v, verre, cantine, café, repas, serveuse, assiette, tasse, thé, self, apporter/v, nourriture, majordome, argent, petit-déjeuner, renverser/v
die | dé, dés= | lancer/v, jouer/v, jeu, rouler/v, jeter/v, six, table, plateau, case, pion, dés pipés, poker, hasard
- | dé | coudre/v, couture, doigt, dé à coudre, lardons, aiguille
- | vol, vols= | rome, annulé, retardé, avion, aéroport, embarquement, victime, police, plainte, bijoux, banque, mon vol, retard, paris, billet, escale, vol d'oiseaux, voler/v mon, victime d'un, cambriolage, numéro, porte, passager, new york, correspondance
metro | rame | métro, quai, station, wagon, dernière rame, tunnel, passager, rer, ligne, tram, voyageur, porte, souterrain
oar | rame, rames= | barque, bateau, tirer/v, eau, lac, ramer/v, rivière, canot, pagaie, pirogue, mer, avancer/v, galère
- | rame | papier, imprimante, feuilles, haricots
train | voiture, voitures= | train, tgv, place, voiture douze, sncf, quai, wagon, contrôleur, voiture numéro, voiture-bar, gare, voiture-restaurant, rame, compartiment, voiture trois+quatre+cinq+six+sept+huit+neuf+dix+onze
= | voiture, voitures= | conduire/v, rouler/v, route, garer/v, brûler/v, volant, accident, parking, moteur, garage, autoroute, freiner/v, monter/v, conducteur, siège, rouge, rue, klaxonner/v, écraser/v, pneu, phare, conduisais, frein, virage
- | avion | en papier, par avion, miniature
- | canon | être/v canon, chanter/v, en canon, fille, vraiment canon, fusil, trop canon, beauté, pistolet, chorale, boire/v un canon, elle était, super canon, droit, à neige, beau, fusil à, elle est, tempe, mec, belle, voix, brune, revolver
= | canon | tirer/v, boulet, guerre, château, bateau pirate, poudre, soldat, coup de canon, navire, pirate, mur, homme-canon, détonation, rempart, exploser/v, chargé, bataille, fort
- | croix | cocher/v, case, faire/v une croix, formulaire, croix sur, vacances, bulletin, point de croix, questionnaire, croix rouge, carte, croix gammée, papier, mots-croisés, plan, calendrier, ballot, signature
= | croix | mur, église, bois, porter/v, tombe, cou, jésus, prêtre, cimetière, christ, or, vampire, lit, pendentif, cercueil, planter/v, clouer/v, prière, autel, montagne, brandir/v
- | cadre | banque, vélo, entreprise, cadre dans une, cadre supérieur, tordu, dans le cadre de, dans le cadre du, travail, guidon, bicyclette, commercial, boîte, idyllique, champêtre, magnifique, licencié, porte
= | cadre | mur, photo, accrocher/v, accroché, casser/v, portrait, verre, tableau, cassé, doré, commode, clou, image, tomber/v, vitre, peinture
- | course, courses= | les courses, mes courses, liste, coffre, supermarché, caddie, hippique, chevaux, sacs de, faire/v les courses, magasin, garde-course, voitures de, lévriers, taxi, frigo, course automobile, panier, oublié, marché, tickets, chariot, course aux
- | métier | boulanger, dur, travailler/v, beau métier, apprendre/v un, quel métier, mon métier, changer/v de, bouche, manuel, enseignant, risque, exercer/v, étudier/v, avenir, mon père, vocation
loom | métier | tisser/v, métier à tisser, laine, fils, navette, tissage
- | commode | très commode, pas commode, plus commode, père, voyager/v, pratique, chien, voisin, vraiment commode, peu commode
= | commode | tiroir, chambre, lourde, meuble, linge, tiroirs=, posé sur, miroir, vêtements, ancienne, ouvrir/v, lit, déplacer/v
- | fosse | orchestre, fosse d'orchestre, septique, océanique, concert, plongée, nasales, public, fosse aux lions, garage
= | fosse | tomber/v, creuser/v, profonde, terre, cercueil, cadavre, ossements, serpent, lion, boue, corps, commune, tombe, enterrer/v, fond, remonter/v, pieux
- | moulin | poivre, café, légumes, moulin à poivre, moulin à café, moulin à paroles, moulin rouge, prière, sel, entrer/v comme dans
= | moulin | colline, rivière, vent, farine, aile, meunier, habiter/v, tourner/v, meule, campagne, ruines, vieux moulin, roue
- | bombe | peinture, taguer/v, équitation, cheval, graffiti, laque, aérosol, tag, mur, glacée, cavalière, cheveux, lacrymogène, mousse, monter/v à, anti, désodorisant, piscine, insecticide, faire/v la bombe, de peinture
= | bombe | exploser/v, sac, tic-tac, désamorcer/v, terroriste, avion, métro, atomique, guerre, alerte, valise, démineur, minuterie, sauter/v, larguer/v, attentat, artisanale
- | mousse | chocolat, rasage, bain, à raser, arbre, forêt, bière, pierre, toit, savon, matelas, vert
- | éponge | jeter/v l'éponge, serviette éponge, tissu éponge, boire/v comme une, mers, corail
- | masque | masque de beauté, argile, crème, concombre, chirurgical, ffp2, covid, soin
- | jeu | jeu d'acteur, jeu de mots, en jeu, hors-jeu, jeu de jambes, jeu de clés, du jeu dans, entrer/v en jeu
- | film | film plastique, alimentaire, étirable, emballer/v, cellophane, pellicule, plat
- | bus | je bus, il bus, tu bus, data
- | short | short cut
- | pull | pull up
- | moule, moules= | gâteau, tarte, four, beurrer/v, démouler/v, plâtre, silicone, bronze
- | échec | échec scolaire
chessboard | échecs= | aux échecs, partie d'échecs, jeu d'échecs, tournoi d'échecs, pion, roi
- | rideau | fer, rideau de fumée, rideau de pluie, rideau de fer
- | bouclier | fiscal, humain, thermique
- | ancre | lever/v l'ancre
- | boule | boule au ventre, boule dans la gorge, perdre/v la boule, coup de boule, boule à zéro, mettre/v en boule
- | bougie, bougies= | moteur, voiture, allumage, mécanicien, garagiste, mobylette
- | lampe | lampe de mineur, sur la lampe
- | lame | lame de fond, lame de parquet, vague, parquet, plancher
- | brique | lait, jus, soupe, brique de lait, lego, brique de jus, quinze briques, jeu, rouge brique
- | bouteille | prendre/v de la bouteille, plonger/v, plongée, oxygène, gaz, propane, butane
- | casque | vélo, moto, écouter/v, musique, oreilles, audio, bluetooth, coiffeur
- | selle, selles= | vélo, analyse, diarrhée, toilettes, médecin, bicyclette
- | vis, visage | nulle part
- | chou, choux= | mon chou, chou à la crème, petit chou, feuille de chou, bout de chou, crème, pâte à, bête comme, bruxelles
- | patate, poire | avoir/v la patate, grosse patate, pauvre poire, gros sur la, bonne poire, figure, coup de poing, dans la poire, poire à lavement
- | banane | coiffure, sac banane, rocker, avoir/v la banane, avait la banane, cheveux, gomina, ceinture
- | haricot | courir/v sur le, fin des haricots, bassine
- | navet | film, cinéma, acteur
- | citron, oignon | presser/v comme un, pas mes oignons, pas tes oignons, mêle-toi, aux petits oignons
- | œuf, œufs= | au plat, œuf de pâques, omelette, œufs en chocolat, marcher/v sur des, œufs brouillés, coque
- | pain | pain dans la figure, coller/v un pain, mettre/v un pain, pain de savon, pain de glace, grille-pain, mis un pain, prendre/v un pain, pain de sucre
- | beurre | œil au beurre noir, compter/v pour du, beurre ou
- | fromage | de tête, tout un fromage, en faire/v un
- | miel | lune de miel
- | sel | eau de sel, sel de la vie, sels de bain
- | tambourin | cœur
- | trompette | nez en
- | piano | piano de cuisson
- | accordéon | plié, en accordéon
- | porte | porte de clignancourt+versailles+bagnolet+vanves+montreuil, prendre/v la porte, mettre/v à la porte, de porte à porte, portes du métro, porte-parole, je porte, il porte, elle porte, porte un, porte une, porte des, qui porte, on porte, porte mon, porte ma
- | feuilleton | télé
`;
