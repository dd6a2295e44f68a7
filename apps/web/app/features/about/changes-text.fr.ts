import type { Change } from '#features/about/changes.rules.ts';

/** The same steps in French, on the same days. */
export const changesFr: readonly Change[] = [
  {
    date: '2026-11-21',
    title: 'La maison est construite',
    text: 'Un moteur qui lit les rêves en français et en anglais, un peintre aux cinq manières, un serveur, des pages, et les parcours qui les éprouvent.',
  },
  {
    date: '2026-11-21',
    title: 'Rien ne sort sans accord',
    text: 'Un modèle extérieur peut lire à côté du moteur, là où un serveur en a un. Chacun est d’abord consulté, texte par texte, et peut se raviser.',
  },
  {
    date: '2026-11-21',
    title: 'Le français est jugé à côté de l’anglais',
    text: '152 récits inventés, codés selon des règles publiées et figés avant le premier essai. Ce premier essai est gardé : rien de ce qui suit n’est aussi honnête.',
  },
  {
    date: '2026-11-21',
    title: 'Le moteur apprend de qui vous parlez',
    text: 'Il reconnaît vos proches par vos autres rêves, dit qui fait quoi à qui, et met de côté ce que le texte nie.',
  },
  {
    date: '2026-11-21',
    title: 'Le peintre reçoit d’autres lieux',
    text: 'Dix décors de plus, des silhouettes resculptées, et une table codée à la main qui dit combien de fois un tableau montre bien son rêve.',
  },
  {
    date: '2026-11-21',
    title: 'Un atelier s’ouvre sur la page de chaque rêve',
    text: 'Repeindre, suivre le travail, l’arrêter, choisir parmi les anciennes peintures, ou n’en garder aucune.',
  },
  {
    date: '2026-11-21',
    title: 'Les séries de rêves se lisent avec retenue',
    text: 'Un rythme n’est annoncé que s’il résiste à la correction de tous les essais. La plupart n’y résistent pas.',
  },
  {
    date: '2026-11-21',
    title: 'Quelqu’un lit vos lettres',
    text: 'Les visiteurs peuvent nous écrire : le message est scellé, numéroté, et reçoit une réponse.',
  },
  {
    date: '2026-11-21',
    title: 'Le ciel prend vie',
    text: 'L’heure, le temps qu’il fait et la vraie lune sur une même toile, immobile pour qui préfère le calme.',
  },
  {
    date: '2026-11-21',
    title: 'Tous les chiffres sont réécrits',
    text: 'Les scores, les seuils de comparaison et les échecs du moteur tel qu’il est, avec ce qui a été essayé et ce que chaque idée a coûté.',
  },
  {
    date: '2026-11-21',
    title: 'Le visage public',
    text: 'Un accueil qui va de la nuit à l’aube, une lettre que l’on confirme par courriel, des rayons pour les rêves publics, et une page de l’évaluation.',
  },
  {
    date: '2026-11-21',
    title: 'Des articles, des guides et une API à essayer',
    text: 'Neuf articles avec leurs sources, une documentation dont les programmes marchent tels quels, et un explorateur qui envoie de vraies requêtes.',
  },
  {
    date: '2026-11-21',
    title: 'Quelqu’un à qui demander',
    text: 'Dreamer répond sur chaque page, cherche dans l’aide, et lit un rêve sans qu’il quitte votre navigateur.',
  },
  {
    date: '2026-11-21',
    title: 'Reverie dit comment elle va',
    text: 'Les serveurs se mesurent chaque minute et le montrent. Les pages déjà lues se rouvrent sans réseau.',
  },
  {
    date: '2026-11-21',
    title: 'Le ciel peut suivre une ville',
    text: 'Là où un serveur a un service météo à interroger, on choisit une ville dans les réglages. Le service apprend un lieu arrondi, et jamais qui demande.',
  },
  {
    date: '2026-11-21',
    title: 'La première page vient plus tôt',
    text: 'Sur un téléphone lent, on la lit au bout d’une seconde environ, et sa peinture est là une demi-seconde après. Qui a choisi le sombre ou le clair peut rendre ce choix au système.',
  },
  {
    date: '2026-11-22',
    title: 'Chaque promesse est tenue, ou n’est plus faite',
    text: 'Chaque promesse d’une page a son épreuve. Ce qui n’existe pas encore n’est plus promis. La page de confidentialité nomme qui répond des données, et donne à chaque droit son chemin.',
  },
  {
    date: '2026-11-22',
    title: 'Le moteur lit le sens avant les mots',
    text: 'Locutions, ironie, comparaisons, souhaits, paroles d’autrui et pannes ne passent plus pour ce qui est ressenti ou fait. Il lit le français comme on le tape, et le cite comme on l’a tapé.',
  },
  {
    date: '2026-11-22',
    title: 'Un rêve se raconte une fois',
    text: 'Un second appui, un retour en arrière ou une réponse perdue ne publient rien deux fois. Sans réseau, le formulaire garde les mots, et les envoie de lui-même à son retour.',
  },
  {
    date: '2026-11-22',
    title: 'Deux onglets ne s’écrasent plus',
    text: 'Qui enregistre un rêve modifié ailleurs entre-temps voit les deux versions, et garde l’une, l’autre, ou ce qu’il écrit des deux.',
  },
  {
    date: '2026-11-22',
    title: 'Un rêve difficile attend qu’on l’ouvre',
    text: 'Son avertissement est nommé, son texte et sa peinture restent voilés, et un choix du profil les ouvre ou les exclut tous. Le retour mène aux cartes que l’on avait quittées, et les rêves de la langue du lecteur viennent en premier.',
  },
  {
    date: '2026-11-22',
    title: 'Chacun son tour',
    text: 'Qui écrit beaucoup de rêves n’attend que ses propres peintures, et une page dit combien passent avant. Ce qu’on demande trop souvent dit combien attendre, et les mauvais mots de passe d’inconnus ne ferment à personne l’appareil dont il se sert.',
  },
  {
    date: '2026-11-22',
    title: 'La maison a été assiégée',
    text: 'Ce qu’un attaquant avait trouvé est fermé : des liens qui menaient ailleurs, un dossier de données que d’autres pouvaient lire, une clé perdue remplacée en silence. Qui peut voir quoi est essayé appel par appel.',
  },
  {
    date: '2026-11-22',
    title: 'Un serveur à la mesure de ses machines',
    text: 'Ce qui revient à heure fixe n’est fait qu’une fois, quel que soit le nombre de serveurs qui partagent une base, et une machine lente peut peindre plus petit. Une archive dit aussi quels tableaux on a demandés.',
  },
  {
    date: '2026-11-22',
    title: 'Un compte est à sa personne',
    text: 'On voit où l’on est connecté et l’on y met fin, on choisit un nouveau mot de passe par courrier, on confirme une adresse, et l’on peut demander une seconde étape à la connexion. Ce qui est arrivé au compte est écrit dans un journal que personne ne peut changer sans que cela se voie.',
  },
  {
    date: '2026-11-22',
    title: 'D’autres portes mènent ici',
    text: 'Google, GitHub, Facebook ou les comptes d’une institution ouvrent Reverie là où la personne qui tient le serveur les a mis en place. Ils n’apprennent rien des rêves, et une adresse seule n’ouvre aucun compte.',
  },
  {
    date: '2026-11-22',
    title: 'Un appareil ouvre le compte à lui seul',
    text: 'Un téléphone, un ordinateur ou une clé de sécurité connecte, par une clé d’accès qu’aucun faux site ne peut demander. Elle sert aussi de seconde étape, et des codes de secours ouvrent quand l’appareil n’est pas là.',
  },
  {
    date: '2026-11-22',
    title: 'La clé des textes privés se change',
    text: 'La personne qui tient un serveur donne une autre clé à chaque texte scellé pendant que l’on lit et écrit. Une copie dit de quelle clé elle a besoin, et aucune clé ne disparaît tant qu’un texte en a besoin.',
  },
  {
    date: '2026-11-22',
    title: 'Tout peut être emporté',
    text: 'Une archive de tout ce qui est gardé de quelqu’un, lisible hors ligne, est faite sur demande. Qui part a trente jours pour changer d’avis ; ensuite il n’en reste rien.',
  },
  {
    date: '2026-11-22',
    title: 'Chaque accord a son reçu',
    text: 'Ce que l’on accepte, conditions comprises, est gardé dans les mots qui ont été lus, et se télécharge. La lettre se prend et se laisse dans les réglages. De nouvelles conditions sont montrées une fois ; les refuser ne ferme rien.',
  },
  {
    date: '2026-11-22',
    title: 'Chacun se montre comme il veut',
    text: 'Une image, refaite sans le lieu où elle fut prise, ou des initiales ; un nom à soi devant le nom d’utilisateur ; et une page avec ce que l’on a rendu public, seulement pour qui a dit oui.',
  },
  {
    date: '2026-11-22',
    title: 'Un journal tient chaque nuit',
    text: 'Nos propres rêves s’accrochent par lunes, le long des heures du réveil, en une année ou en liste. La recherche lit aussi les récits complets, par un index sans aucun mot lisible, et montre ce qu’elle a trouvé. Une touche dit que rien n’est resté.',
  },
  {
    date: '2026-11-22',
    title: 'Les rêves partent en livre, les journaux arrivent',
    text: 'Un livre à offrir, un tableau, des notes, des données ou une série pour la recherche, une fois ou régulièrement. Un journal tenu ailleurs est d’abord regardé : ce qui viendrait, ce qui est douteux, ce qui est déjà là. Il s’écrit sur un mot, et se retire d’un coup. Les nuits sans rêve s’emportent et reviennent aussi.',
  },
  {
    date: '2026-11-22',
    title: 'Un rêve garde ses couches',
    text: 'La note du jour d’avant, les premiers mots, chaque version comparée mot à mot, et ce qui est revenu plus tard, que rien ne lit tant qu’on ne le fait pas entrer. Deux modifications d’un rêve se réunissent partie par partie, et la corbeille a sa page.',
  },
  {
    date: '2026-11-22',
    title: 'Le sens est le vôtre',
    text: 'Chaque symbole a vos phrases et le sens que vous lui donnez. Qui sont les personnes se dit une fois, vaut pour tous vos rêves, et n’apprend rien à ce que d’autres lisent.',
  },
  {
    date: '2026-11-23',
    title: 'Cinq peintures pour un rêve',
    text: 'Sur « À l’aveugle », les personnes et le moteur choisissent entre cinq peintures ; le hasard et les intervalles sont à côté, dans une table ouverte où il n’y a personne. Ce qui est juste est fixé d’avance, et cela se vérifie.',
  },
  {
    date: '2026-11-23',
    title: 'Quelqu’un a rêvé près de vous',
    text: 'Qui l’accepte apprend que les rêves publics de quelqu’un d’autre tiennent trois de ses motifs rares : lesquels, leur rareté, et rien d’autre avant deux oui. Un oui seul reste secret, un non ne se montre jamais.',
  },
  {
    date: '2026-11-23',
    title: 'Envoyé, et compté',
    text: 'Qui envoie un rêve public, ou en copie le lien ou le code, compte pour un partage, une fois par jour, sans que personne sache qui ; les cartes en montrent le nombre. La page de quelqu’un a un flux Atom de ses rêves publics, tels qu’un visiteur les reçoit.',
  },
  {
    date: '2026-11-23',
    title: 'Un tableau s’emporte avec sa ligne',
    text: 'Le tableau d’un rêve public s’enregistre sur son papier : dessous, son titre ou ses premiers mots, qui l’a rêvé et quand, dans toutes les écritures. L’emporter compte pour un partage.',
  },
  {
    date: '2026-11-23',
    title: 'Des étiquettes qui veulent dire la même chose',
    text: '« Mer » trouve « sea », et ce qui veut dire la même chose ; chacun garde ses étiquettes comme il les a écrites. La modération dit ce qui veut dire quoi, et chaque geste est noté. Le formulaire propose des étiquettes connues, avec leurs vrais nombres.',
  },
  {
    date: '2026-11-23',
    title: 'Laisser de côté ce qu’on préfère éviter',
    text: 'Dans la bibliothèque, parmi tous les rêves, chez ceux qu’on suit et dans les communautés, on laisse de côté des étiquettes et des sujets ; l’adresse s’en souvient. Un profil peut ne vouloir que les premières lignes. Pendant qu’on raconte, des mots suggèrent un avertissement : seul qui a rêvé décide.',
  },
  {
    date: '2026-11-23',
    title: 'Une question par semaine, et des cercles',
    text: 'Une communauté pose une question chaque lundi, et l’on y répond par des rêves. Douze personnes au plus forment un cercle : un rêve chaque soir, à tour de rôle, et rien n’y est compté.',
  },
  {
    date: '2026-11-23',
    title: 'Un lien se noue quand deux personnes ont dit oui',
    text: 'On le propose sur la page de quelqu’un, avec un mot ou sans ; une proposition se reprend, et un non ne se montre jamais. « Mes liens » les réunit, et dit ce qu’un lien donne et ce qu’il ne donne pas.',
  },
  {
    date: '2026-11-23',
    title: 'Appelé par son nom, prévenu sur son appareil',
    text: 'Un @ et un nom appellent une personne dans un commentaire, un nom d’oiseau dans une communauté. Ce qui y arrive est dit aussi, sous les noms d’oiseau et au jour près. Et un navigateur peut dire qu’il y a du nouveau quand aucune page n’est ouverte : le message ne contient rien d’autre.',
  },
  {
    date: '2026-11-23',
    title: 'On trouve qui l’on veut dire, et le lien d’un nouveau venu est lu',
    text: 'Qui écrit un @ sous un rêve se voit proposer les personnes qui y parlent et celles qu’il suit ; dans une communauté, des noms d’oiseaux. La première semaine, un commentaire avec un lien attend la modération au lieu d’être refusé. Dans une communauté, qui a rêvé apprend les « j’aime », ensemble, par jour et par noms d’oiseaux.',
  },
  {
    date: '2026-11-23',
    title: 'Ce qui revient, et ce que cela vaut',
    text: 'Une page du journal relit vos rêves ensemble : une carte d’étoiles, les sentiments au fil du temps, qui et quoi revient et dans quels mots, les jours et les saisons, un profil à côté d’un groupe que vous choisissez, les rêves presque rêvés deux fois, les échos du jour. Chaque chiffre dit n, son intervalle et combien de regards ont été portés ; le plus souvent, elle dit qu’il n’y a pas encore de motif fiable.',
  },
  {
    date: '2026-11-23',
    title: 'L’impossible est peint',
    text: 'L’eau entre dans la cuisine, une maison marche sur deux jambes, des livres volent, des horloges fondent, un pont se brise, une place devient de pierre. Des pages, un cercueil et soixante autres choses ont leur propre forme, et personne au loin n’est plus un pion.',
  },
  {
    date: '2026-11-23',
    title: 'Une estampe achevée vit doucement',
    text: 'Sur la page de son rêve, ceux qui s’y trouvent se détachent un peu du fond quand on regarde de côté, l’eau ondule, les lampes respirent, la neige tombe. Elle reste immobile là où l’on demande le calme, et tant que personne ne regarde.',
  },
  {
    date: '2026-11-23',
    title: 'On voit son rêve comme les autres le voient',
    text: 'Avant l’envoi, le formulaire montre ce que chacun recevrait, et sur sa page on l’ouvre comme un passant, une personne connectée ou un membre : par la réponse même. Un rêve public peut s’afficher dans une autre page, dans un cadre sans script ni cookie, vide dès qu’il n’est plus public.',
  },
  {
    date: '2026-11-23',
    title: 'On partage un rêve et on en garde les noms',
    text: 'Avant le partage, le formulaire cherche sur l’appareil les noms, les lieux, les numéros et les adresses, et propose de les flouter. On garde ses mots ; les autres reçoivent « [nom] » dans le texte, l’analyse et la peinture, et aucune recherche ne le trouve.',
  },
  {
    date: '2026-11-23',
    title: 'Ce qui blesse se signale, et quelqu’un en répond',
    text: 'Un rêve, sa peinture, un commentaire et une page se signalent, avec scripts ou sans. Des modérateurs décident dans une même file ; la personne lit ce qui a été fait, pourquoi et jusqu’à quand, et un autre modérateur répond à un appel. /status/moderation en donne les chiffres, à partir de dix.',
  },
  {
    date: '2026-11-23',
    title: 'Une cloche, et rien de plus bruyant',
    text: 'Commentaires, réponses et « j’aime » sont signalés ensemble, par ce à quoi ils arrivent, et la cloche compte pendant qu’on regarde. Pour chaque sorte, on choisit si elle s’affiche et à quel rythme un résumé vient par courriel, qui compte et ne cite rien. Un rêve, une personne ou un mot se mettent en sourdine, et des heures restent calmes.',
  },
  {
    date: '2026-11-23',
    title: 'Des communautés, sous un autre nom',
    text: 'On partage ses rêves en des lieux où chacun reçoit un nom d’oiseau qui n’existe que là : ni date, ni lieu, ni visage, et rien qui en rapproche deux. Ouverts, sur demande ou par invitation ; avec des règles, une modération, et une sortie avec ses rêves ou sans eux.',
  },
  {
    date: '2026-11-23',
    title: 'On répond à un rêve',
    text: 'Sous un rêve public viennent des commentaires, et des réponses. On peut y citer des mots du rêve, qui s’éclairent ; ce qu’on a écrit se modifie pendant un quart d’heure. Qui a fait le rêve laisse parler tout le monde, les personnes qui suivent, chacune une fois lue, ou personne.',
  },
  {
    date: '2026-11-23',
    title: 'Suivre, ou prendre ses distances',
    text: 'La page d’une personne permet de la suivre : ce qu’elle rend public se réunit dans « Explorer les rêves ». Ou bien l’on ne se voit plus, nulle part, sans que personne en soit averti. La bibliothèque se range aussi par les rêves les plus commentés.',
  },
  {
    date: '2026-11-23',
    title: 'Un rêve se raconte avant tout compte',
    text: 'L’accueil commence par une ligne où écrire. Les mots s’éclairent à mesure et le tableau se pose à côté, plan par plan, l’un et l’autre faits dans le navigateur : rien n’en sort avant que le rêve soit à garder. Sans scripts, le serveur le peint. Ce qui est gardé attend un compte pendant une heure, scellé ; le tableau s’emporte sans en avoir un.',
  },
  {
    date: '2026-11-23',
    title: 'L’accueil est une seule nuit',
    text: 'Cinq scènes, du récit à l’aube, qui bougent avec le défilement là où rien ne demande le calme. Qui est connecté y trouve d’abord ses dernières nuits. Les entrées, les pages vides et les erreurs accrochent une estampe sous la vraie lune ; un compte ne demande aucun nom ; le téléphone a une barre sous le pouce.',
  },
  {
    date: '2026-11-23',
    title: 'Un rêve se dit dans le noir',
    text: '/night est noire, d’un seul rouge sourd, et l’écran entier est le bouton : toucher pour parler, toucher pour finir, maintenir pour chuchoter un mot, glisser pour des mots sans parler. Elle s’ouvre sans réseau, et le journal salue avec ce que la nuit a laissé.',
  },
  {
    date: '2026-11-23',
    title: 'Rien n’attend en vain sans réseau',
    text: 'Ce qui est dit ou écrit hors ligne est scellé sur l’appareil pour son auteur seul, envoyé dans l’ordre au retour du réseau, et effacé de là seulement quand le serveur a tout. Un navigateur tué perd au plus cinq secondes de son ; ce qui a croisé une autre modification est montré à côté d’elle.',
  },
  {
    date: '2026-11-23',
    title: 'Parlez, le texte s’écrit',
    text: 'Là où l’on écrit un rêve, on peut le dire : le son est gardé, et votre navigateur l’écrit si vous voulez, une fois dit qui l’entend. Un modèle que propose l’hôte écrit sinon sur l’appareil. On pose des repères en parlant, et le lecteur reste sous la main pendant qu’on tape.',
  },
  {
    date: '2026-11-23',
    title: 'La voix est la première couche d’un rêve',
    text: 'Un enregistrement arrive par morceaux, scellés un à un, et seul son rêveur l’entend : sa forme, ses mots qui suivent le son, sa vitesse. Un récit en est proposé sans un mot de plus ; le son peut partir et le texte rester.',
  },
  {
    date: '2026-11-23',
    title: 'Un symbole montre ce qui vient avec lui',
    text: 'Sa page range vos rêves en un tableau d’images : qui est là, ce qui est ressenti, ce qui est à côté. À partir de 25 rêves, elle dit ce qui diffère des autres nuits, chaque différence avec son intervalle.',
  },
  {
    date: '2026-11-23',
    title: 'Une version dit ce qu’elle change',
    text: 'Entre deux versions d’un rêve, la page montre ce qui se lit autrement, et mène de chaque mot parti à celui qui le remplace. Les mots de la note du jour qui reviennent dans le rêve sont éclairés.',
  },
  {
    date: '2026-11-23',
    title: 'Le journal répond pendant qu’on tape',
    text: 'La recherche du journal suit chaque mot, et le mur compte ce qui est revenu dans une lune. La frise dessine le sommeil noté ; sur un téléphone, une nuit à la fois.',
  },
  {
    date: '2026-11-23',
    title: 'Un journal entre plus vite, et les livres connaissent plus de lettres',
    text: 'Un import s’écrit en une fraction du temps et se lit à son propre tour : ce que d’autres racontent entre-temps est lu aussitôt. Les livres composent le chinois, le japonais, le coréen, l’arabe, l’hébreu et les émojis.',
  },
  {
    date: '2026-11-23',
    title: 'Ce qu’on a emporté revient entier',
    text: 'Une archive rapporte versions, ajouts, peintures, nuits, personnes et sens avec ses rêves ; le premier regard les compte, et un geste les retire. Les livres et les dossiers disent ce que les symboles veulent dire pour vous et qui sont les personnes. Day One et Diarium se lisent tels que sont vraiment leurs fichiers, et une recherche met d’abord ce qui s’écrit comme vous l’avez tapé.',
  },
  {
    date: '2026-11-23',
    title: 'Les rêves s’impriment',
    text: 'Les nouvelles images montrent ce qu’un rêve a de plus étrange, et qui fait quoi à qui : gouache, linogravure, papier découpé, risographie ou encre. Elles sont debout, carrées ou larges ; l’atelier écarte un élément ou en fait le sujet ; chacune se prend en PNG, WebP, SVG ou en feuille A3. Ce qui était peint reste.',
  },
  {
    date: '2026-11-23',
    title: 'Un rêve a son lieu',
    text: 'La page d’un rêve accroche sa peinture en grand, ses mots à côté et sa lumière sur le mur ; sur un téléphone, d’un bord à l’autre. Trois constats sont ouverts, chacun avec une question ; seuls leurs mots sont soulignés, et mots et constats mènent les uns aux autres, à la souris, au pouce et au clavier. Tout le reste est à un geste. Une carte à envoyer et les nuits d’avant et d’après closent la page.',
  },
  {
    date: '2026-11-23',
    title: 'La bibliothèque est un accrochage',
    text: 'Des peintures entières, de plusieurs tailles, en salles par lune, par humeur ou par date, dès le premier écran. La langue de qui lit vient d’abord, l’autre est à un geste ; les extraits finissent où finit une phrase. Les pages de texte sont presque noires, ou d’un papier éclairé d’un côté : la couleur ne vient que d’une image.',
  },
  {
    date: '2026-11-23',
    title: 'L’image naît sous vos yeux',
    text: 'Le rêve raconté, on arrive sur sa page : des mots quittent le texte, le crayon pose les contours, les plans viennent du plus loin au plus proche. L’atelier offre 24 palettes et quatorze cadrages, avec scripts et sans ; le journal accroche une saison de tirages dans une seule manière.',
  },
  {
    date: '2026-11-23',
    title: 'Le nouveau est à part',
    text: '« Explorer les rêves » trace une ligne entre ce qui fut raconté depuis votre dernier passage et ce que vous aviez vu. La bibliothèque accroche d’abord la langue de qui lit sur toutes ses pages, et non dans chacune. /night joue une douce minute de vent, faite sur l’appareil, à qui la demande. Contact répond avec les mots de l’aide, la lettre se demande au pied de chaque page, et les pages sont plus légères.',
  },
  {
    date: '2026-11-24',
    title: 'De nuit en nuit',
    text: 'Un rappel pour l’agenda ou les appareils, une intention pour la nuit dont vous seul dites si elle est venue, des nuits comptées sans reproche, et un exercice écrit pour donner une autre suite à un cauchemar. Tout est scellé et s’efface à chaque étape.',
  },
  {
    date: '2026-11-24',
    title: 'Un rêve a des voisins',
    text: 'Sur la page d’un rêve public s’accrochent d’autres qui lui ressemblent, chacun avec ce que les deux ont en commun et ses mots. Un rêve privé cherche les siens pour son seul dormeur.',
  },
  {
    date: '2026-11-24',
    title: 'Les estampes disent davantage du rêve',
    text: 'Une échelle faite de livres, un patron qui est votre chat, des poissons hors de la machine à laver, un pont qui fond, un piano porté à deux : la presse les montre, et les dit à qui ne voit pas.',
  },
  {
    date: '2026-11-24',
    title: 'Des motifs que l’on suit',
    text: 'Chaque motif a sa page dans les deux langues : ses rêves publics, et des chiffres dès vingt personnes, comptés une fois par semaine. On le suit sans que personne le sache.',
  },
  {
    date: '2026-11-24',
    title: 'La météo des rêves',
    text: 'Ce dont on a rêvé la semaine passée, à côté de l’année : des comptes bruités, tirés une seule fois, et un ciel couvert tant que trop peu de personnes les portent.',
  },
  {
    date: '2026-11-24',
    title: 'La pratique revient aussi',
    text: 'Une archive apportée dans un autre compte y ramène ses rappels, ses souhaits et ses exercices, jamais par-dessus ce qui s’y trouve.',
  },
  {
    date: '2026-11-24',
    title: 'Les motifs se disent comme on parle',
    text: 'La mer, un loup, une chute : dans les titres, la météo, les rencontres ; et ce que deux rêves partagent mène à la page du motif.',
  },
  {
    date: '2026-11-24',
    title: 'Une conversation se met en sourdine',
    text: 'Sous ses premiers mots, ou là où la cloche l’a dite : les autres du même rêve s’entendent toujours. Cela se défait au même endroit, ou dans les réglages.',
  },
  {
    date: '2026-11-24',
    title: 'Envoyer un rêve le rend populaire',
    text: 'Un partage compte une fois par jour et par personne, et pèse moins qu’un « j’aime ».',
  },
  {
    date: '2026-11-24',
    title: 'Dans une communauté, les nombres ne disent pas l’heure',
    text: '« J’aime », lectures et nombres de commentaires sont ceux du début de la journée ; le sien se voit aussitôt. Ce qui s’écrit paraît tout de suite, et les pages disent ce que cela apprend.',
  },
  {
    date: '2026-11-26',
    title: 'Les communautés se signalent aussi',
    text: 'En bas de la page d’une communauté. Masquée, elle n’est plus là que pour qui la dirige, qui en lit la raison et peut faire appel ; chacun garde ses propres rêves. Des comptes tout neufs ne masquent rien à eux seuls, si nombreux soient-ils.',
  },
  {
    date: '2026-11-26',
    title: 'Qui est tenu à distance ne compte nulle part',
    text: 'En cherchant par mots, par étiquette ou sans quelque chose, on ne lit aucun nombre de rêves qu’on ne rencontre pas ; une conversation compte ce qu’elle montre.',
  },
  {
    date: '2026-11-26',
    title: 'Dans une communauté, une peinture ne dit pas l’heure',
    text: 'Ce qu’un navigateur recevait avec elle portait l’instant où elle fut peinte, et le fil pouvait dire la place d’un rêve parmi tous les autres. Ni l’un ni l’autre ne dit plus rien.',
  },
  {
    date: '2026-11-26',
    title: 'Quel sentiment, quelle nuit',
    text: '« À l’aveugle » demande trois choses d’un rêve : laquelle de cinq peintures, de cinq personnes, est la sienne, comment la personne l’a dit, et lequel de cinq jours publics est le sien. Chaque question peut se passer, et le moteur répond aussi. La table avance de vingt tours en vingt tours.',
  },
  {
    date: '2026-11-26',
    title: 'Ce qui tient à un jour est dit',
    text: 'Avant qu’il y ait assez de nuits pour chercher un rythme, la page des motifs dit ce qui vient surtout un même jour, comme un compte et rien de plus. Une mère y est nommée comme vous la nommez. Cauchemars et lucidité comptent aussi ce que vous précisez à côté du récit.',
  },
  {
    date: '2026-11-26',
    title: 'Vingt, depuis quatorze jours',
    text: 'Un motif dont parle une rencontre est porté par vingt comptes d’au moins quatorze jours : vingt comptes ouverts hier ne font pas une foule où se cacher.',
  },
  {
    date: '2026-11-26',
    title: 'Les estampes montrent ce qui est dans quoi',
    text: 'Quelqu’un dans une baignoire, une tasse ou une valise, une femme qui sort de son tableau, une famille à la même table, une maison qui s’en va : c’est dessiné ainsi, et dit ainsi. Une craie ou une caissière disent le lieu quand rien d’autre ne le dit.',
  },
  {
    date: '2026-11-26',
    title: 'Ce que l’on rencontre d’abord, encore',
    text: 'À l’accueil, aucune lettre tapée ne se perd, quoi qui arrive d’abord. Dans la bibliothèque, le dernier rêve d’une salle a la largeur d’être lu, sur une tablette le trait d’un constat passe à côté des autres, et la page À propos accroche une estampe.',
  },
  {
    date: '2026-11-26',
    title: 'Ce qui est gardé sans réseau dit quand',
    text: 'Un rêve qui attend sur cet appareil dit l’heure où il a été gardé, et que vos derniers mots ont pris la place des précédents. Les lecteurs d’écran l’entendent à chaque fois.',
  },
  {
    date: '2026-11-26',
    title: 'Les gravures ont lumière et profondeur',
    text: 'Qui se tient debout projette une ombre loin de la lumière, le regard s’approche jusqu’à ce que les figures emplissent la feuille, et feuilles ou pierres se dressent au plus près. Les yeux sont ouverts, les bêtes se couchent, les rideaux tombent, les barques sont dans l’eau ; l’encre est plus noire, la risographie plus nette.',
  },
  {
    date: '2026-11-26',
    title: 'Les gravures montrent qui est où',
    text: 'Qui est dans une barque, une montgolfière ou à la fenêtre d’un train qui part y est vu ; le sable remplit une chambre, un chat dort sur des genoux, un livre énorme est énorme, et une lanterne pend à une main. La description dit il, elle, la et lui, là où personne d’autre ne peut être désigné.',
  },
  {
    date: '2026-11-26',
    title: 'Les mots de tous les jours mènent quelque part',
    text: 'Une sage-femme, une carte d’embarquement ou un siphon disent à la presse où l’on est, et ce que l’on fait toute la journée (composer un numéro, faire la queue, signer, boucler sa valise) est montré. Un téléphone qui est un savon est un savon, et ce sur quoi donne une porte se voit derrière elle. Cinquante choses de plus ont une forme, des épées aux zèbres.',
  },
  {
    date: '2026-11-26',
    title: 'Les rêves d’un motif se lisent plus loin',
    text: 'Après les vingt-quatre plus récents viennent les plus anciens, page après page. Qui est suspendu peut quitter une communauté, et les longs journaux sont comparés en trois fois moins de temps.',
  },
  {
    date: '2026-11-26',
    title: 'Personne n’est debout sur le lit',
    text: 'Qui est dans une pièce se tient sur son sol, qui est au lit a la tête sur l’oreiller, et la salle d’hôpital et le wagon sont redessinés. Une pièce n’a qu’un soleil, et quand un rêve a sa propre lune, c’est elle qui éclaire le ciel. Les cinq manières montrent la nuit de l’accueil.',
  },
  {
    date: '2026-11-26',
    title: 'Quatre cents choses et cent métiers',
    text: 'Quatre cents choses de plus ont une forme, des pommes et des théières aux camions, aux harpes et aux sauterelles. Une infirmière, un juge, une serveuse ou un chevalier sont nommés et vêtus comme tels, cent métiers en tout. Qui est en canoë est assis dans une barque, et la cour d’une école n’est pas une salle de classe.',
  },
  {
    date: '2026-11-26',
    title: 'Les gens se tiennent comme des gens',
    text: 'On parle la main ouverte, ce que l’on donne se tend entre les deux, qui s’en va tourne le dos, et personne ne laisse pendre ses bras comme son voisin. Deux sont deux, qui nage porte un maillot, et un rêve qui ne dit pas l’heure est aussi souvent de jour que de nuit.',
  },
  {
    date: '2026-11-26',
    title: 'Un geste est dit par son verbe',
    text: 'Une chemise est repassée, un ami est arrêté, une fenêtre est fermée : sept cents verbes sont lus et dits dans les deux langues. Qui est poursuivi court, qui l’on fait manger mange, et ce qui est seulement demandé, oublié ou refusé n’est pas montré comme fait.',
  },
  {
    date: '2026-11-26',
    title: 'Ce qu’un rêve nomme est entre les mains de quelqu’un',
    text: 'Un colis, une lampe de poche, un pain ou un parapluie est tenu, et non seulement posé là ; qui écrit a un bureau, qui monte l’escalier est sur ses marches, la deuxième personne est dans la voiture, et deux personnes dont rien d’autre n’est dit se tiennent ensemble.',
  },
  {
    date: '2026-11-26',
    title: 'Ce qui change se voit changer',
    text: 'Qui se transforme en théière ou en arbre l’est déjà à moitié, un reflet qui fait à sa guise regarde autrement, et le vent soulève qui il emporte. « Elle », « dedans » et « dessus » renvoient à ce qui vient d’être nommé, et ce que l’on se rappelle n’est pas montré comme fait.',
  },
  {
    date: '2026-11-26',
    title: 'Un banc dans la rue, un bus qui vient vers nous',
    text: 'Qui mange ou attend dehors s’assied sur ce que le lieu offre, un bus vient le long d’une route et non en travers, et personne n’est dans la rivière par erreur. Un trampoline, une tondeuse, une machine à café et neuf autres choses ont une forme. Qui revient de l’hôpital n’y est plus, et le train après lequel on court est à sa gare.',
  },
  {
    date: '2026-11-26',
    title: 'De lave, de biscuits, de lait',
    text: 'Un sol peut être de lave, un pont de biscuits, une route de livres, une mer de lait ; ce qui monte jusqu’aux chevilles ou à la taille remplit le lieu, et la description le dit. Qui est une bougie ou une chaise l’est à moitié.',
  },
  {
    date: '2026-11-27',
    title: 'Des pièces avec leur lumière',
    text: 'Une pièce est éclairée par ses fenêtres et ses lampes, et baigne dans une seule grande ombre ; on se tient sur les marches des escaliers, et une cuisine inondée se voit à travers son eau. Plages, déserts, neige, falaises, champs et ciels sont composés de jour, d’une estampe à l’autre autrement. Un rêve qui ne dit aucune émotion dispose de dix jeux de couleurs de plus.',
  },
  {
    date: '2026-11-27',
    title: 'Des visages qui ressentent',
    text: 'Les gens des estampes montrent ce qui leur arrive : ils restent bouche bée, pleurent ou rient, s’habillent selon le lieu et le temps, et les vieux ont l’air vieux. Les dents tombent d’une bouche ouverte dans une main, les cavaliers sont assis sur ce qui les porte, et les petites choses ne traînent plus comme des vignettes.',
  },
  {
    date: '2026-11-27',
    title: 'Les rêves que tout le monde fait',
    text: 'Une présence dans le noir, un enfant perdu, une voiture qui tombe d’un pont, des insectes plein le corps, une classe devant laquelle on est nu : les rêves les plus courants sont lus comme on les raconte. Une foule se voit par-dessus ses têtes, et les livres tombent des rayons autour d’un baiser.',
  },
  {
    date: '2026-11-27',
    title: 'Le lion est dans l’armoire',
    text: 'Où se trouve une chose, dit de la façon la plus simple (dans l’armoire il y avait un lion, sur mon lit dormait un loup, j’étais dans une cage, mes mains étaient couvertes de fourmis), c’est là qu’on la voit. Un carton est ouvert, et ce qu’il contient regarde par-dessus son bord.',
  },
  {
    date: '2026-11-27',
    title: 'Avec les mots de tous les jours',
    text: 'Une gifle, un baiser langoureux, « prendre en chasse », « se casser la gueule » sont peints comme ce qui arrive, et ceux qui ne sont que « ils » ou « elle » sont dans l’image. L’impossible d’une phrase qui suit vient en premier.',
  },
  {
    date: '2026-11-27',
    title: 'Vieux, jeune, ou deux fois soi',
    text: 'Un chauffeur qui est un bambin est un enfant au volant, un patron qui est son fils est une seule personne, et qui se rencontre est là deux fois. Les oiseaux portent les gens sous eux, les cavaliers sont assis sur leur monture, qui est minuscule ou géant l’est à côté des autres, et l’on voit à travers qui n’est vu de personne.',
  },
  {
    date: '2026-11-27',
    title: 'Chez une tante, à la laverie',
    text: 'Un logement se reconnaît à qui l’habite, un magasin à son enseigne, un opticien, un tribunal ou un verger à un mot ; une fête foraine n’est plus une clairière, et quelqu’un avec qui l’on était à l’école n’apporte pas de salle de classe.',
  },
  {
    date: '2026-11-27',
    title: 'La base intégrée répond plus vite',
    text: 'Sans PostgreSQL à soi, chaque petite question à la base prend moins de la moitié du temps qu’elle prenait.',
  },
  {
    date: '2026-11-27',
    title: 'On se reconnaît à son manteau',
    text: 'Dans une estampe, la personne qui rêve est seule à porter l’encre la plus vive ; les autres portent les plus discrètes, et qui fait du mal est sombre. Le grain est plus fin, une nuit bleue reste bleue, les ciels du jour ont plus de couleur, et les arbres sont derrière la haie du jardin.',
  },
  {
    date: '2026-11-27',
    title: 'À la même table, et en rangs',
    text: 'Qui dîne ensemble est assis à une même table, avec ce qu’on y mange ; les passagers, une classe et les fidèles sont assis en rangs. Qui est poussé trébuche, et un bébé passe de bras en bras.',
  },
  {
    date: '2026-11-27',
    title: 'Dans le tiroir, derrière la vitre',
    text: 'Ce qui est dans un tiroir, un berceau, un bocal, une cage ou un aquarium est à l’intérieur, et un portrait dans son cadre. Les ailes, les yeux, les bouches et les jambes qu’un rêve donne aux bêtes et aux choses y poussent. Au repos, les gens se tiennent de huit façons de plus, et 35 choses de plus sont dessinées.',
  },
  {
    date: '2026-11-27',
    title: 'Dans les rues d’une ville',
    text: 'Qui traverse une ville le fait dans ses rues, et qui la survole voit ses toits. Un hôpital se reconnaît à ses patients, un tribunal à son juge, et l’on se cache avec quelqu’un au lieu de s’en cacher.',
  },
  {
    date: '2026-11-27',
    title: 'Des presses plus rapides, avec moins de mémoire',
    text: 'Les estampes en linogravure, papier découpé, risographie et encre se font d’un sixième à un tiers plus vite, avec les mêmes pixels, et les cinq manières demandent moins de mémoire.',
  },
  {
    date: '2026-11-27',
    title: 'Marie danse, et le masque est un masque',
    text: 'Les gens dont le prénom ouvre une phrase, et les animaux qui en ont un, sont eux-mêmes dans l’image. Ce que montre un masque ou un tableau n’est plus debout dans la pièce, le sang ou le lait qui monte la remplit, chercher la cuisine n’y met personne, et qui est mort dans la vie marche comme le rêve le raconte.',
  },
  {
    date: '2026-11-27',
    title: 'Aucun lieu qui n’a pas été raconté',
    text: 'Quand un rêve ne raconte aucun lieu, son estampe n’en a pas : les gens y sont grands, devant des anneaux, des arches, des rayons, des écailles ou de grandes feuilles, comme sur une affiche, au lieu d’une cuisine que personne n’a nommée. Deux mille mots de plus disent un lieu par ce qu’on y fait : un récital, une file d’attente, la vaisselle, le train de nuit.',
  },
  {
    date: '2026-11-27',
    title: 'Des pièces et des rues à accrocher',
    text: 'Les pièces ont du papier peint, du parquet et du carrelage, des étagères, des gravures et des tapis, et des meubles jusqu’aux bords de la feuille ; murs, sol et meubles diffèrent d’encre. Les rues sont faites de maisons, de boutiques, de portes et de tours, un immense soleil ou une immense lune peut remplir le ciel, et jardins, prés, bois, routes et rivages ont des villages, des massifs, des bateaux et des lampes. Deux chambres ou deux rues se ressemblent rarement.',
  },
  {
    date: '2026-11-27',
    title: 'Poursuivis, côte à côte',
    text: 'Qui poursuit quelqu’un avec une hache la lève dans sa main, qui fuit un ours l’a sur ses talons, et qui court avec lui court à son côté. Qui souriait assis sourit assis, et un renard qui lit le journal le tient.',
  },
  {
    date: '2026-11-27',
    title: 'Tout le monde, et autant qu’on l’a dit',
    text: 'Un nombre raconté est dessiné : douze inconnus sont douze, « tout le monde » est une foule, et tout un bureau peut rire. Ma sœur, mon père et moi dansions : tous les trois dansent. La personne à qui quelqu’un ressemble seulement reste hors de l’image, qui est dans le bus est dedans, et un bébé est donné à qui on le tend.',
  },
  {
    date: '2026-11-27',
    title: 'D’abord le ciel, puis les lointains',
    text: 'Une estampe qui naît sur la page vient de nouveau plan par plan : le ciel, sa lumière, les lointains, le proche, puis ceux qui y sont, l’un après l’autre. Qui est minuscule chevauche une bête grande à côté, on lit à sa fille, et ce que tout le monde fait (comme on regarde un touriste) reste hors de l’image.',
  },
  {
    date: '2026-11-27',
    title: 'L’estampe ne montre que ce qui se passe',
    text: 'L’estampe ne montre plus ce qui, dans un rêve, n’est que dit, cité, craint, remémoré, voulu ou entendu à travers un mur. Personne ne vide une maison vide, personne n’ouvre une porte ouverte, et nul ne se cache dans une pièce cachée.',
  },
  {
    date: '2026-11-27',
    title: 'Les mains à l’ouvrage',
    text: 'Les mains touchent ce qu’elles font : elles pétrissent, balaient, poussent, tirent, versent, peignent, nourrissent et jouent de onze instruments. Qui est porté a l’air vivant, les échelles sont à la taille de qui y grimpe, et les corps changent comme le rêve le veut : des serpents pour cheveux, deux têtes, un arbre qui sort d’une poitrine.',
  },
  {
    date: '2026-11-27',
    title: 'Par la fenêtre',
    text: 'Ce que l’on voit par une fenêtre est dehors, et la personne qui rêve se tient devant. Un tiroir ou un frigo contient sa ville ou sa mer dans les deux langues, la glace se fend sous qui s’y tient, un train qui traverse le salon le laisse un salon, et à la mer on est sur le rivage.',
  },
  {
    date: '2026-11-27',
    title: 'Vêtus comme le rêve le dit',
    text: 'Les gens portent ce que le rêve leur donne, dans sa couleur, et des cheveux verts sont verts. Qui est conduit est assis dans la voiture, le tigre du radeau est dessus, qui conduit un bus se voit au volant, un public de chats est fait de chats, et ce qu’un voleur prend est dans ses mains.',
  },
  {
    date: '2026-11-27',
    title: 'La maison repeinte',
    text: 'Les images de l’accueil, des pages qui n’ont rien à montrer et des liens vers Reverie sont imprimées à neuf, par la presse telle qu’elle est aujourd’hui ; la nuit d’exemple se défait en six plans.',
  },
  {
    date: '2026-11-28',
    title: 'Des lieux où l’on travaille et où l’on joue',
    text: 'Quinze lieux de plus s’impriment tels qu’ils sont : l’intérieur d’une voiture, un gymnase, une piscine couverte, un stade, une usine, un entrepôt, un garage, un tribunal, un bar, une boîte de nuit, un cinéma, une aire de jeux, une cour d’école, un marché et une cour de ferme. Une carte de bibliothèque, une mer de monde ou le marché de l’emploi n’y emmènent plus le rêve, et un rêve qui va de lieu en lieu est montré là où se passe ce qu’on y voit.',
  },
  {
    date: '2026-11-28',
    title: 'À la main, à la bouche, sur l’épaule',
    text: 'On mange, boit, lit, lève et porte ce que dit le rêve, les mains dessus, et deux personnes se partagent une charge. Ce qui est sur un corps (un corbeau, du sang, un tatouage, des écailles, des ailes) y est dessiné. Qui est tenu par la main ou dans les bras est avec qui le tient, en vol comme à pied, et cent serpents sont dans leur valise.',
  },
  {
    date: '2026-11-28',
    title: 'Qui regarde du fond du miroir',
    text: 'Un miroir montre qui s’y reflète, que ce soit quelqu’un d’autre, une bête, un enfant ou personne. Une métamorphose montre les deux à la fois ; les murs se resserrent, les corps fondent, on est là plusieurs fois, et qui flotte au-dessus de son lit s’y voit couché.',
  },
  {
    date: '2026-11-28',
    title: 'Les mots de tous les jours, au sens où on les dit',
    text: '« Tomber sur » est rencontrer, « monter la télévision » est la porter, une route de montagne n’est pas faite de montagnes. Les dents tombent de la bouche de qui les perd, une maison en feu se voit depuis son jardin, qui est perdu n’est pas là, un train qui fonce sur quelqu’un ne l’a pas à bord, et une mère morte avec qui l’on marche est à côté de soi.',
  },
  {
    date: '2026-11-28',
    title: 'Un moment, là où il se passe',
    text: 'Une peinture montre un moment d’un rêve qui va de lieu en lieu : le plus étrange, avec qui s’y trouve, et non le tigre du marché dans le train d’après. Qui revient sous un « il » ou un « elle » est encore tel qu’on l’a dit, et qui conduisait la voiture y est toujours.',
  },
  {
    date: '2026-11-28',
    title: 'Touchez la phrase à peindre',
    text: 'Dans l’atelier, votre rêve est là, dans vos mots : touchez une phrase, et c’est elle qui est peinte, là où elle se passe. Un modèle extérieur n’est instruit que de celle-là, lui aussi.',
  },
  {
    date: '2026-11-28',
    title: 'Des couleurs plus pleines',
    text: 'Les ombres des peintures ne virent plus au gris, les pièces ne sont plus blanches, les bêtes et les choses se détachent de ce qui est derrière elles. Les gens se tiennent avec naturel, et leurs vêtements et leurs coiffures varient.',
  },
  {
    date: '2026-11-28',
    title: 'Dans les mains, même en vol',
    text: 'Ce que l’on tient en volant, en nageant ou en courant est dans les mains, et ce que l’on porte ou pousse garde son contenu. On voit dans quoi, sur quoi et sous quoi sont les gens : sous la table, sur le toit d’un bus, dans une valise. Qui joue, conduit ou dîne avec quelqu’un est à la même table ou dans la même voiture.',
  },
  {
    date: '2026-11-28',
    title: 'Un modèle qui dit ce qui vaut d’être peint',
    text: 'Là où un serveur a un modèle de langue, et pour qui l’a accepté, c’est lui qui choisit le moment que montre une estampe : parmi ce que la presse sait dessiner, sur des mots du rêve, et rien dans des mots à lui. L’atelier dit sous l’image qui a choisi ; d’une phrase que vous touchez, c’est le moteur de la maison qui dit ce qu’on voit. L’accord le dit en d’autres mots, et il est redemandé.',
  },
  {
    date: '2026-11-28',
    title: 'À qui sont les mains et les yeux',
    text: 'Ce qu’est devenue une partie du corps de quelqu’un est sur lui : des yeux qui sont des horloges, des mains en pain, un père avec une lampe à la place de la tête. Une montagne qui marche est sur la route, et personne n’est dans les montagnes ; « le chien de mon ex il parlait » se dit du chien.',
  },
  {
    date: '2026-11-28',
    title: 'Avec l’outil qu’il faut',
    text: 'Les gens font ce que le rêve dit, l’outil en main : ils repassent, pêchent, scient, jonglent, soufflent une bougie. Deux jouent aux cartes à une même table. Des dents en touches de piano sont un sourire, des cheveux qui poussent sont un fleuve, et des chaussettes ne déshabillent plus personne.',
  },
  {
    date: '2026-11-28',
    title: 'Chacun à sa place',
    text: 'On s’assoit sur la chaise ou à la table que le rêve nomme, et ce qui est dans une camionnette, un ascenseur ou une porte s’y voit. Les choses gardent leur taille à côté des gens ; les maisons et les bus sont plus loin. Ce qu’on traverse à la nage ou à pied est tout autour de soi ; qui dort reste dans son lit.',
  },
  {
    date: '2026-11-28',
    title: 'Des mots à deux sens',
    text: 'Ils se lisent d’après leurs voisins : la souris d’un ordinateur n’est plus un animal, ni la couleur orange un fruit ; des chaises de cuisine ne font plus une cuisine, ni l’allée d’un avion une église.',
  },
  {
    date: '2026-11-28',
    title: 'Composées en moins de la moitié du temps',
    text: 'Les images se composent deux fois et demie plus vite, au trait près les mêmes.',
  },
  {
    date: '2026-11-28',
    title: 'À mi-corps',
    text: 'Qui téléphone, lit, embrasse ou reçoit une clé est vu jusqu’à la cuisse, les mains et le visage aussi grands que ce qu’ils disent. Ceux qui se parlent sont côte à côte. Ailleurs l’image s’approche de qui s’y trouve ; qui veut la pièce entière choisit un autre cadrage.',
  },
  {
    date: '2026-11-28',
    title: 'À travers, et dessous',
    text: 'En voiture, on voit par le pare-brise ce qui est devant. Un lac est ouvert là où quelque chose est sous sa glace, la cloche est levée de ce qu’elle cachait, une route qui s’enroule est un rouleau. Ce qui sort d’une bouche s’envole, un géant derrière quelqu’un le dépasse, lui ou son bureau, et qui chevauche un escargot ou une souris en a une qui le porte.',
  },
  {
    date: '2026-11-28',
    title: 'En main, et un corps qui le dit',
    text: 'Les sacs pendent aux mains, les plats reposent sur les paumes, et chacun a le sien. On chuchote à l’oreille, on arrose, on plie, on repasse ; les statues font ce qu’on dit d’elles ; les bêtes broutent, et se dressent dans leurs habits. Qui attend, parle ou écoute se tient comme on se tient. Qui court reste au sol et qui vole n’y est pas, et nulle foule ne cache le museau d’une bête.',
  },
  {
    date: '2026-11-28',
    title: 'Moins de lieux où nul n’était',
    text: 'Dormir dans une chaussure ne fait pas une chambre, ni chanter un théâtre. Devant l’école, c’est la rue ; Orly et Heathrow sont des aéroports, Tesco et Lidl des magasins. Le métier du rêveur n’ajoute personne, et qui laisse tomber une tasse ne tombe pas avec elle.',
  },
  {
    date: '2026-11-28',
    title: 'Seulement ce qu’on voit',
    text: 'Les mots sous une image disent ce qui s’y trouve, et rien de plus. Ce qui s’ouvre est ouvert, ce qui se brise est en deux, et ce qui pleure, chante ou parle a un visage pour le faire ; qui saigne, brûle ou tombe le montre. Là où un acte ne se dessine pas, les mots disent ce qu’on en voit.',
  },
  {
    date: '2026-11-28',
    title: 'Sortir de, être sous, sur, au-dessus',
    text: 'Qui sort d’une armoire, d’un four ou d’une valise y est encore, et elle est ouverte. Qui est sous une voiture ou une barque y est couché ; sur une voiture, on est sur son toit ; au-dessus d’une table, on n’est pas dessus. Des centaines de tableaux sont des centaines.',
  },
  {
    date: '2026-11-28',
    title: 'Les lieux, avec les mots de tous les jours',
    text: 'La mine, le dépôt, la piscine, le dépanneur et l’examen du permis sont là où ils sont, dans les deux langues et dans bien des façons de parler ; ce qui ne fait que venir à un lieu, ou en porte le nom, n’y emmène pas le rêve.',
  },
  {
    date: '2026-11-28',
    title: 'Qui fait quoi, dans les longues phrases',
    text: 'La maison où vous êtes né avait des jambes, la poupée que votre tante vous avait donnée mord : c’est dit de la maison et de la poupée. Qui est condamné à manger ses chaussures les mange, et ce qu’une chose se révèle être est ce qu’on peint.',
  },
  {
    date: '2026-11-28',
    title: 'Repeindre, sous la main',
    text: 'Dans l’atelier, le bouton reste en vue pendant qu’on choisit, sur un téléphone aussi.',
  },
  {
    date: '2026-11-28',
    title: 'Un baiser, et une tête toute seule',
    text: 'Qui embrasse une bête le fait là où est son museau, à genoux devant un chien. Une tête sur une assiette ou qui roule dans l’escalier se voit, et celle qui fait mal reste sur son cou.',
  },
  {
    date: '2026-11-28',
    title: 'Vous dites ce qu’on doit voir',
    text: 'Ce n’est pas la scène que vous avez vue ? Dites sous la peinture, en une phrase, qui ou quoi, en train de faire quoi, et où : c’est cela qui est peint. Vos mots restent scellés, pour vous seul ; la peinture se voit avec le rêve. Videz le champ, et le rêve choisit de nouveau.',
  },
  {
    date: '2026-11-28',
    title: 'Des gestes qui tiennent',
    text: 'Qui pèle une pomme sur une chaise y est assis ; les mains du cycliste sont au guidon, les fidèles sur leurs bancs, chaque malade dans un lit. Une foule se tient en profondeur, un troupeau à côté de qui le compte ; quelques choses s’éloignent du plus proche au plus loin. Une montagne est à l’horizon, des chapeaux qui flottent sont en l’air, qui nage est dans l’eau. Une tête que l’on porte se voit.',
  },
  {
    date: '2026-11-29',
    title: 'Ce qu’on rêve le plus souvent',
    text: 'Une vague qui poursuit quelqu’un est grande, un troupeau de chevaux se tient dans l’église à sa vraie taille, et les requins sont dans la piscine et non au-dessus. Qui chevauche est assis sur le dos de sa monture ; deux dans une barque sont derrière son bord ; les échecs ont leur échiquier ; une mère assez petite pour tenir dans la main y est tenue ; le corps au-dessus duquel on flotte est étendu dessous.',
  },
  {
    date: '2026-11-29',
    title: 'Par tous leurs noms',
    text: 'Plus de deux mille mots pour les bêtes, les plantes, les plats, les outils, les vêtements, les métiers et les lieux de bien des pays sont lus, et montrés selon leur espèce : un babouin est un singe, un chalutier un bateau. Cent quarante choses ont une image pour la première fois ; il y en a plus de mille à présent.',
  },
  {
    date: '2026-11-29',
    title: 'Ce qui se passe entre deux',
    text: 'Les bêtes sont assises à la table, au bureau ou au clavier. Ce qui sort d’une fenêtre, d’un tableau ou d’un écran est coupé par son cadre, et une voiture sur la glace est sur la glace. Un géant est coupé par le bord de la feuille plutôt que rapetissé, qui sert est derrière le comptoir, et ce qui se joue dans les mains de quelqu’un se voit de près.',
  },
  {
    date: '2026-11-29',
    title: 'Revenir montre ce qui est',
    text: 'Qui quitte un rêve et revient par la flèche du navigateur voit la peinture telle qu’elle est, et non telle que la page était venue d’abord ; de qui est connecté, un navigateur ne garde aucune page qui montre un rêve.',
  },
  {
    date: '2026-11-29',
    title: 'Tomber avec la voiture',
    text: 'Qui quitte la route au bord d’une falaise tombe avec sa voiture, une vague domine qui est là, qui marche sur l’eau est dessus, et des serpents sortent du mur même de la chambre. Un ours danse sur ses pattes arrière, un loup regarde de derrière la vitre, et qui est enterré vivant est couché dans le cercueil.',
  },
  {
    date: '2026-11-29',
    title: 'La mer derrière chaque porte',
    text: 'Une porte, un ascenseur, un miroir, une bouteille, une boule à neige, un four, un tableau montrent le lieu que le rêve y met, ou met derrière. Une salle de classe qui est une jungle a des arbres entre ses tables, la rivière qui traverse la cuisine l’inonde, et une plage dans le salon en est le sol.',
  },
  {
    date: '2026-11-29',
    title: 'Un chat couronné',
    text: 'Les bêtes portent ce que le rêve leur donne, couronne, chapeau, lunettes, nœud papillon ou écharpe, chacun sur la tête, devant les yeux ou autour du cou qu’il lui faut. Qui est avec la personne qui rêve fait avec elle ce que « nous » faisons.',
  },
  {
    date: '2026-11-29',
    title: 'Émilie est une femme, et Émilie Pigeon n’est pas un oiseau',
    text: 'Qui porte un prénom dans le rêve est une femme ou un homme dans la lecture, les régularités et la peinture. Un nom qui est aussi un mot ne peint plus ni oiseau ni pierre, et ce qui n’est que supposé (« s’ils tombaient ») n’arrive à personne.',
  },
  {
    date: '2026-11-29',
    title: 'Chemise rouge, pantalon jaune, chapeau de paille',
    text: 'Ce que le rêve dit porté est porté, dans sa couleur. Qui aide fait ce que les deux font, la personne qu’on tient est dans les bras, et qui conduit est sur la route, quelle que soit la boutique que le rêve a quittée. Un serveur démarre avec moitié moins de travail.',
  },
];
