import { family } from '#lexicon/symbols/family.ts';

export const home = family(
  'home',
  { fr: 'la maison', en: 'the house' },
  `
house | maison, chalet, cabane, villa, pavillon, chez moi | house, home, cottage, cabin, hut, mansion
apartment | appartement, appart, studio | apartment, flat!!, condo
room | pièce!!, salon, salle, séjour | room, living room/n, lounge, hall!!
bedroom | chambre, dortoir | bedroom, dormitory, dorm
bed | lit!!, matelas, oreiller, draps= | bed, mattress, pillow, sheets=!!
kitchen | cuisine!!, cuisinière, évier, fourneau, plan/n de travail | kitchen, stove, oven, my sink, the sink, kitchen sink/n
bathroom | salle/n de bain, salle/n de bains, douche, baignoire, lavabo | bathroom, in the bath, washbasin, shower!!, bathtub
toilet | toilettes=, wc=, chiottes= | toilet, restroom, outhouse, lavatory
stairs | escalier: escalier, marches=!!, escalator | stairs=, staircase, stairway, stair, steps=!!, escalator
ladder | échelle | ladder
lift | ascenseur | lift!!, elevator
corridor | couloir, corridor, vestibule | corridor, hallway, passageway
door | porte!!, portail, seuil | door, gate, doorway, threshold
window | fenêtre, baie/n vitrée, vitre, hublot, carreau | window, windowpane, bay window/n
wall | mur, muraille, paroi | wall
roof | toit, toiture | roof, rooftop
attic | grenier, mansarde | attic, loft
garage | garage | garage
cellar | cave!!, sous-sol, souterrain | cellar, basement, underground room/n
floor | plancher, parquet, carrelage, sol!! | floor!!
fireplace | cheminée, feu allumé, feu/n de cheminée | fire lit, log fire/n, fireplace, chimney, hearth
balcony | balcon, terrasse, véranda | balcony, terrace, veranda
table | table!! | table
chair | chaise, fauteuil, canapé, banc | chair, armchair, sofa, couch, bench
carpet | tapis | carpet, rug
curtain | rideau | curtain
wardrobe | armoire, placard, commode | wardrobe, closet, cupboard, dresser
childhood-home | maison d'enfance: maison/n d'enfance, maison de mes parents | childhood home: childhood home/n, childhood house, my parents house, parents house, house i grew up
- | à table, maison/n de retraite, jardin/n d'enfants, porte/n bonheur, porte/n manteau, porte manteaux, porte clés, porte feuille, table/n de multiplication, tables de multiplication, table/n de deux, table/n de trois, table/n de quatre, table/n de cinq, table/n de six, table/n de sept, table/n de huit, table/n de neuf, loin de chez moi, loin de chez nous, loin de la maison | lifts the+a+my+his+her+its+up, far from home, away from home, times table/n, multiplication table/n, full house/n, fish house/n, doll house/n, bird house/n, tree house/n, house of cards, house plant/n, white house, table/n tennis, on the table that
`,
);
