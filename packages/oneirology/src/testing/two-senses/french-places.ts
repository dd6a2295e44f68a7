/** Places and lands whose French name is another thing too. Rows as in `french-beings.ts`. */
export const frenchPlaces = `
boîte | box | J'ouvrais une boîte en bois. | La boîte était pleine de lettres.
boîte | !box | Toute la boîte était en grève et mon chef hurlait. | Je travaille dans une petite boîte d'informatique.
boîte | !box | On dansait en boîte toute la nuit. | J'étais en boîte avec mes copines.
cuisine | kitchen | Ma mère était dans la cuisine. | La cuisine était pleine de fumée.
cuisine | !kitchen | On avait mis des chaises de cuisine sur la plage. | Il a jeté un couteau de cuisine dans la mer.
bureau | office | J'étais au bureau avec mes collègues. | Mon bureau était inondé.
bureau | !office | J'ai rangé la lettre dans le tiroir du bureau. | Le fichier était sur le bureau de mon ordinateur.
banque | at-office/at:banque | Je faisais la queue à la banque. | Deux hommes braquaient la banque.
classe | classroom | J'étais en retard en classe. | La classe était vide et le tableau noir.
classe | !classroom | On voyageait en première classe. | Elle avait vraiment la classe dans sa robe.
école | school | J'étais dans mon ancienne école. | L'école brûlait.
salle | room | On dansait dans une grande salle. | La salle était pleine.
pièce | room | J'étais enfermé dans une pièce. | La pièce n'avait pas de fenêtre.
pièce | !room | Je jouais dans une pièce de Molière et j'avais oublié mon texte. | J'ai trouvé une pièce de deux euros par terre.
pièce | !room | Il manquait une pièce au moteur. | Il manquait une pièce du puzzle.
cour | at:cour | Les enfants jouaient dans la cour. | La cour était entourée de murs.
cours | classroom/school/exam/at-classroom | J'étais en retard à mon cours de maths. | Le prof donnait son cours et je n'écoutais pas.
cours | !school !classroom | Au cours de la nuit, quelqu'un est entré. | Un cours d'eau passait derrière la maison.
court | !at:cour | Je jouais au tennis sur un court en terre battue. | Le rêve était très court.
tour | tower | J'étais en haut d'une tour. | La tour s'est effondrée.
tour | !tower | On a fait un tour en vélo. | C'était mon tour de parler.
tour | !tower | Le magicien m'a appris un tour. | Il a pris ma tour aux échecs avec son fou.
tour | !tower | Le potier montait un vase sur son tour. | C'était le deuxième tour de l'élection.
château | castle | Je courais dans un château. | Le château avait cent tours.
château | !castle | Les enfants sautaient dans un château gonflable. | On buvait un château margaux de 1982 au dîner.
palais | castle | Je marchais dans un palais. | Le palais était en or.
palais | !castle | J'avais un cheveu collé au palais. | Ma langue collait à mon palais.
ferme | farm | On vivait dans une ferme. | La ferme brûlait.
ferme | !farm | Je ferme la porte à clé. | Il m'a répondu d'une voix ferme.
bar | bar | On buvait une bière dans un bar. | Le bar était plein.
bar | !bar | Le pêcheur avait pris un bar de trois kilos. | On mangeait un bar grillé avec du citron.
café | restaurant | J'étais assis à la terrasse d'un café. | On s'est retrouvés dans un café.
café | coffee !restaurant | Le café noir coulait dans ma tasse. | Elle m'a servi un café brûlant.
prison | prison | J'étais en prison. | La prison n'avait pas de toit.
cellule | prison | J'étais enfermé dans une cellule. | Le gardien a ouvert ma cellule.
cellule | !prison | Je regardais une cellule au microscope. | Chaque cellule de mon corps vibrait.
théâtre | theatre | J'étais au théâtre. | Le théâtre était vide.
scène | theatre-play/theatre/speech | J'étais sur une scène devant un public. | Les acteurs quittaient la scène du théâtre.
scène | !theatre-play !theatre | Ma femme m'a fait une scène. | La scène se passe dans un jardin.
bibliothèque | library | Je me cachais dans la bibliothèque municipale. | La bibliothèque n'avait plus de livres.
hôtel | hotel | On dormait à l'hôtel. | L'hôtel avait mille chambres.
église | church | J'étais dans une église. | L'église était vide.
temple | church | On entrait dans un vieux temple. | Les moines chantaient dans le temple.
gare | station | J'attendais à la gare. | La gare était vide.
station | !petrol-station | On skiait dans une station de sport d'hiver. | Je cherchais une station à la radio.
quai | harbour/station/platform | Le bateau quittait le quai. | Je pêchais au bord du quai.
port | harbour | Les bateaux rentraient au port. | Le port était plein de voiliers.
port | !harbour | Le port du masque était obligatoire. | Le port USB de mon ordi était cassé.
baie | sea | On naviguait dans la baie. | La baie était pleine de dauphins.
baie | !sea | Je cueillais des baies rouges dans la forêt. | J'ai mangé une baie et j'ai été empoisonné.
côte | beach | Le bateau longeait la côte. | On marchait le long de la côte bretonne.
côte | !beach | Je montais une côte à vélo. | Je me suis cassé une côte en tombant.
côte | !beach | On mangeait une côte de bœuf. | Il avait mal aux côtes.
source | stream | Je buvais à une source. | La source jaillissait du rocher.
source | !stream | C'était la source de tous mes problèmes. | Le journaliste ne voulait pas donner sa source.
vague | wave | Une vague énorme arrivait sur la plage. | Les vagues m'emportaient.
vague | !wave | J'avais un souvenir vague de lui. | Une vague impression de danger.
bassin | pond | Des poissons nageaient dans le bassin. | Je suis tombé dans un bassin.
bassin | !pond | J'avais mal au bassin. | La sage-femme appuyait sur mon bassin pendant l'accouchement.
mare | pond | Des canards nageaient dans la mare. | Je suis tombé dans la mare.
mare | !pond | Il gisait dans une mare de sang. | J'en avais marre de tout.
piscine | pool | Je nageais dans une piscine. | La piscine était vide.
glace | ice | Je glissais sur la glace du lac. | La glace craquait sous mes pieds.
glace | ice-cream !ice | Je mangeais une glace à la plage. | Le marchand de glaces m'a donné un cornet.
glace | mirror !ice | Je me regardais dans la glace. | Mon visage dans la glace était celui d'un vieux.
champ | field | Je courais dans un champ. | Le champ était plein de blé.
champ | !field | Un champ magnétique attirait mes clés. | Il est sorti de mon champ de vision.
île | island | J'étais seul sur une île. | On nageait vers une île.
île | !island | Le dessert était une île flottante. | On mangeait des îles flottantes.
pierre | stone | J'ai jeté une pierre. | Une pierre est tombée du mur.
pierre | !stone | Mon ami Pierre conduisait. | Je parlais avec Pierre au téléphone.
rocher | stone | J'étais assis sur un rocher. | Un rocher bloquait la route.
montagne | mountain | On grimpait une montagne. | La montagne était enneigée.
montagne | !mountain | Il y avait une montagne de linge sur le canapé. | On est montés dans les montagnes russes.
vallée | valley | On descendait dans la vallée. | La vallée était verte.
trou | hole | Je suis tombé dans un trou. | Un trou s'ouvrait dans le sol.
trou | !hole | J'ai eu un trou de mémoire. | Il y avait un trou dans ma chaussette.
mine | at-cave/- | Des mineurs descendaient à la mine. | On creusait dans une mine de charbon.
mine | !at-cave | Tu as mauvaise mine, disait-elle. | La mine de mon crayon s'est cassée.
bois | forest | On se promenait dans les bois. | Je me suis perdu dans un bois.
bois | !forest | La table était en bois. | Le cerf avait de grands bois.
feuille | leaf | Une feuille morte est tombée sur ma main. | Les feuilles des arbres étaient rouges.
feuille | page !leaf | Ma feuille d'examen était blanche. | J'écrivais sur une feuille avec mon stylo.
arbre | tree | Je grimpais à un arbre. | Un arbre est tombé sur la maison.
racine | root | J'ai trébuché sur une racine. | Les racines de l'arbre soulevaient le trottoir.
racine | !root | Le prof me demandait la racine carrée de neuf. | On voyait ses racines, il fallait refaire sa couleur chez le coiffeur.
branche | branch | J'étais assis sur une branche. | La branche a cassé.
branche | !branch | La branche de mes lunettes était cassée. | Je ne connais pas cette branche du métier.
rose | rose | Il m'a offert une rose. | Les roses étaient fanées.
rose | !rose | Elle portait une robe rose. | Tout était rose bonbon.
marguerite | daisy/flower | Je cueillais une marguerite. | Le champ était plein de marguerites.
marguerite | !daisy !flower | Ma tante Marguerite me parlait. | Je déjeunais avec Marguerite.
paille | hay | Le cheval dormait sur la paille. | Il y avait de la paille dans la grange.
paille | !hay | Je buvais avec une paille. | La paille dans mon verre était en or.
épine | thorn | Une épine m'a piqué le doigt. | La rose avait des épines.
épine | !thorn | J'avais mal à l'épine dorsale. | Une opération de l'épine dorsale.
graine | seed | Je plantais une graine. | La graine a germé.
étoile | stars | Je regardais une étoile. | Les étoiles brillaient.
étoile | !stars | Elle était danseuse étoile à l'opéra. | On dormait dans un hôtel cinq étoiles.
lune | moon | La lune était rouge. | La lune éclairait la route.
nuage | cloud | Je flottais sur un nuage. | Un nuage noir cachait le soleil.
nuage | !cloud | Elle prenait son thé avec un nuage de lait. | Mes photos étaient sauvegardées dans le nuage de l'ordinateur.
éclair | lightning | Un éclair a frappé l'arbre. | Des éclairs traversaient le ciel.
éclair | !lightning | Je mangeais un éclair au chocolat. | La fermeture éclair de ma robe était bloquée.
neige | snow | Je marchais dans la neige. | La neige tombait.
neige | !snow | Je battais les blancs en neige. | Les œufs en neige débordaient du saladier.
vent | wind | Le vent soufflait fort. | Le vent emportait le toit.
vent | !wind | Il m'a mis un vent. | Il jouait d'un instrument à vent.
feu | fire/burning | La maison était en feu. | Un feu brûlait dans la forêt.
feu | !fire | Le feu est passé au vert et j'ai démarré. | Il m'a demandé du feu pour sa cigarette.
sol | floor | J'étais allongé sur le sol. | Le sol était couvert de sang.
sol | !floor | Je jouais un sol au piano. | Le violon était accordé en sol.
mur | wall | J'ai foncé dans un mur. | Le mur était couvert de photos.
marche | stairs/walking/- | Je montais les marches du palais. | J'ai raté une marche.
marche | !stairs | La marche nuptiale jouait. | La machine est en marche.
table | table | On était assis à une table. | Il y avait un couteau sur la table.
table | !table | Je récitais ma table de sept. | La table des matières du livre.
lit | bed | J'étais couché dans mon lit. | Le lit était plein de serpents.
lit | !bed | Le lit de la rivière était à sec. | Elle lit un livre sur le banc.
porte | door | J'ai ouvert la porte. | La porte était fermée.
porte | !door | Je porte une robe rouge. | Elle porte un bébé.
fenêtre | window | Je regardais par la fenêtre. | La fenêtre était cassée.
fenêtre | !window | Une fenêtre s'est ouverte sur l'écran de mon ordinateur. | J'ai fermé la fenêtre d'un clic sur mon ordi.
cave | cellar | J'étais enfermé dans une cave. | La cave était inondée.
grille | gate | La grille du parc était fermée. | J'escaladais la grille du château.
grille | !gate | Je remplissais une grille de mots croisés. | Ma grille de loto était gagnante.
grille | !gate | Je grille du pain. | Il grille une cigarette.
pont | bridge | Je marchais sur un pont. | Le pont s'est effondré.
pont | !bridge | On se promenait sur le pont du bateau. | Le dentiste m'a posé un pont.
piste | !airport | Je dévalais une piste de ski. | Les danseurs quittaient la piste.
route | road | Je roulais sur une route. | La route était déserte.
quartier | at-street | Je marchais dans mon quartier. | Le quartier était désert.
quartier | !at-street | Je mangeais un quartier d'orange. | Il m'a donné un quartier de pomme.
serre | !at-garden | L'aigle tenait un lapin dans ses serres. | Il me serre la main.
col | !mountain | Je me suis cassé le col du fémur. | Le col de ma chemise était sale.
couloir | corridor | Je courais dans un couloir. | Le couloir n'avait pas de fin.
couloir | !corridor | Je nageais dans le couloir numéro quatre. | Le coureur du couloir six est tombé.
`;
