/** Sentences written once the tables stood, to see how well they hold. Rows as in `french-beings.ts`. */
export const frenchAgain = `
souris | !mouse | J'avais beau bouger la souris, le curseur restait collé en haut de l'écran.
souris | mouse | Une petite souris est sortie de ma poche.
grue | !heron | Je dormais dans la cabine d'une grue au-dessus du chantier.
loup | !wolf | Au bal masqué il portait un loup doré.
loup | wolf | Un loup m'attendait au bout du couloir.
cafard | !insect !cockroach | Depuis qu'il est parti j'ai le cafard.
puce | !louse | Ils m'avaient implanté une puce dans la nuque pour me suivre.
poulet | !chicken | Mon grand-père découpait le poulet et personne ne parlait.
poulet | chicken | Un poulet conduisait le bus.
canard | !duck | On nous a servi du canard confit avec des pommes de terre.
lapin | !rabbit | Il m'a encore posé un lapin au restaurant.
papillon | !butterfly | À la piscine je nageais le papillon contre ma prof.
cheval | !horse | Il y avait deux cents chevaux sous le capot de sa voiture.
lion | !lion | L'astrologue me dit que je suis Lion ascendant Scorpion.
raie | !manta-ray | Ma grand-mère me faisait une raie bien droite avec son peigne.
avocat | !who:avocat | J'ouvrais un avocat et il n'y avait pas de noyau.
avocat | who:avocat | Mon avocat dormait pendant le procès.
patron | !boss !who:patron | Ma mère étalait le patron de la robe sur la table pour couper le tissu.
religieuse | !priest !who:religieuse | Dans la vitrine de la pâtisserie il restait une religieuse au café.
facteur | !who:facteur | Le prof demandait de mettre en facteur l'équation.
pion | !who:pion | Il ne me restait qu'un pion sur l'échiquier.
sirène | !mermaid | Une sirène de police hurlait sous mes fenêtres.
boîte | !box | Ma boîte a fermé et le patron est parti avec la machine à café.
boîte | box | Il y avait une main dans la boîte.
cuisine | !kitchen | Je transportais une chaise de cuisine dans le métro.
bureau | !office | J'avais caché la lettre dans un tiroir du bureau de mon père.
pièce | !room | J'ai trouvé une pièce de deux euros au fond de la piscine.
tour | !tower | On m'a fait faire le tour du propriétaire et c'était immense.
tour | tower | Une tour en verre poussait dans le jardin.
palais | !castle | J'avais des aiguilles plantées dans le palais et la langue.
bar | !bar | On avait pêché un bar énorme à la ligne.
café | !restaurant | Mon café était froid et plein de cheveux.
cellule | !prison | Au microscope, chaque cellule avait mon visage.
scène | !theatre-play !theatre | Ma sœur me faisait une scène devant tout le monde.
port | !harbour | Le port du casque était obligatoire dans la chambre.
baie | !sea | On ramassait des baies noires pour la confiture.
côte | !beach | J'avais une côte cassée et je ne pouvais plus respirer.
source | !stream | Le journaliste refusait de révéler sa source.
mare | !pond | La cuisine était une mare de sang.
glace | !ice | Ma fille laissait couler sa glace à la vanille sur le canapé.
glace | mirror !ice | En me regardant dans la glace je ne me reconnaissais pas.
montagne | !mountain | Une montagne de linge sale m'empêchait d'ouvrir la porte.
bois | !forest | Mes jambes étaient en bois.
feuille | !leaf | Ma feuille d'examen était couverte de fautes.
racine | !root | La coiffeuse me disait que mes racines étaient vertes.
rose | !rose | Tout l'hôpital était peint en rose.
éclair | !lightning | La fermeture éclair de ma valise ne fermait plus.
feu | !fire | J'étais bloquée au feu et il ne passait jamais au vert.
lit | !bed | On marchait dans le lit asséché de la rivière.
pont | !bridge | Les passagers dansaient sur le pont du paquebot.
chaîne | !chain | J'ai déraillé et la chaîne de mon vélo était cassée.
voile | !scarf | Le vent a déchiré la voile du bateau.
poêle | !frying-pan | On se serrait autour du poêle à bois.
livre | !book | Elle me demandait vingt livres sterling.
carte | !map !playing-cards | La caissière me dit que ma carte est refusée.
pêche | !fishing | Ma tante croquait dans une pêche et le jus coulait.
langue | !mouth | Ils parlaient une langue que personne ne connaissait.
toile | !painting | Une énorme toile d'araignée couvrait la porte.
ampoule | !lamp | J'avais tellement marché que mes ampoules saignaient.
aiguille | !needle | Les aiguilles de ma montre tournaient à l'envers.
pile | battery/- | Il fallait changer les piles de la télécommande.
bouche | !mouth | Des gens sortaient d'une bouche de métro en flammes.
plume | !feather | Il signait à la plume avec une encre rouge.
portable | !phone | Le clavier de mon portable était en pâte à modeler.
tableau | !painting | Le tableau électrique a disjoncté et la maison a soupiré.
tableau | at-classroom !painting | La maîtresse m'envoyait au tableau et je n'avais plus de main.
verre | !glass | Le sol de l'ascenseur était en verre.
lettre | !letter | Il manquait toujours une lettre à mon nom.
argent | !money | Elle portait un collier en argent autour du poignet.
balle | !ball | J'ai pris une balle dans le ventre et je n'avais pas mal.
batterie | !drum | Mon téléphone n'avait plus de batterie et je devais appeler les pompiers.
coffre | !box | Ma mère était assise dans le coffre de la voiture.
phare | !lighthouse !tower | Les phares du camion m'aveuglaient.
orange | !orange !fruit | Le ciel est devenu orange.
rame | !metro | J'avais perdu les rames de la barque.
`;
