/** French words of beings that name something else too. Rows as in `english-beings.ts`. */
export const frenchBeingsOfTwoSenses = `
computer-mouse | souris!! | #computer, sans fil, bouton, clic droit, clic gauche, tapis, ma souris, branchée
= | souris | chat, fromage, trou, piège, grignoter/v, queue, grise, cage, rat, attraper/v, moustaches=, tapette, courir/v
- | souris | souris d'agneau, gigot, chauve-souris
crane | grue | chantier, immeuble, poutre, construction, port, soulever/v, ouvrier, béton, acier, câble, conteneur, grutier, métal, charge, cabine
heron | grue | marais, voler/v, plume, oiseau, nid, étang, patte, bec, aile, sud, cendrée, migrateur, lac
- | loup | masque, bal, carnaval, velours, masquée, masqué, grillé, #meal, loup de mer, pêcheur, filet, vieux loup
= | loup | hurler/v, forêt, meute, neige, bois, croc, mordre/v, mouton, suivre/v, gueule, lune, agneau, montagne, louve, bête, chien
- | cafard | j'avais un gros cafard, gros cafard, le cafard, coup de cafard, triste, tristesse, dimanche, donner/v le cafard, avoir/v le cafard, départ, blues
= | cafard | mur, cuisine, courir/v, écraser/v, insecte, grouiller/v, évier, bouche, lit, sortir/v, cafards=, sale, plafond, pattes=
- | mouche | faire/v mouche, fait mouche, mouche du coche, marquise, lèvre, pattes de mouche, joue, bateau mouche, poids mouche, fine mouche, perruque
- | puce | électronique, téléphone, cerveau, ma puce, marché aux puces, carte à puce, sim, implanter/v, saut de puce, processeur, carte
= | puce | chien, chat, piquer/v, gratter/v, plein de puces, sauter/v, matelas, poil, infesté
- | vache | être/v vache, été vache, la vache quelle+c'est+on+il+elle, vache avec, peau de vache, années de vaches maigres, >quelle, >quel, >alors
meat | bœuf | #meal, bourguignon, steak, carpaccio, bœuf bourguignon, bouillon, boucher, boucherie, haché
= | bœuf | charrue, étable, tirer/v, corne, âne, attelage, pré, mugir/v
roast-chicken | poulet | #meal, du poulet, poulet au, morceau de poulet, curry de poulet, blanc de poulet
roast-chicken | dinde | #meal, noël, marrons=, dinde de noël
- | canard | #meal, magret, confit, lire/v, café, journal, rédaction, une du canard, fausse note, canard laqué, canard à l'orange, du canard, canard enchaîné, foie gras, plastique, bain
- | coq | au vin, coq au vin, poids coq, #meal, clocher
meat | agneau | #meal, gigot, pâques, côtelette, de l'agneau, épaule, côte
- | mouton | #meal, ragoût, poussière, sous le lit, saute-mouton, méchoui, compter/v les moutons, compter/v des moutons
- | lapin | #meal, poser/v un lapin, posé un lapin, me poser/v un lapin, en sauce, civet, pâté, chaud lapin, à la moutarde
- | porc, cochon, veau, dindon, oie, poule, chèvre | #meal, au pot, blanquette, escalope, rillettes=, côte de, tirelire, fromage de, foie
= | poule, poulet, dinde, bœuf, canard, coq, agneau, mouton, lapin, porc, cochon, veau, oie, chèvre | #beast, œuf, couver/v, cour, basse-cour, picorer/v, caqueter/v, glousser/v, brouter/v, étang, mare, pondre/v, fumier, chanter/v, réveiller/v, herbe, mère, laine, bêler/v, barrer/v, traverser/v, terrier, sans tête, charrue
- | poisson | <>serveur, <>riz, signe, ascendant, horoscope, poisson pané, poisson d'avril, mon signe, #meal, zodiaque
= | poisson | #beast, nager/v, pêcher/v, eau, aquarium, bocal, rivière, hameçon, écaille, sauter/v, lac, filet de pêche
- | crabe, homard, crevette, saumon, truite, huître, thon, bar, poulpe, calmar | #meal, bisque, fumé, plateau de fruits de mer, mayonnaise, sushi
= | crabe, homard, crevette, saumon, truite, huître, poulpe, calmar | #beast, pince, pincer/v, rocher, sable, courir/v, plage, marcher/v, rivière, sauter/v, perle
- | papillon | nage, piscine, nager/v, pare-brise, policier, contravention, nœud papillon, brasse, effet papillon, couloir, ligne d'eau
= | papillon | voler/v, aile, fleur, bleu, chrysalide, filet, couleurs, se poser/v, posait, jardin
- | bourdon | avoir/v le bourdon, cathédrale, sonner/v, cloche, clocher, j'avais le bourdon, le bourdon ce
= | bourdon | fleur, butiner/v, fenêtre, piquer/v, abeille, bourdonner/v, ruche, pot
- | cheval, chevaux= | capot, voiture, moteur, deux chevaux, puissance, cheval de bataille, chevaux fiscaux, petits chevaux, cheval d'arçons, cheval de troie
= | cheval, chevaux= | galoper/v, galop, monter/v, selle, crinière, écurie, box, blanc, noir, cavalier, hennir/v, trotter/v, course, champ, pré, étable
- | chat | en ligne, discuter/v, ordi, internet, jouer/v à chat, jouaient à chat, chat perché, chat bite, à chat dans, salon de chat, messagerie, chat gpt
- | chien | fusil, pistolet, chien de fusil, chien du fusil, temps de chien, vie de chien, mal de chien, caractère de chien, humeur de chien, en chien de fusil, armer/v
- | ours | en peluche, vieil ours, ours mal léché, peau d'ours
= | ours | forêt, grotte, griffe, montagne, dressé, grogner/v, sortir/v, banquise, miel, cage, patte, attaquer/v
- | lion, taureau, bélier, vierge, balance, scorpion, capricorne, poissons=, cancer, verseau, sagittaire | ascendant, signe, horoscope, astrologie, zodiaque, natif, du signe
= | lion, taureau, bélier, scorpion | #beast, rugir/v, savane, corne, charger/v, cirque, dompteur, brebis, piquer/v, désert, dard, pince
- | pigeon | pris pour un pigeon, prendre/v pour un pigeon, arnaque, arnaquer/v, pigeonner/v, pigeonné, pigeon d'argile, tir, dindon de la farce
= | pigeon | picorer/v, place, miette, plume, roucouler/v, s'envoler/v, voyageur, toit, balcon, aile
- | python, cobra | code, coder/v, programme, #computer, langage, programmer/v, ^
= | python, cobra | arbre, avaler/v, s'enrouler/v, serpent, mordre/v, cage, ramper/v, étouffer/v
- | dauphin | roi, france, versailles, successeur, héritier, trône, parti, royaume
= | dauphin | mer, nager/v, sauter/v, bateau, bassin, aquarium, plonger/v, vague, delphinarium
- | baleine | parapluie, corset, soutien-gorge, col
= | baleine | mer, avaler/v, bateau, souffler/v, océan, large, plonger/v, queue, nager/v, plage, échouée, cachalot
- | raie | cheveux=, coiffure, peigne, coiffer/v, coiffeur, sur le côté, au milieu, mèche, tresse, fesses, crâne
= | raie | mer, nager/v, sable, fond, poisson, manta, plonger/v, pêcher/v, aquarium, au-dessus
- | chenille | danse, danser/v, mariage, tank, char, danseur, piste de danse, faire/v la chenille, fête, engin, bulldozer, manège
= | chenille | feuille, arbre, papillon, ramper/v, chou, cocon, verte, poils, main
- | paresseux | frère, prof, travail, être/v paresseux, était paresseux, trop paresseux, traiter/v de, élève, si paresseux, un peu paresseux
= | paresseux | branche, arbre, accroché, lentement, griffe, jungle, pendre/v, singe
- | élan | prendre/v de l'élan, sauter/v, un élan de, dans un élan, mon élan, son élan, élan de, perdre/v, coupé
= | élan | forêt, bois, neige, traverser/v, canada, suède, bête, route, enneigée, corne
fruit+avocado | avocat!! | salade, noyau, mûr, mûre, toast, mûrs, couper/v, crevette, guacamole, éplucher/v, avocatier, écraser/v, cuillère, tartine, citron, mayonnaise, légume, fruit, <manger/v, <mangeais, sandwich
= | avocat | juge, plaider/v, procès, tribunal, robe, client, divorce, prison, défendre/v, accusé, mon avocat, son avocat, avocat de, loi, cabinet, police
- | patron | couture, tissu, robe, épingler/v, découper/v, coudre/v, ciseaux, craie, papier, modèle, saint patron, pull, jupe
= | patron | bar, bureau, travail, virer/v, usine, réunion, entreprise, salaire, collègue, licencier/v, chef, employé
cake | religieuse | chocolat, pâtissier, boulangerie, crème, café, manger/v, vitrine, gâteau, éclair, pâtisserie, boulangère, dessert
= | religieuse | prier/v, chapelle, couvent, voile, église, prière, noire, cornette, sœur, messe, croix, école
- | religieuse | cérémonie, fête, musique, guerre
oven | cuisinière | gaz, électrique, allumer/v, four, feux, casserole, exploser/v, plaque, bouton, poêle, éteindre/v, brûleur, fuite
= | cuisinière | goûter/v, crier/v, tablier, serveur, soupe, grosse, cantine, chef, préparer/v, plat, château, louche
- | guide | touristique, lire/v, page, livre, guide touristique, ouvrir/v mon guide, michelin, feuilleter/v, papier, librairie
= | guide | montrer/v, château, musée, sommet, montagne, jungle, groupe, touriste, visite, suivre/v, attendre/v
- | facteur | risque, commun, équation, stress, facteur de, facteurs de, mathématiques, multiplication, facteur commun, important
= | facteur | lettre, colis, sonner/v, courrier, vélo, boîte, porte, tournée, chien, paquet
- | reine, roi, dame, valet, cavalier, fou, tour, pion | #cards, #chess, de pique, de cœur, de carreau, de trèfle, échecs=, échiquier, en échec, galette
= | reine, roi, cavalier | trône, couronne, château, royaume, épée, palais, cheval, galop, selle, peuple, armée, bal, robe
- | cavalier | valse, tango, salsa, bal, salle des fêtes, mon cavalier, son cavalier, danser/v, danse, danseur, salle de bal, feuille, noir, être/v cavalier, robe de bal
- | sirène | police, ambulance, pompiers=, alarme, hurler/v, retentir/v, bombardement, incendie, usine, alerte, sirènes=, gyrophare, secours, entendre/v, midi, attaque
= | sirène | queue, chanter/v, rocher, mer, écaille, cheveux, nager/v, marin, poisson, petite sirène, verte, peigne
- | géant | champignon géant, <crabe, <serpent, <araignée, <vague, <insecte, <lapin, <chat, <chien, <oiseau, <poisson, <écran, <poulpe, <champignon, <gâteau, <livre, <arbre, <robot, <calamar, <rat, <cafard
- | monstre | travail monstre, foule monstre, succès monstre, <travail, <foule, <bruit, <fête, <soirée, queue monstre, <boulot, <énergie, <succès
binoculars | jumelles= | regarder/v, observer/v, bateau, oiseau, horizon, loin, avec des jumelles, aux jumelles, scruter/v, espionner/v, verre, voir/v au loin, théâtre, autour du cou
= | jumelles= | sœur, robe, identiques, mes jumelles, naître/v, bébé, filles, ressembler/v, accoucher/v, école, petites, deux jumelles, vraies
- | ange | être/v aux anges, mon ange, cheveux d'ange, saut de l'ange, baie des anges, patience d'ange
- | mouton, vache, chèvre, chat, chien, girafe, lapin, éléphant, requin, panda | en peluche, en plastique, en bois, en carton, en porcelaine, sur le t-shirt, dessiné, en chocolat
- | rose, marguerite, violette, iris, pierre, jasmine, olive, prune, capucine, églantine, véronique, clémentine, cerise, aurore, perle, blanche, reine, martin, colombe, ours, carmen, garance, flora, fleur, lys, angèle, victoire, océane, marine, loup, désirée | ^
- | vers=, ver | vers blancs, vers luisants, un vers, en vers
- | mite, pou, tique, punaise | ma puce
- | merlan, maquereau | coiffeur
- | grenouille | grenouille de bénitier, homme-grenouille
- | requin, vautour | finance, affaires, banquier
blueberry | bleuet, bleuets | tarte, manger/v, cueillir/v, muffin, confiture, panier de bleuets, casseau
- | labrador, colley, cocker | ^
- | taupe | service secret, agence, espion, dénoncer/v, couleur
= | taupe | jardin, trou, creuser/v, galerie, pelouse, terre, aveugle, taupinière
- | vison, hermine | manteau, étole, col, fourrure
- | thon, sardine, anchois, maquereau, hareng, saumon | sandwich, boîte de, pizza, toast, mayonnaise, salade
- | cobaye | servir/v de, expérience, médicament
- | piaf | ^, chanter/v, disque
- | furet | jeu du furet
- | poulain | champion, entraîneur
- | perroquet | mât, voile, pastis
- | bélier | coup de bélier, porte, voiture bélier, voiture-bélier, enfoncer/v
`;
