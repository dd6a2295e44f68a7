/** Beings whose French name is another thing too: « mot | ce qui est là, !ce qui n'y est pas | deux phrases ». */
export const frenchBeings = `
souris | mouse | Une souris grignotait du fromage sous la table. | Le chat a attrapé une souris grise.
souris | !mouse | La souris de l'ordi ne marchait plus. | Je cliquais avec la souris mais rien ne bougeait à l'écran.
souris | !mouse | Tu souris et tout s'éclaire. | Je souris à la caissière.
grue | heron | Une grue blanche marchait dans le marais. | Des grues volaient vers le sud en criant.
grue | crane !heron | Une grue soulevait des poutres sur le chantier. | La grue s'est effondrée sur l'immeuble en construction.
loup | wolf | Un loup hurlait dans la forêt. | Le loup me suivait dans la neige.
loup | !wolf | Une femme masquée portait un loup de velours au bal. | Il avait un loup noir sur les yeux pour le carnaval.
loup | !wolf | On mangeait un loup grillé au restaurant. | Le pêcheur a sorti un loup de mer de son filet.
cafard | insect/cockroach | Un cafard courait sur le mur. | Il y avait des cafards dans la cuisine.
cafard | !insect !cockroach | J'avais un gros cafard depuis son départ. | Le dimanche soir me donne toujours le cafard.
mouche | fly-insect | Une mouche se posait sur mon nez. | Des mouches tournaient autour de la viande.
mouche | !fly-insect | Ma flèche a fait mouche. | Elle avait une mouche dessinée au coin des lèvres, comme une marquise.
puce | louse | Mon chien était plein de puces. | Une puce m'a piqué au bras.
puce | !louse | On m'avait mis une puce électronique dans le cerveau. | Je cherchais la puce de mon téléphone.
puce | !louse | Viens ma puce, disait ma mère. | Je flânais au marché aux puces.
vache | cow | Une vache broutait dans le pré. | Les vaches bloquaient la route.
vache | !cow | Il a été vache avec moi. | La vache, quelle surprise !
poule | chicken | Une poule couvait ses œufs. | Les poules couraient dans la cour.
poulet | chicken | Un poulet courait sans tête. | Le poulet picorait devant la porte.
poulet | !chicken | On mangeait du poulet avec des frites. | J'ai commandé du poulet au curry.
dinde | turkey | Une dinde me poursuivait dans la cour. | La dinde gloussait devant la ferme.
dinde | !turkey | On mangeait la dinde de Noël. | Ma mère découpait la dinde aux marrons à table.
bœuf | ox/cow | Un bœuf tirait la charrue. | Le bœuf s'est couché dans l'étable.
bœuf | !ox !cow | On mangeait du bœuf bourguignon. | J'avais commandé un steak de bœuf.
canard | duck | Un canard nageait sur l'étang. | Les canards traversaient la route.
canard | !duck | On mangeait du canard à l'orange. | Je lisais le canard avec mon café.
canard | !duck | Elle servait un confit de canard. | Il mangeait un magret de canard.
coq | rooster/chicken | Le coq chantait sur le tas de fumier. | Un coq m'a réveillé en chantant.
coq | !rooster !chicken | On mangeait un coq au vin. | Le cuisinier préparait un coq au vin pour le banquet.
mouton | sheep | Un mouton me barrait la route. | Les moutons broutaient dans le champ.
mouton | !sheep | Il y avait des moutons sous le lit, de la poussière partout. | On mangeait un ragoût de mouton.
agneau | sheep | Un agneau suivait sa mère. | Je portais un agneau dans mes bras.
agneau | !sheep | On mangeait un gigot d'agneau. | On mangeait de l'agneau à Pâques.
lapin | rabbit | Un lapin sautait dans l'herbe. | Le lapin blanc courait devant moi.
lapin | !rabbit | On mangeait du lapin à la moutarde. | Il m'a posé un lapin.
poisson | fish | Un poisson nageait autour de mes jambes. | Les poissons sautaient hors de l'eau.
poisson | !fish | Mon signe est Poissons. | Le serveur apportait le poisson avec du riz.
crabe | crab | Un crabe m'a pincé l'orteil. | Des crabes couraient sur la plage.
homard | lobster/crab | Un homard marchait sur les rochers. | Le homard faisait claquer ses pinces.
araignée | spider | Une araignée descendait du plafond. | Des araignées couraient sur mes bras.
papillon | butterfly | Un papillon bleu se posait sur ma main. | Des papillons volaient partout.
papillon | !butterfly | Je nageais le papillon dans la piscine. | Le policier a mis un papillon sur mon pare-brise.
bourdon | bee | Un bourdon butinait une fleur. | Un gros bourdon est entré par la fenêtre.
bourdon | !bee | J'avais le bourdon. | Le bourdon de la cathédrale sonnait.
cheval | horse | Un cheval galopait sur la plage. | Je montais un cheval blanc.
cheval | !horse | La voiture avait deux cents chevaux sous le capot. | J'ai acheté une deux-chevaux verte.
chat | cat | Un chat noir traversait la rue. | Le chat dormait sur le lit.
chat | !cat | Je discutais avec elle sur un chat en ligne. | Les enfants jouaient à chat dans la cour.
chien | dog | Un chien aboyait derrière la grille. | Le chien m'a mordu.
chien | !dog | Il avait un caractère de chien. | Le chien du fusil était levé.
ours | bear | Un ours sortait de la forêt. | L'ours s'est dressé devant moi.
ours | !bear | Ma fille serrait un ours en peluche. | Mon oncle est un vieil ours qui ne parle à personne.
lion | lion | Un lion rugissait dans la savane. | Le lion dormait dans mon salon.
lion | !lion | Je suis Lion ascendant Vierge. | Je suis du signe du lion.
aigle | eagle | Un aigle planait au-dessus de la montagne. | L'aigle a attrapé l'agneau.
pie | crow | Une pie volait ma bague. | Une pie jacassait dans l'arbre.
pigeon | dove | Un pigeon picorait des miettes. | Les pigeons s'envolaient de la place.
pigeon | !dove | Ils m'ont pris pour un pigeon. | On m'avait pigeonné, j'étais le pigeon de l'histoire.
perroquet | parrot | Un perroquet répétait mon nom. | Le perroquet vert s'envolait.
serpent | snake | Un serpent glissait sous la porte. | Le serpent m'a mordu la cheville.
python | snake | Un python s'enroulait autour de l'arbre. | Le python a avalé le chat.
python | !snake | Je codais en Python pour mon chef. | L'examen portait sur un programme en Python.
dauphin | dolphin | Un dauphin sautait à côté du bateau. | Je nageais avec un dauphin.
dauphin | !dolphin | Le dauphin allait devenir roi de France. | Le roi présentait le dauphin à la cour de Versailles.
baleine | whale | Une baleine soufflait au large. | La baleine a avalé le bateau.
baleine | !whale | Une baleine de mon parapluie était cassée. | Les baleines de son corset craquaient.
raie | manta-ray | Une raie nageait au-dessus de moi. | Une raie était posée sur le sable au fond de la mer.
raie | !manta-ray | Il avait une raie au milieu des cheveux. | Ma mère me faisait une raie sur le côté avec son peigne.
sauterelle | grasshopper/insect | Une sauterelle a bondi sur ma main. | Des sauterelles couvraient le champ.
chenille | caterpillar/butterfly | Une chenille mangeait une feuille. | Des chenilles tombaient de l'arbre.
chenille | !caterpillar !butterfly | Tout le mariage faisait la chenille sur la piste de danse. | La chenille du tank était cassée.
paresseux | sloth | Un paresseux était accroché à une branche. | Le paresseux descendait lentement de son arbre.
paresseux | !sloth | Mon frère était trop paresseux pour se lever. | Le prof m'a traité de paresseux.
élan | moose | Un élan traversait la route enneigée. | Un élan avec de grands bois sortait de la forêt.
élan | !moose | J'ai pris mon élan pour sauter. | Dans un élan de joie, je l'ai serré.
avocat | who:avocat | Mon avocat plaidait devant le juge. | L'avocat m'a dit de me taire.
avocat | !who:avocat | Je coupais un avocat pour la salade. | L'avocat était bien mûr et j'ai enlevé le noyau.
juge | who:juge | Le juge m'a condamné. | Un juge en robe rouge me fixait.
chef | who:chef/boss | Mon chef criait dans le bureau. | Le chef m'a convoqué.
patron | boss/who:patron | Mon patron m'a viré. | Le patron du bar m'a servi.
patron | !boss !who:patron | Je découpais le patron de la robe dans du tissu. | Ma grand-mère épinglait un patron de couture sur le tissu.
religieuse | priest/who:religieuse | Une religieuse priait dans la chapelle. | La religieuse portait un voile noir.
religieuse | !priest !who:religieuse | Je mangeais une religieuse au café. | Le pâtissier m'a vendu une religieuse au chocolat.
cuisinière | who:cuisinière | La cuisinière goûtait la soupe. | Une grosse cuisinière criait sur les serveurs.
cuisinière | oven !who:cuisinière | La cuisinière à gaz a explosé. | J'allumais la cuisinière et le four.
garde | who:garde | Le garde m'a arrêté à l'entrée. | Des gardes surveillaient la porte.
guide | who:guide | Le guide nous montrait le château. | Un guide nous attendait au sommet.
guide | !who:guide | Je lisais un guide touristique sur Rome. | J'ai ouvert mon guide à la page du musée.
moine | who:moine/priest | Un moine marchait pieds nus. | Les moines chantaient.
facteur | who:facteur | Le facteur m'a apporté un colis. | Le facteur a sonné.
facteur | !who:facteur | Le stress est un facteur de risque. | Il fallait trouver le facteur commun de l'équation.
pion | !who:pion | Elle a avancé un pion sur l'échiquier. | J'avais perdu tous mes pions aux échecs.
reine | who:reine/king-queen | La reine était assise sur son trône. | La reine m'a invité au château.
reine | !who:reine !king-queen | La reine de pique est tombée sur la table. | J'ai perdu ma reine aux échecs.
roi | who:roi/king-queen | Le roi portait une couronne. | Un vieux roi m'a donné son épée.
roi | !who:roi !king-queen | J'avais deux rois et un valet en main au poker. | Mon roi était en échec sur l'échiquier.
cavalier | who:cavalier/horse | Un cavalier arrivait au galop. | Le cavalier est tombé de sa selle.
cavalier | !who:cavalier !horse | Mon cavalier a pris sa tour aux échecs. | Mon cavalier me faisait danser une valse au bal.
sirène | mermaid | Une sirène chantait sur un rocher. | La sirène avait une queue verte.
sirène | !mermaid | La sirène de l'ambulance hurlait. | J'entendais des sirènes, la police arrivait.
géant | giant | Un géant marchait sur les maisons. | Le géant m'a pris dans sa main.
géant | !giant | Un champignon géant poussait dans le salon. | Un crabe géant sortait de l'eau.
fée | fairy | Une fée volait autour de moi. | La fée m'a accordé un vœu.
ange | angel | Un ange se tenait près du lit. | Un ange aux ailes blanches m'a parlé.
monstre | monster | Un monstre se cachait sous mon lit. | Le monstre nous poursuivait.
monstre | !monster | J'avais un travail monstre. | Il y avait une foule monstre.
jumelle | twin | Ma jumelle marchait à côté de moi. | J'avais une jumelle qui me ressemblait.
jumelle | binoculars !twin | Je regardais le bateau avec des jumelles. | Mon père observait les oiseaux aux jumelles.
sœur | who:sœur | Ma sœur conduisait la voiture. | Je cherchais ma sœur partout.
maîtresse | who:maîtresse/teacher | La maîtresse écrivait au tableau. | La maîtresse m'a grondé devant toute la classe.
`;
