/** French words of places and lands. Rows as in `english-beings.ts`. */
export const frenchPlacesOfTwoSenses = `
- | boîte | chef, collègue, grève, travailler/v, bosser/v, patron, entreprise, licencier/v, virer/v, boulot, salaire, employé, informatique, ma boîte, sa boîte, notre boîte, directeur, réunion, boîte de nuit, monter/v sa boîte, boîte de com, stage, toute la boîte, boîte de vitesse, boîte de vitesses, embaucher/v, client
at-nightclub | boîte | danser/v, en boîte, boîte de nuit, videur, dj, copines=, musique, boîte à la mode, piste, soirée, alcool
= | boîte | allumettes=, chaussures=, conserve, ouvrir/v, couvercle, pleine de, carton, bois, métal, contenir/v, cadeau, trésor, clé, lettre, fermer/v, chocolats, à l'intérieur, petite boîte en, bijou, trouver/v
- | cuisine, école, bureau, jardin, plage, hôtel, hôpital, église, classe, bibliothèque, prison | #movable
- | chariot | <>hôtesse, avion, steward, boissons=, allée
- | cuisine | chaise/n de cuisine, couteau/n de cuisine, tabouret/n de cuisine, ustensile/n de cuisine, livre/n de cuisine, robot/n de cuisine, torchon/n de cuisine, recette/n de cuisine, émission/n de cuisine, cours de cuisine, papier de cuisine, gant/n de cuisine, balance/n de cuisine, ciseaux de cuisine, la cuisine italienne, bonne cuisine, haute cuisine, faire/v la cuisine
desk | bureau | tiroir, sur le bureau, rangé, tiroir du bureau, lampe, chaise, sur mon bureau, sous le bureau, sous mon bureau, pile, posé sur, s'asseoir/v, en bois, écolier, devoirs=, ma chambre, chambre
- | bureau | écran, fichier, icône, bureau de mon ordinateur, bureau de mon ordi, fond d'écran, dossier sur le, bureau de tabac, bureau de vote, dossier du bureau
= | bureau, bureaux= | collègue, réunion, travail, patron, chef, au bureau, étage, ascenseur, open space, dossier, travailler/v, immeuble, mon bureau, couloir, secrétaire
- | classe | première classe, seconde classe, deuxième classe, classe affaires, classe éco, avoir/v la classe, avait la classe, robe, trop la classe, classe sociale, lutte des classes, classe moyenne, train, billet, avion, élégant, vraiment la classe, classe ouvrière, grande classe, classe verte
- | pièce | molière, texte, théâtre, acteur, scène, rôle, comédien, euro, euros=, monnaie, par terre, moteur, puzzle, moto, pièce/n détachée, centime, franc, dollar, dorée, or, argent, une pièce de, deux pièces, maillot, pièce d'échecs, échiquier, machine, pièce de rechange, porte-monnaie, fontaine, mendiant, manquer/v, métal, spectacle, jouer/v
= | pièce | enfermé, fenêtre, porte, meuble, sombre, entrer/v, maison, mur, appartement, sortir/v, plafond, pièce vide, autre pièce, lit, lumière
- | cour | cour de justice, versailles, roi, faire/v la cour, reine, haute cour, cour d'appel, cour des comptes
- | cours= | cours d'eau, au cours de, au cours du, en cours de route, en cours de, cours de la bourse, cours des choses, libre cours, rivière, bourse, suivre/v son cours, au cours d'
classroom | cours!! | prof, maths, lycée, élève, fac, étudiant, école, salle, en retard, devoir, sécher/v, leçon, collège, université, examen, anglais, histoire, physique
- | court | tennis, terre battue, balle, raquette, filet, rêve, très court, joueur, central, badminton, plus court, trop court, cheveux, si court
- | tour | faire/v un tour, fait un tour, un tour en, un tour de, tour de magie, magicien, mon tour, ton tour, son tour, notre tour, leur tour, à tour de, potier, poterie, argile, glaise, élection, deuxième tour, premier tour, second tour, tour de france, tour de manège, tour de piste, vélo, promenade, jouer/v un tour, tour du monde, tour de taille, tour de cou, tour de passe-passe, un tour à, demi-tour, tour de garde, tour de clé, tour de parole, petit tour, tour du lac, tour du, tour du quartier, tour à tour, tour de chauffe, carte, manège, apprendre/v un tour, sale tour, mauvais tour, tours de magie, vase
- | tour | #computer, unité centrale, ventilateur
= | tour | haut, escalier, château, étage, s'effondrer/v, fenêtre, sommet, eiffel, princesse, grimper/v, tomber/v de, la tour était, béton, immeuble, tours, pisé, pise, clocher, ascenseur, enfermé, cité, avion, verre
- | château | gonflable, margaux, vin, bordeaux, château d'eau, château de cartes, bouteille, château de sable, buvait, cru
- | palais | langue, bouche, collé, dents=, cheveu, goût, palais de justice, palais des sports, palais des congrès, bonbon, brûlé, appareil, hostie
= | palais | roi, reine, or, doré, marbre, prince, sultan, salle, colonne, trône, escalier, princesse
- | ferme | porte, clé, œil, voix, yeux, ton, main, sol ferme, terre ferme, prison ferme
= | ferme | vache, poule, paysan, grange, cheval, campagne, tracteur, cochon, champ, vivre/v dans, fermier, étable, brûler/v, vieille ferme, grands-parents
- | bar | pêcheur, pêche, kilos, grillé, citron, filet, #meal, poisson, ligne, mer, arête, fenouil
= | bar | boire/v, bière, verre, comptoir, barman, cocktail, serveur, alcool, musique, danser/v, tabouret, ivre, soir, bar de l'hôtel
- | café | boire/v un+du+mon+le+son+ton café
coffee | café | tasse, brûlant, chaud, servir/v, sucre, sert, mon café, tasse de, noir, cafetière, renverser/v, goût, un café au lait, lait, machine, soluble, verser/v, grain, gorgée, cuillère, préparer/v, croissant
= | café | terrasse, serveur, dans un café, au café, assis à, café du village, table d'un, comptoir, patron, rendez-vous, rue, café de la, place, retrouver/v
- | cellule | microscope, corps, cancer, sang, cerveau, chaque cellule, biologie, souche, chercheur, laboratoire, adn, solaire, psychologique, de crise
= | cellule | prison, gardien, enfermé, barreau, prisonnier, cachot, moine, couvent, évader/v, grille, porte, lit, détenu, clé, jugement
- | scène | me faire/v une scène, m'a fait une scène, la scène se passe, la scène se passait, scène de ménage, scène du rêve, scène de crime, scène du crime, crime, cette scène, scène suivante, autre scène, film, se dérouler/v, dernière scène, même scène, la scène change, scène d'horreur, toute la scène, changement de scène, scène d'amour, observer/v la scène, regarder/v la scène, assister/v à
= | scène | public, acteur, chanter/v, rideau, théâtre, concert, spectacle, micro, projecteur, spectateur, sur scène, danser/v, jouer/v, groupe, sur une scène, discours, salle
bookshelf | bibliothèque | salon, meuble, bibliothèque du salon, ikea, vitrée
- | station | radio, ski, skier/v, chercher/v une station, fréquence, sports d'hiver, sport d'hiver, balnéaire, station d'épuration, neige, piste, météo, musique, de travail, debout
- | port | port du masque, obligatoire, usb, #computer, ordi, port de tête, port d'arme, port du voile, port du casque, frais de port, port altier
harbour | quai | bateau, voilier, navire, la mer, marin, pêcheur, chalutier, port, paquebot, ferry, mouette, amarrer/v, vagues=, phare, péniche, embarquer/v, cargo, douarnenez, concarneau, saint-malo, brest, le havre, marseille, la rochelle, cherbourg, dieppe, honfleur, lorient, sète, toulon, roscoff, saint-nazaire, ostende, zeebruges, anvers, dakar, tanger, rimouski, tadoussac
= | port | bateau, voilier, navire, mer, quai, marin, pêcheur, jetée, docks=, mouette, ferry, amarrer/v
- | baie | cueillir/v, rouge, rouges, manger/v, empoisonner/v, fruit, arbuste, confiture, baie vitrée, buisson, forêt, baies=, goji, sauvage, vitre, salon, genièvre
= | baie | naviguer/v, dauphin, bateau, mer, plage, voile, nager/v, rive, île, baigner/v, navire
meat | côte, côtes= | bœuf, agneau, porc, veau, côte de, barbecue, grillée, #meal
- | côte, côtes= | monter/v, vélo, pente, raide, cassé, casser/v, tomber/v, radio, mal aux, douleur, respirer/v, côte à côte, fêlée, coup, poumon, côtes du rhône, poitrine, montée, grimper/v, pédaler/v, sternum, haut de la côte, briser/v
= | côte, côtes= | bateau, mer, longer/v, plage, marcher/v le long, bretonne, bretagne, rocher, navire, nager/v, atlantique, phare, naufrage, falaise, océan
- | source | problème, journaliste, source de, renseignement, police, information, donner/v sa, énergie, lumière, revenu, code source, conflit, d'inspiration
= | source | boire/v, eau, jaillir/v, rocher, forêt, couler/v, montagne, fraîche, source chaude, grotte, se baigner/v
- | vague | souvenir, impression, vague souvenir, vague impression, idée, vague idée, assez vague, très vague, flou, danger, sentiment, vague sentiment, vague de froid, vague de chaleur, vague de panique, vague d'angoisse, rester/v vague, terrain vague, plutôt vague, vague de licenciements, un peu vague, vague à l'âme, vague connaissance, visage, silhouette, vague de joie, vague de tristesse, covid
= | vague, vagues= | mer, plage, surf, océan, énorme vague, emporter/v, eau, nager/v, bateau, submerger/v, noyer/v, rivage, haute, digue, géante, sable, déferler/v, arriver/v, rouleau, écume, surfer/v
- | bassin | mal, accouchement, sage-femme, os, hanche, douleur, fracture, cassé, kiné, ventre, dos, bassin minier, danser/v, bouger/v
= | bassin | poisson, nager/v, eau, jardin, tomber/v, nénuphar, fontaine, carpe, piscine, plonger/v, jet d'eau
- | mare, marre | sang, huile, mare de, en avoir/v, j'en avais, gésir/v, gisait, pétrole
= | mare | canard, grenouille, tomber/v, nager/v, ferme, eau, jardin, nénuphar, vache, libellule
ice-cream | glace, glaces= | manger/v, mangeais, cornet, chocolat, vanille, fraise, marchand, parfum, boule, lécher/v, dessert, plage, acheter/v, bac, pistache, citron, cuillère, coulait sur mes doigts, framboise, glacier, chantilly
mirror | glace!! | se regarder/v, me regardais, me regarde, visage, reflet, dans la glace, devant la glace, me voir/v, salle de bains, maquiller/v, coiffer/v, me voyais, lavabo, vieux, image, armoire à glace
- | glace | voiture, baisser/v la glace, portière, vitre, rester/v de glace, de glace, hockey sur glace
= | glace | lac, patiner/v, craquer/v, hiver, sous la glace, glisser/v, neige, froid, iceberg, banquise, pieds, gelé, patin, fondre/v, ours, rivière, bloc, sur la glace, marcher/v, patinoire, stalactite
- | champ | magnétique, vision, de vision, opératoire, champ libre, hors champ, attirer/v, électrique, champ de force, champ d'honneur, champ de course, lexical, caméra
- | île | dessert, flottante, île flottante, crème, œuf, blancs, île de france, ^
= | île | nager/v, seul, mer, bateau, déserte, plage, palmier, sable, perdue, naviguer/v, naufrage, requin, pirate, trésor, vivre/v
- | pierre | ^, tailleur de pierre, pierre ponce, pierre précieuse, âge de pierre, pierre philosophale, mur de
= | pierre | jeter/v, lancer/v, mur, tomber/v, chemin, lourde, rivière, ramasser/v, château, sol, statue, gravée
- | rocher | chocolat, boîte, praliné, ferrero, coco
- | montagne | linge, montagnes russes, vaisselle, papiers=, dossiers=, paperasse, grand huit, montagne russe
= | montagne | grimper/v, neige, sommet, enneigée, escalader/v, chalet, vallée, ski, randonnée, pente, col, grotte, glacier, rocher
- | trou | main, visage, poitrine, tête, bras, jambe, paume, peau, ventre, langue, mémoire, chaussette, trou de mémoire, culotte, pull, poche, serrure, trou de serrure, pantalon, trou noir, dent, collant, boire/v comme un trou, emploi du temps, nez, trou normand, oreille, trou perdu, jean
= | trou | tomber/v, sol, terre, creuser/v, profond, noir, mur, fond, s'ouvrir/v, s'ouvrait, enterrer/v, rat, tombe, route, sortir/v
pencil | mine | crayon, papier, tailler/v, casser/v, feuille, dessiner/v, crayon à papier
explosion | mine | exploser/v, soldat, guerre, champ de mines, sauter/v sur, anti-personnel, antipersonnel, démineur
- | mine | mauvaise mine, bonne mine, fatigué, teint, faire/v mine, grise mine, petite mine, avoir/v bonne, sale mine, mine de rien
= | mine | mineur, charbon, galerie, puits, creuser/v, wagonnet, coron, or, diamant, sel, descendre/v, casque, souterrain, pioche, nain, grisou
- | bois | table, en bois, cerf, élan, grands bois, de bois, jambe de bois, renne, planche, clou, sculpter/v, chaise, cheminée, flûte, clarinette, langue de bois, meuble, gueule de bois, bûche, couper/v du, du bois, menuisier, plancher, boire/v, bois un, ses bois, porte, feu de, scie, bois de chauffage, poêle
= | bois | promener/v, se perdre/v, perdu, marcher/v, dans les bois, dans le bois, dans un bois, loup, champignon, sentier, sombre, forêt, arbre, courir/v, cabane, cachait, lisière
leaf | feuille | morte, arbre, automne, branche, vent, forêt, vert, verte, verts, tomber/v, chêne, érable, vigne, plante, jardin, râteau, chenille, pousser/v, feuillage, feuilles des arbres, sèche, rouges, jaunir/v
page | feuille | examen, stylo, papier, écrire/v, exposé, prof, classeur, copie, feuille blanche, dessiner/v, feuille de papier, crayon, imprimer/v, imprimante, liste, copier/v, signer/v, distribuer/v, exercice, devoir, contrôle, lettre, cahier, lire/v, note
- | feuille | feuille d'impôts, feuille de maladie, feuille de soins, feuille de paie, laurier, thé, or, feuille de route, gélatine, brick
- | racine, racines= | carrée, racine carrée, cheveux=, couleur, coiffeur, teinture, dent, dentiste, blonde, coiffeuse, grec, latin, racines familiales, mes racines, pays, ^
= | racine, racines= | arbre, terre, trébucher/v, forêt, plante, sol, déterrer/v, trottoir, pousser/v, chêne, souterraine
- | branche | lunettes=, métier, étude, entreprise, secteur, famille, branche du métier, médecine, vieille branche, droit
= | branche | arbre, assis, casser/v, oiseau, feuille, grimper/v, se balancer/v, tomber/v, hibou, feu, singe, sapin
- | rose | robe, couleur, bonbon, vêtu, peint, habillé, ciel, murs=, rose pâle, rose vif, fluo, tout était rose, en rose, cheveux, jupe, rouge à lèvres, voir/v la vie, éléphants, <robe, <pull, <manteau, <couleur, <voiture, <maison, <nuage, <lumière, <chemise, <flamant, <papier, <mur, <chapeau
= | rose, roses= | bouquet, fleur, épine, jardin, offrir/v, rouge, pétale, fanée, vase, cueillir/v, fanées, rosier, blanche, une rose, sentir/v
- | paille | boire/v, verre, sirop, cocktail, aspirer/v, gobelet, buvais, jus, tirer/v à la courte, courte paille, coca, plastique, homme de paille, limonade, chapeau
= | paille | grange, cheval, étable, dormir/v, botte, vache, foin, lit de paille, ferme, litière, crèche, tas, fourche, toit
- | épine | dorsale, dos, opération, vertèbre, colonne, du pied
- | graine | en prendre de la graine, mauvaise graine, casser/v la graine
- | étoile | danseuse, danseur, opéra, hôtel, cinq étoiles, quatre étoiles, trois étoiles, restaurant, michelin, chef, étoile de mer, étoile montante, shérif, étoile jaune, juif, place de l'étoile, ballet, générale
= | étoile | ciel, nuit, briller/v, lune, filante, planète, voie lactée, télescope, constellation, galaxie, vœu, polaire, tomber/v, berger, noire
- | lune | lune de miel, dans la lune, demander/v la lune, vieilles lunes
- | nuage | lait, thé, photos=, sauvegarder/v, #computer, données, fichier, nuage de lait, sur un petit nuage, poussière, fumée, sauterelles, nuage de, parfum, cigarette, abeilles
= | nuage | ciel, noir, soleil, pluie, flotter/v, voler/v, avion, blanc, orage, s'asseoir/v, lune, vent, sauter/v, nuit
- | éclair | chocolat, pâtisserie, fermeture, fermeture éclair, boulangerie, vanille, robe, manger/v, braguette, café, gâteau, guerre éclair, coincée, visite éclair, religieuse, veste, pantalon, en un éclair, bloquée, comme un éclair, lucidité, génie
= | éclair | ciel, orage, foudre, arbre, frapper/v, tonnerre, nuit, tempête, pluie, zébrer/v, lumière, tomber/v, aveugler/v
- | neige, neiger/v | battre/v, blancs=, œuf, en neige, télé, écran, cocaïne, sniffer/v, blanc d'œuf, œufs en neige
- | vent | mettre/v un vent, m'a mis un vent, instrument, instrument à vent, prendre/v un vent, dans le vent, lâcher/v, du vent, pet
- | feu, feux= | vert, orange, tricolore, cigarette, briquet, feux de la voiture, brûler/v un feu, au feu rouge, feu rouge, carrefour, démarrer/v, signalisation, conduire/v, allumette, coup de feu, coups de feu, feu follet, feu mon, feu ma, demander/v du feu, clope, ouvrir/v le feu, armes à feu, feux d'artifice, feu vert, feux arrière, fumer/v, tirer/v, pistolet, passer/v au vert, feu d'artifice, à feu doux, casserole, voiture, fin de, circulation
= | feu, feux= | maison, brûler/v, forêt, flamme, cheminée, incendie, pompier, allumer/v, fumée, éteindre/v, bûche, immeuble, s'enfuir/v, brasier, camp, bois, sorcière, cendre, en feu
- | sol | piano, violon, jouer/v, note, musique, guitare, clé de sol, majeur, mineur, gamme, la si, accordé, corde, chanter/v, sol dièse
- | mur | facebook, réseau, insta, au pied du mur, mur du son
- | marche, marches= | nuptiale, machine, en marche, mettre/v en marche, marche arrière, marche à suivre, bouton, moteur, militaire, funèbre, marche avant, se mettre/v en marche, bonne marche, forcée, appareil, ça marche, marche pas, marche plus, marche bien
= | marche, marches= | monter/v, escalier, palais, rater/v, église, descendre/v, haute, glissante, raté une marche, trébucher/v, gravir/v, perron, assis
- | table | multiplication, table de, réciter/v, matières, table des matières, livre, calcul, table rase, table d'écoute, maths, table ronde, table de mixage
= | table | assis, manger/v, chaise, couteau, repas, dîner, cuisine, posé, assiette, nappe, sous la table, verre, convive, autour, table basse, table de nuit, bois, salon
- | lit | rivière, lit de la, fleuve, torrent, lit de rivière, elle lit, il lit, lit un, à sec, lit un livre, qui lit, asséché
= | lit | dormir/v, couché, chambre, draps, oreiller, coucher/v, allongé, réveiller/v, matelas, nuit, couverture, chat, serpent
- | fenêtre | #computer, ordi, clic, pop-up, onglet, fenêtre de dialogue
= | fenêtre | regarder/v, maison, vitre, rideau, chambre, sauter/v, cassée, pluie, volet, balcon, mur, dehors, enjamber/v, étage
- | grille | mots croisés, loto, sudoku, gagnante, pain, cigarette, remplir/v, horaires, programme, toast, jeu, salaire, cocher/v, four, barbecue, steak, feu rouge, merguez, arrivée, départ
= | grille | parc, château, jardin, fermée, portail, cimetière, escalader/v, rouillée, prison, fer, usine, propriété, passer/v, ouvrir/v
- | pont | bateau, navire, dentiste, dent, voilier, faire/v le pont, paquebot, week-end, jeudi, garage, matelot, capitaine, mai, croisière, sur le pont du, sur le pont supérieur, nez, garagiste, titanic, mer, ferry, marin
= | pont | rivière, traverser/v, fleuve, s'effondrer/v, marcher/v, eau, route, voiture, suspendu, vide, sauter/v, sous le pont, pierre, corde, train, canal, ravin
- | piste | ski, danse, danseur, skier/v, dévaler/v, danser/v, cirque, clown, enquête, indice, police, suspect, piste de danse, fausse piste, cyclable, enquêteur, chien, cd, patin, athlétisme, course, noire, traces
= | piste | avion, atterrir/v, décoller/v, aéroport, décollage, atterrissage, roulage
- | route | faire/v fausse route, feuille de route, en route, mettre/v en route, bonne route
- | quartier | orange, pomme, lune, quartier d'orange, clémentine, mandarine, citron, quartier de, bœuf, pamplemousse, manger/v, fruit, quartier général, quartier libre, poire, viande, moto
= | quartier | rue, marcher/v, habiter/v, immeuble, voisin, désert, ville, maison, magasin, cité, bus, enfance, boulangerie, chic
- | serre, serres= | aigle, hibou, rapace, griffe, tenir/v, faucon, main, bras, oiseau, effet de serre, serre-tête, serre-livres, vautour, serre-câble, dents
= | serre, serres= | plante, tomate, fleur, jardin, verre, jardinier, orchidée, arroser/v, chaleur, serre chaude, pousser/v, légume
- | col | fémur, chemise, utérus, cravate, col de, manteau, sale, roulé, robe, col roulé, col blanc, col bleu, veste, blouse
- | couloir | nager/v, nageais, piscine, ligne d'eau, coureur, athlétisme, course, piste, stade, numéro, nageur, aérien, bus, avalanche, couloir de bus, sprint, ski, couloir humanitaire, natation
= | couloir | porte, courir/v, hôpital, sombre, long, école, maison, hôtel, fin, immeuble, lumière, marcher/v, appartement, interminable, lycée
- | banc | poissons=, banc de poissons, banc de sable, banc d'essai, remplaçant, touche, banc de touche, accusés=, sardines
= | banc | assis, parc, jardin, église, s'asseoir/v, public, place, attendre/v, dormir/v, école
- | toit | toit de la voiture, toit ouvrant, voiture, décapotable
- | hôtel | hôtel de ville, hôtel de police, hôtel particulier, hôtel des impôts, maître d'hôtel
- | prison | peine de prison, années de prison, ans de prison, envoyer/v en, sortir/v de prison, sorti de prison
- | arène, cirque | politique, médiatique, quel cirque, son cirque, tout ce cirque
- | foyer | lunettes=, verres=, hypothécaire, épidémie
- | plage | horaire, musicale, arrière, plage arrière, disque, plage horaire
- | jungle | asphalte, jungle urbaine, calais
- | désert | être/v désert, était désert, restait désert, quartier, rue, couloir, village désert, île
= | désert | sable, dune, chameau, soleil, soif, sahara, marcher/v dans, traverser/v, oasis, caravane, tempête de sable
- | espace | espace de travail, espace vert, espaces verts, espace de jeu, espace client, barre d'espace, espace entre, manque d'espace, espace vide, espace clos, petit espace, open space, espace d'un instant, laisser/v un espace, peu d'espace, grand espace
= | espace | fusée, planète, étoile, astronaute, flotter/v, vaisseau, lune, galaxie, terre, cosmonaute, dans l'espace, apesanteur, satellite, station spatiale, combinaison
`;
