/** Things whose French name is another thing too. Rows as in `french-beings.ts`. */
export const frenchThings = `
chaîne | chain | Le prisonnier avait une chaîne au pied. | On m'avait attaché avec des chaînes.
chaîne | !chain | La chaîne de mon vélo a sauté. | J'ai déraillé, la chaîne du vélo pendait.
chaîne | !chain | Je changeais de chaîne avec la télécommande. | La même émission passait sur toutes les chaînes de la télé.
voile | scarf | Elle portait un voile noir sur la tête. | La mariée a soulevé son voile.
voile | !scarf | On a hissé la voile du bateau. | Le vent gonflait les voiles.
poêle | frying-pan | Je faisais cuire un œuf dans une poêle. | La poêle à frire a pris feu.
poêle | !frying-pan | Un poêle à bois chauffait la pièce. | On se chauffait près du poêle.
livre | book | Je lisais un livre. | Le livre était écrit avec du sang.
livre | !book | J'avais acheté une livre de beurre. | Ça coûtait vingt livres sterling.
page | page | Je tournais la page du livre. | La page était blanche.
page | !page | La page ne voulait pas se charger sur mon téléphone. | Un page servait le roi.
manche | !scarf | La manche de ma chemise était déchirée. | Le manche du couteau était cassé.
timbre | !bell | Je collais un timbre sur la lettre. | Le timbre de sa voix.
carte | map | Je cherchais le trésor sur une carte. | La carte montrait une île inconnue.
carte | game/playing-cards | On jouait aux cartes. | Il a distribué les cartes à jouer.
carte | !map !playing-cards | J'ai payé avec ma carte au supermarché. | Ma carte ne passait pas et la caissière attendait.
pêche | fishing | J'étais à la pêche avec mon père. | On est allés à la pêche au bord du lac.
pêche | fruit/peach !fishing | Je mangeais une pêche bien mûre. | La pêche avait un gros noyau.
pêche | !fishing !fruit !peach | J'avais une pêche d'enfer. | Il avait la pêche ce matin-là.
langue | mouth | Ma langue saignait. | Il m'a tiré la langue.
langue | !mouth | Ils parlaient une langue inconnue. | Je ne comprenais pas leur langue.
toile | painting | Le peintre travaillait sur une toile. | Une toile de maître était accrochée au mur.
toile | !painting | L'araignée tissait sa toile. | Je cherchais son nom sur la toile avec mon ordinateur.
filet | net | Les pêcheurs remontaient le filet de pêche. | J'étais pris dans un filet de pêche.
filet | !net | On mangeait un filet de sole. | Un filet de sang coulait de sa bouche.
ampoule | lamp | L'ampoule a grillé. | Une ampoule pendait au plafond.
ampoule | !lamp | J'avais une ampoule au pied. | Mes ampoules aux pieds saignaient après la marche.
aiguille | needle/tool | Elle cousait avec une aiguille. | L'aiguille m'a piqué le doigt.
aiguille | !needle | Les aiguilles de l'horloge tournaient à l'envers. | Le sol était couvert d'aiguilles de pin.
fraise | fruit/strawberry | Je mangeais une fraise. | Le panier était plein de fraises.
fraise | !fruit !strawberry | Le dentiste approchait sa fraise de ma dent. | La fraise du dentiste sifflait.
pile | battery/- | La lampe n'avait plus de piles. | Je changeais la pile du réveil.
couverture | blanket | J'étais caché sous une couverture. | Elle m'a donné une couverture.
couverture | !blanket | Ma photo était en couverture d'un magazine. | La couverture du livre était en cuir.
dent | teeth | Mes dents tombaient. | J'ai perdu une dent.
dent | !teeth | Les dents du peigne étaient cassées. | Les dents de la scie brillaient.
cœur | heart | Son cœur était noir. | Il tenait un cœur dans ses mains.
cœur | !heart | Il a joué l'as de cœur. | On était au cœur de la forêt.
bouche | mouth | Du sable sortait de ma bouche. | J'avais du verre dans la bouche.
bouche | !mouth | Je descendais dans une bouche de métro. | Une bouche d'égout s'est ouverte.
pied | foot | Il m'a mordu le pied. | Mes pieds étaient nus.
pied | !foot | Le pied de la table était cassé. | On était au pied de la montagne.
tête | head | Je me suis cogné la tête. | Sa tête était énorme.
tête | !head | J'étais à la tête d'une armée. | Ma fille était en tête de la course.
bras | arm | Je me suis cassé le bras. | Il m'a attrapé le bras.
bras | !arm | J'étais assis sur le bras du fauteuil. | Un bras de mer nous séparait de l'île.
dos | back | J'avais un couteau dans le dos. | Mon dos était couvert de poils.
dos | !back | Le dos du livre était abîmé. | Je nageais le dos dans la piscine.
œil | eye | Il avait perdu un œil. | Ses yeux étaient rouges.
œil | !eye | On était dans l'œil du cyclone. | L'œil de la porte me regardait.
os | bone | Le chien rongeait un os. | J'ai trouvé des os dans le jardin.
peau | skin | Ma peau était verte. | La peau de mes mains pelait.
peau | !skin | J'ai glissé sur une peau de banane. | Une peau d'orange traînait.
queue | - | Je faisais la queue devant le magasin. | Il y avait une longue file d'attente devant le cinéma.
bouton | !lift | J'ai appuyé sur le bouton rouge. | J'avais un bouton sur le nez.
bouton | !button | J'avais un gros bouton sur le menton. | Le bouton de rose s'ouvrait.
baguette | baguette/bread | J'achetais une baguette à la boulangerie. | Il mangeait une baguette.
baguette | magic-wand/magic !baguette !bread | La fée agitait sa baguette. | Le sorcier a pointé sa baguette vers moi.
baguette | !baguette !bread | Le chef d'orchestre levait sa baguette. | Je mangeais des nouilles avec des baguettes.
bas | !shoes | Elle enfilait ses bas. | J'étais en bas de l'immeuble.
botte | boot/shoes | Je portais des bottes. | Ma botte était pleine d'eau.
botte | !boot !shoes | J'achetais une botte de radis. | Une botte de poireaux dépassait du panier.
carreau | window | Le ballon a cassé un carreau. | Je regardais la pluie par les carreaux.
carreau | !window | Il a posé l'as de carreau. | J'ai joué le roi de carreau et j'ai perdu.
croissant | croissant | Je mangeais un croissant. | La boulangère m'a donné un croissant.
croissant | !croissant | Un croissant de lune brillait. | Une peur croissante.
éponge | sponge | J'essuyais la table avec une éponge. | L'éponge était pleine d'eau.
fer | ironing-board | Elle repassait avec son fer à repasser. | Le fer à repasser fumait.
fusée | rocket/rocket-ship | Une fusée décollait. | J'étais dans une fusée.
fusée | !rocket !rocket-ship | Le marin a tiré une fusée de détresse. | On a lancé une fusée de détresse depuis le canot.
plume | feather | Une plume est tombée du ciel. | Mes bras se couvraient de plumes.
plume | !feather | J'écrivais à la plume avec de l'encre. | La plume de mon stylo crachait de l'encre.
portable | phone/mobile-phone | J'ai perdu mon portable. | Mon portable sonnait.
portable | laptop/computer !phone | J'écrivais mon rapport sur mon portable, l'écran s'est éteint. | Le clavier de mon portable fondait.
prise | plug/- | J'ai mis les doigts dans la prise électrique. | La prise électrique faisait des étincelles.
rayon | light | Un rayon de lumière passait sous la porte. | Un rayon de lumière m'aveuglait.
rayon | !at-shop | Le rayon de ma roue de vélo était tordu. | Un rayon de soleil entrait dans la chambre.
tableau | painting | Un tableau était accroché au mur. | Le tableau bougeait, les personnages sortaient du cadre.
tableau | !painting | Le tableau électrique faisait des étincelles. | J'ouvrais le tableau électrique de la maison.
tableau | at-classroom !painting | Le prof écrivait au tableau avec une craie. | La maîtresse m'a appelé au tableau.
tableau | !painting | Le tableau de bord de la voiture clignotait. | Le tableau des départs n'affichait plus rien.
vase | vase | Un vase est tombé. | Le vase était plein de fleurs.
vase | mud !vase | On marchait dans la vase. | La vase du marais m'aspirait.
veste | coat | Je portais une veste. | Ma veste était trop grande.
lunette | glasses | J'ai perdu mes lunettes. | Un homme à lunettes me fixait.
lunette | !glasses | La lunette des toilettes était sale. | Je regardais la lune dans une lunette astronomique.
verre | glass | Je buvais un verre d'eau. | Le verre m'a échappé des mains.
verre | !glass | La porte était en verre. | J'ai perdu un verre de lunettes.
clé | key | J'ai perdu ma clé. | La clé s'est cassée dans la serrure.
clé | !key | C'était la clé du mystère. | J'ai mis la clé USB dans l'ordinateur.
lettre | letter | J'ai reçu une lettre de ma grand-mère. | La lettre était cachetée.
lettre | !letter | Il manquait une lettre au mot. | Mon nom était écrit en lettres de feu.
journal | newspaper | Mon père lisait le journal. | J'ai vu ma photo dans le journal.
journal | !newspaper | On regardait le journal à la télé. | Le journal de vingt heures annonçait la fin du monde.
argent | money | J'ai trouvé de l'argent. | Il me donnait de l'argent.
argent | !money | Elle portait une bague en argent. | Un plateau d'argent brillait.
balle | ball | On jouait à la balle. | Le chien m'a rapporté la balle.
balle | bullet !ball | Il a pris une balle dans la jambe. | La balle m'a traversé l'épaule, il tirait encore.
ballon | balloon/ball | Les enfants jouaient au ballon. | Le ballon a roulé sur la route.
ballon | !balloon !ball | Le ballon d'eau chaude fuyait. | On buvait un ballon de rouge au comptoir.
batterie | drum | Il jouait de la batterie sur la scène. | Le groupe avait une batterie et deux guitares.
batterie | !drum | La batterie de la voiture était à plat. | Mon téléphone n'avait plus de batterie.
tambour | drum | Il frappait sur un tambour. | J'entendais des tambours.
tambour | !drum | Le linge tournait dans le tambour de la machine. | Le tambour du lave-linge était plein de sang.
orgue | pipe-organ/piano | Quelqu'un jouait de l'orgue dans l'église. | Les orgues résonnaient.
flûte | flute | Elle jouait de la flûte. | J'entendais une flûte.
flûte | !flute | On buvait dans des flûtes à champagne. | Il m'a servi une flûte de champagne.
cloche | bell | La cloche de l'église sonnait. | J'ai sonné la cloche.
cloche | !bell | Tu es trop cloche, disait-il. | Le serveur a soulevé la cloche du plat.
micro | microphone | Je chantais dans un micro. | Le micro ne marchait pas.
micro | oven/- !microphone | Je réchauffais mon plat au micro-ondes. | Le micro-ondes a explosé.
radio | radio/- | La radio jouait ma chanson. | J'écoutais la radio.
radio | x-ray/- !radio | Le médecin regardait la radio de mes poumons. | Sur la radio on voyait mon os cassé, dit le docteur.
bague | ring/jewel | Il m'a donné une bague. | J'ai perdu ma bague.
alliance | ring | J'ai perdu mon alliance. | L'alliance était trop petite.
alliance | !ring | Les deux pays avaient signé une alliance. | Une alliance entre les deux clans.
couronne | crown/hat | La reine portait une couronne. | J'ai mis la couronne sur ma tête.
couronne | !crown !hat | Le dentiste m'a posé une couronne. | On a posé une couronne de fleurs sur la tombe.
costume | uniform | Un homme en costume est entré. | Je portais un costume.
chemise | shirt | Je portais une chemise blanche. | Ma chemise était tachée.
chemise | !shirt | Il rangeait les papiers dans une chemise cartonnée. | Le dossier était dans une chemise bleue sur le bureau.
gant | gloves | J'ai perdu un gant. | Il portait des gants.
basket | shoes/trainers | J'avais perdu mes baskets. | Je courais en baskets.
collier | necklace/jewel | Elle portait un collier. | Le collier s'est cassé.
collier | !necklace !jewel | Le chien avait cassé son collier. | J'attachais la laisse au collier du chien.
ceinture | belt | Il a enlevé sa ceinture. | Ma ceinture a craqué.
ceinture | !belt | J'ai bouclé ma ceinture dans la voiture. | Je suis ceinture noire de judo.
baignoire | bathtub/bathroom | J'étais dans la baignoire. | La baignoire débordait.
échelle | ladder | Je montais à une échelle. | L'échelle est tombée.
échelle | !ladder | Sur une échelle de un à dix, j'avais peur à huit. | La carte était à l'échelle d'un centimètre.
marteau | hammer/tool | Il me frappait avec un marteau. | Je tenais un marteau.
clou | nail/tool | J'ai marché sur un clou. | Il plantait un clou dans le mur.
tuyau | pipe | Un tuyau a éclaté sous l'évier. | L'eau coulait d'un tuyau.
tuyau | !pipe | Il m'a donné un tuyau pour l'examen. | C'était un bon tuyau.
balai | broom | La sorcière volait sur un balai. | Je passais le balai.
balai | !broom | Les balais d'essuie-glace ne marchaient plus. | Il avait cinquante balais.
caisse | at-shop | Je faisais la queue à la caisse. | La caissière était derrière sa caisse.
carton | box | Je portais un carton. | Les cartons étaient empilés.
carton | !box | Il a pris un carton rouge et a quitté le terrain. | L'arbitre a sorti un carton jaune.
coffre | box | On a trouvé un coffre plein d'or. | Le pirate ouvrait le coffre.
coffre | !box | Le corps était dans le coffre de la voiture. | J'ai mis les valises dans le coffre.
phare | lighthouse/tower | Un phare éclairait la mer. | On montait en haut du phare.
phare | !lighthouse !tower | Les phares de la voiture m'éblouissaient. | Le camion roulait sans phares.
volant | wheel/steering-wheel/driving | J'étais au volant. | Le volant m'est resté dans les mains.
fil | rope/- | Il tirait sur un fil. | Le fil s'est cassé.
fil | !rope | J'ai perdu le fil de mon discours. | Un fil électrique pendait du poteau.
corde | rope | Je tirais sur une corde. | La corde a cassé.
corde | !rope | Une corde de ma guitare a cassé. | J'avais mal aux cordes vocales.
orange | orange/fruit | Je pelais une orange. | Des oranges roulaient par terre.
orange | !orange !fruit | Le ciel était orange. | Le feu est passé à l'orange.
pomme | apple/fruit | Je mangeais une pomme. | Les pommes étaient pourries.
tarte | pie/cake | Elle a fait une tarte. | La tarte était sur la table.
tarte | !pie !cake | Il m'a collé une tarte en pleine figure. | Ma mère m'a mis une tarte.
marron | chestnut | Je ramassais des marrons sous l'arbre. | On mangeait des marrons grillés.
marron | !chestnut | Il avait des chaussures marron. | Un sac marron.
salade | vegetable/salad/lettuce | Je mangeais une salade. | Je lavais la salade.
bière | wine/beer | Je buvais une bière. | La bière était chaude.
bière | !wine !beer | On a fermé la bière et porté le mort au cimetière. | La mise en bière avait lieu à dix heures.
coupe | trophy/- | On a gagné la coupe. | Le capitaine soulevait la coupe.
tente | tent | On dormait sous la tente. | La tente s'est envolée.
tente | !tent | Il tente de m'attraper. | Il me tente.
planche | plank | Je clouais une planche. | La planche a cassé.
planche | !plank | Je faisais la planche dans l'eau. | Je flottais en faisant la planche.
canne | walking-stick | Le vieux marchait avec une canne. | Il a levé sa canne.
canne | !walking-stick | Je tenais une canne à pêche. | On coupait la canne à sucre.
règle | ruler | Je traçais un trait avec une règle en bois. | La maîtresse me tapait avec une règle en bois.
règle | !ruler | C'était la règle du jeu. | J'avais mes règles et du sang partout.
crochet | hook | Le manteau pendait à un crochet. | Le pirate avait un crochet.
crochet | !hook | Ma grand-mère faisait du crochet. | On a fait un crochet par la ville.
bande | !cassette | Une bande de garçons me suivait. | Je lisais une bande dessinée.
plateau | tray | Le serveur portait un plateau. | J'ai fait tomber le plateau.
plateau | !tray | On marchait sur un haut plateau herbeux. | J'étais sur le plateau de télévision.
coussin | pillow | Je dormais sur un coussin. | Le coussin était mouillé.
dé | die/- | Il a lancé les dés. | Les dés roulaient sur la table.
film | film | On regardait un film. | Je jouais dans un film.
jeu | game | On jouait à un jeu. | Le jeu était truqué.
vol | flying | Je volais au-dessus de la ville. | Je m'envolais.
vol | !flying | Mon vol pour Rome était annulé. | J'ai été victime d'un vol.
vol | !flying | On m'a volé mon sac. | Quelqu'un m'a volé mes papiers.
rame | metro/- | La rame de métro était vide. | La dernière rame partait du quai.
rame | oar/- !metro | J'avais perdu une rame de la barque. | Je tirais sur la rame et le bateau avançait.
voiture | car | Je conduisais une voiture. | La voiture brûlait.
voiture | !car | Ma place était en voiture douze du train. | Je cherchais la voiture sept du TGV.
avion | plane | J'étais dans un avion. | L'avion s'écrasait.
bus | bus | J'étais dans le bus. | Le bus est parti.
char | tank/- | Des chars d'assaut entraient dans la ville. | Un char d'assaut écrasait les voitures.
fusil | rifle/weapon | Il avait un fusil. | Le fusil était chargé.
canon | cannon | Le canon a tiré. | Un boulet de canon a troué le mur.
canon | !cannon | Elle était vraiment canon. | On a chanté en canon.
arme | weapon | Il avait une arme. | L'arme était lourde.
croix | cross | Il y avait une croix au mur. | Je portais une croix.
croix | !cross | J'ai coché la case d'une croix. | J'ai fait une croix sur mes vacances.
masque | mask | Il portait un masque. | Le masque n'avait pas d'yeux.
miroir | mirror | Je me regardais dans le miroir. | Le miroir s'est brisé.
cadre | picture-frame | Le cadre était accroché au mur. | J'ai cassé un cadre.
cadre | !picture-frame | Mon oncle est cadre dans une banque. | Le cadre du vélo était tordu.
appareil | camera/- | J'avais un appareil photo. | L'appareil photo était cassé.
fête | party | On était à une fête. | La fête battait son plein.
mariage | wedding | C'était mon mariage. | Le mariage avait lieu à la plage.
passage | passage | On rampait dans un passage secret. | Je découvrais un passage secret.
combat | fight | Je regardais un combat. | Le combat était sanglant.
épreuve | exam/- | J'étais en retard à l'épreuve de maths. | L'épreuve du bac commençait.
course | running | Je faisais une course à pied. | Je courais.
course | !running | J'avais oublié les courses dans le coffre. | La liste de courses était vide.
nage | swimming | Je nageais dans la mer. | Je nageais vers l'île.
metro | metro | J'ai pris le métro. | Le métro s'est arrêté dans le tunnel.
métier | !loom | C'est un dur métier. | Mon métier est boulanger.
commode | chest-of-drawers/wardrobe | J'ai ouvert un tiroir de la commode. | La commode était lourde.
commode | !chest-of-drawers !wardrobe | Mon père n'était pas commode. | C'était très commode pour voyager.
fosse | hole/- | Je suis tombé dans une fosse. | La fosse était profonde.
fosse | !hole | L'orchestre jouait dans la fosse. | La fosse d'orchestre était vide.
ruche | beehive/bee | Les abeilles sortaient de la ruche. | La ruche était tombée.
moulin | windmill | Un moulin tournait sur la colline. | J'habitais dans un moulin.
moulin | !windmill | Il me passait le moulin à poivre. | Le moulin à café faisait du bruit.
robot | robot/machine | Un robot me suivait. | Le robot parlait.
ventouse | plunger | Je débouchais l'évier avec une ventouse. | La ventouse était coincée.
bombe | bomb/explosion | Une bombe a explosé. | La bombe était dans mon sac.
bombe | !bomb !explosion | Il taguait le mur avec une bombe de peinture. | Elle portait une bombe d'équitation.
`;
