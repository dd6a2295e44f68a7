import { family } from '#lexicon/symbols/family.ts';

export const town = family(
  'town',
  { fr: 'la ville et ses lieux', en: 'the town' },
  `
city | ville, cité, capitale!!, centre ville | city, town, downtown
village | village, hameau, bourg | village, hamlet
street | rue, champs-élysées, avenue, boulevard, ruelle, trottoir, impasse | street, avenue, sidewalk, alley, pavement
square | place/n publique, place/n du village, grand place, place/n de la mairie, place/n du marché, place/n centrale | town square/n, plaza, in the square, across the square, village square/n, main square/n, market square/n, public square/n
building | immeuble, bâtiment, gratte-ciel, édifice | building!!, skyscraper, buildings=
shop | magasin, boutique, supermarché, épicerie, centre commercial, boulangerie, pharmacie, librairie, mercerie, laverie, boucherie, quincaillerie, poissonnerie | shop!!, store!!, supermarket, mall, grocery store/n, bakery, pharmacy, bookshop, bookstore, butcher shop/n, hardware store/n, launderette, laundromat, stores=, shops=
market | marché!! | market, marketplace
restaurant | restaurant, café!!, terrasse d'un café, terrasse du café, terrasse de café, en terrasse, cantine, brasserie, bistrot, pizzeria | restaurant, pizzeria, canteen, cafe, diner, cafeteria
bar | bar!!, boîte/n de nuit, discothèque | bar!!, nightclub, pub, tavern
hotel | hôtel, auberge | hotel, motel, inn
hospital | hôpital, clinique, urgences=!!, salle/n d'opération, table/n d'opération, bloc/n opératoire, salle/n de réveil, soins intensifs, maternité!! | hospital, clinic, emergency room/n, operating room/n, operating table/n, operating theatre/n, operating theater/n, recovery room/n, intensive care, ward!!
church | église, cathédrale, chapelle, temple, mosquée, synagogue, monastère | church, cathedral, chapel, temple, mosque, synagogue, monastery
cemetery | cimetière, tombe!!, tombeau, pierre/n tombale | cemetery, graveyard, grave!!, tomb
prison | prison, cellule, cachot, geôle | prison, jail, dungeon, jail cell/n, prison cell/n
theatre | théâtre, scène de théâtre, cinéma, ciné-parc, salle/n de spectacle, coulisses= | theatre, theater, cinema, movie theater/n, backstage=
museum | musée, galerie/n d'art | museum, art gallery/n
library | bibliothèque | library
factory | usine, atelier!!, hangar, entrepôt | factory, warehouse, workshop
office | bureau!! | office
tower | tour: tour/n de verre, clocher, donjon, la tour, une tour, phare!! | tower!!, towers=, belfry, lighthouse
castle | château, palais!!, forteresse, manoir | castle, palace, fortress, manor
farm | ferme!!, grange, étable, écurie | farm, barn, stable!!
stadium | stade, gymnase | stadium, gym, gymnasium
fair | fête/n foraine, cirque, manège, parc/n d'attractions, carnaval | fairground, circus, carousel, carnival, amusement park/n, roller coaster/n
ruin | ruine!!, décombres= | ruins=, rubble
- | boire/v un+du+mon+le café, hôtel de ville, bois un café, prendre/v un café, bureau/n de tabac, de la poste, revenir/v de l'hôpital, rentrer/v de l'hôpital, sortir/v de l'hôpital | back from hospital, back from the hospital, home from hospital, home from the hospital, out of hospital, over the bar, under the bar, hit/v the bar, bar of soap, bar of chocolate, chocolate bar/n, salad bar/n, post office/n, town hall/n, city hall/n
post-office | bureau/n de poste, la poste, guichet/n de la poste | post office/n
`,
);
