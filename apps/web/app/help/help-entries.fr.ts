import type { HelpId, HelpText } from '#help/help-places.ts';

export const helpFr: Record<HelpId, HelpText> = {
  'create-account': {
    title: 'Comment créer un compte ?',
    text: 'Par « Créer un compte » : un nom d’utilisateur, une adresse email, un mot de passe d’au moins 8 caractères. Il faut avoir 16 ans et accepter les conditions. Prénom et nom sont facultatifs et ne sont montrés à personne.',
    words: 'inscription s’inscrire ouvrir adhérer enregistrement âge minimum',
  },
  'stay-signed-in': {
    title: 'Combien de temps reste-t-on connecté ?',
    text: '24 heures, ou 30 jours si vous cochez « Rester connecté pendant 30 jours » en vous connectant. Se déconnecter met fin à la session sur cet appareil aussitôt.',
    words: 'session connexion déconnexion rester se souvenir de moi durée expirée',
  },
  'lost-password': {
    title: 'J’ai perdu mon mot de passe. Que faire ?',
    text: 'La page « Mot de passe oublié » envoie un lien à l’adresse de votre compte. Il sert une fois, pendant une demi-heure, un plus récent le remplace, et tous vos appareils sont déconnectés. Là où aucun service de courrier n’est relié, la personne qui tient le serveur vous remet ce lien : écrivez-lui.',
    words: 'oublié réinitialiser changer récupérer identifiant accès',
  },
  'see-sessions': {
    title: 'Où suis-je connecté ?',
    text: 'Les réglages montrent chaque appareil sur lequel votre compte est ouvert, depuis quand, et permettent de mettre fin à une session ou à toutes les autres. Une connexion depuis un nouvel appareil vous est annoncée par email, une fois votre adresse confirmée.',
    words: 'sessions appareils connexions déconnecter partout sécurité piraté',
  },
  'change-password': {
    title: 'Changer mon mot de passe',
    text: 'Dans les réglages, sous Sécurité, en donnant celui d’aujourd’hui. Au moins 8 caractères ; les 10 000 plus courants, votre email et votre nom d’utilisateur sont refusés. Vos autres appareils sont déconnectés.',
    words: 'modifier mot de passe sécurité nouveau',
  },
  passkeys: {
    title: 'Qu’est-ce qu’une clé d’accès ?',
    text: 'Une clé que garde votre téléphone, votre ordinateur ou une clé de sécurité, et qui signe pour ce site seul une fois qu’un doigt, un visage ou un code vous a reconnu. Elle ouvre votre compte sans mot de passe, ou après lui. On en ajoute jusqu’à vingt dans les réglages, sous Sécurité, et on les y retire. Elle demande JavaScript.',
    words:
      'passkey webauthn fido empreinte visage biométrie touch id face id windows hello yubikey clé de sécurité sans mot de passe',
  },
  'second-factor': {
    title: 'Demander un second facteur à la connexion',
    text: 'Dans les réglages, sous Sécurité : une clé d’accès, ou une application de codes dont on scanne l’image. Il est demandé après le mot de passe, ou après un compte lié. Un nouveau mot de passe ne le contourne pas. L’ajouter ou le retirer déconnecte vos autres appareils, et un email vous le dit.',
    words: 'double authentification 2fa deux étapes totp application code authenticator validation',
  },
  'lost-device': {
    title: 'Mon téléphone n’est pas là, comment entrer ?',
    text: 'Par l’un des dix codes de secours montrés avec votre premier second facteur : chacun sert une fois, à la place du code ou de la clé d’accès. Les réglages disent combien il en reste et en donnent de nouveaux. Sans code ni appareil, personne ne peut ouvrir le compte à votre place.',
    words: 'téléphone perdu volé cassé code de secours récupération appareil clé perdue',
  },
  'sign-in-elsewhere': {
    title: 'Entrer avec Google, GitHub ou un autre compte',
    text: 'Là où la personne qui tient le serveur l’a mis en place, la page de connexion montre ces boutons. Le service apprend que vous venez et quand, et rien de vos rêves. On lie et on délie un compte dans les réglages, sous Sécurité ; la dernière façon d’entrer ne se retire pas.',
    words: 'google github facebook openid connexion sociale lier délier compte lié université',
  },
  'asked-again': {
    title: 'Pourquoi me redemande-t-on qui je suis ?',
    text: 'Avant ce qui touche au compte (adresse, mot de passe, clés d’accès, comptes liés, archive, départ), quand dix minutes ont passé depuis la dernière fois : quelqu’un pourrait s’être assis à votre place. On répond par une clé d’accès, un code, ou le mot de passe de qui n’a pas de second facteur.',
    words: 'confirmer identité preuve encore mot de passe redemandé est-ce bien vous',
  },
  'change-profile': {
    title: 'Changer mon nom ou la langue',
    text: 'Le nom d’utilisateur, le prénom et le nom se changent dans les réglages, la langue dans votre profil. Le nom d’utilisateur signe vos rêves publics, y compris ceux que vous avez déjà partagés.',
    words: 'pseudo pseudonyme profil préférences français anglais modifier',
  },
  'show-oneself': {
    title: 'Mettre une image ou un nom affiché',
    text: 'Dans les réglages, à « Compte ». L’image, JPEG, PNG ou WebP de 5 Mo au plus, est recadrée en carré et refaite sans le lieu ni la date. Sans elle, ce sont vos initiales. Le nom affiché paraît devant votre nom d’utilisateur.',
    words: 'avatar photo portrait initiales image surnom affiché pseudo',
  },
  'own-page': {
    title: 'Ai-je une page publique ?',
    text: 'Seulement si vous l’avez dit, à la question posée une fois ou dans les réglages, à « Compte ». Elle montre votre image, votre nom affiché, le mois de votre arrivée et vos rêves publics, qu’un flux Atom redit. Sans elle, son adresse répond comme pour un nom inconnu.',
    words: 'page publique profil visible adresse autres lecteurs fermer cacher flux atom rss',
  },
  'sign-in-wait': {
    title: 'Pourquoi dois-je attendre avant de me reconnecter ?',
    text: 'Après cinq essais manqués pour une même adresse email en un quart d’heure, le serveur demande d’attendre, une demi-minute d’abord, puis plus longtemps. Le message dit combien. Cela protège votre compte de qui essaierait des mots de passe.',
    words: 'bloqué trop d’essais tentatives refusé connexion impossible',
  },
  'close-account': {
    title: 'Comment fermer mon compte ?',
    text: 'Dans les réglages, à « Données » : prenez d’abord votre archive, choisissez ce que deviennent vos rêves publics, et donnez votre mot de passe. Pendant 30 jours vous pouvez rester ; ensuite tout ce qui est à vous est effacé pour de bon.',
    words: 'supprimer effacer compte désinscription partir résilier rgpd droit à l’oubli',
  },
  'tell-first': {
    title: 'Peut-on raconter un rêve sans compte ?',
    text: 'Oui, sur la ligne de l’accueil. Vos mots s’éclairent et le tableau se peint dans votre navigateur : rien n’en sort tant que vous écrivez, et le tableau s’emporte. « Garder ce rêve » le confie au serveur, scellé, pour une heure, et demande un compte ou une connexion ; une fois entré, il est dans votre journal, privé, avec le même tableau et sa nuit. Un autre appareil ne le connaît pas.',
    words: 'visiteur essayer anonyme sans inscription accueil ligne tableau garder perdre',
  },
  'tell-dream': {
    title: 'Raconter un rêve',
    text: 'Par « Raconter » : écrivez ce dont vous vous souvenez, choisissez qui peut le lire, envoyez. L’analyse et la peinture se font ensuite toutes seules.',
    words: 'écrire noter ajouter publier nouveau enregistrer journal',
  },
  'dream-length': {
    title: 'Quelle longueur peut avoir un rêve ?',
    text: '500 caractères pour le texte partagé. Le récit complet, que vous seul lisez, en compte jusqu’à 20 000 : c’est lui que votre analyse lit quand il existe.',
    words: 'limite caractères trop long maximum taille texte récit',
  },
  'speak-dream': {
    title: 'Peut-on dire un rêve à voix haute ?',
    text: 'Oui. Là où l’on écrit un rêve, « Dicter » enregistre ce que vous dites, et votre navigateur l’écrit si vous le choisissez, une fois dit qui l’entend. La page « La nuit » enregistre dans le noir : scellée, pour vous seul, elle est la première couche du rêve. Vous l’écoutez, la suivez mot à mot, et l’écrivez à partir de ce qui vous est proposé ; le son s’efface quand vous voulez, le texte reste.',
    words: 'voix vocal dictée micro parler audio transcription enregistrement',
  },
  'night-capture': {
    title: 'Noter un rêve la nuit, sans lumière',
    text: 'Ouvrez « La nuit » : l’écran est noir, et tout entier le bouton. Touchez et parlez, touchez pour finir ; maintenez pour chuchoter un mot ; glissez pour en choisir sans parler. Le son est scellé sur l’appareil à mesure, et part quand il y a un réseau. « Écouter une minute de nuit » y joue un vent doux, fait sur l’appareil, qui s’arrête seul.',
    words:
      'nuit noir obscurité enregistrer voix micro réveil chuchoter mots-clés raccourci rappel agenda',
  },
  'without-network': {
    title: 'Écrire un rêve sans réseau',
    text: 'Un rêve, une modification ou une nuit envoyés sans réseau sont gardés, scellés, sur cet appareil, et partent dans l’ordre au retour du réseau. La page « Hors ligne » montre ce qui attend et prend un rêve à écrire. Personne d’autre sur l’appareil ne le voit.',
    words: 'hors ligne connexion avion train attente envoyer synchroniser perdu appareil partagé',
  },
  'lost-draft': {
    title: 'J’ai fermé la page avant d’envoyer mon rêve',
    text: 'Le brouillon est gardé sur cet appareil, dans ce navigateur. Rouvrez « Raconter » : il revient, avec l’heure où vous l’avez quitté.',
    words: 'brouillon perdu retrouver sauvegarde fermé onglet',
  },
  'find-dream': {
    title: 'Retrouver un rêve',
    text: 'La recherche d’« Explorer les rêves » connaît le texte, le titre et les étiquettes, sans souci d’accents ni de terminaisons. Vos rêves privés y paraissent pour vous seul. La recherche de votre journal lit aussi vos récits complets, pour vous seul. Une ligne y sépare ce qui est nouveau depuis votre dernier passage de ce que vous aviez vu.',
    words: 'chercher recherche trouver mes rêves liste historique',
  },
  'what-returns': {
    title: 'Ce qui revient dans mes rêves, et avec quoi',
    text: 'Le journal compte, sous chaque lune, ce qui y est revenu. La page Motifs relit vos rêves ensemble : elle compte dès le premier, compare à partir de 25 et ne cherche un rythme qu’à partir de 60 nuits. La page d’un symbole montre vos phrases et ce qui vient avec lui.',
    words:
      'motifs symboles récurrent répétition souvent tableau intervalle différence 25 rythme semaine carte',
  },
  'night-practice': {
    title: 'Un rappel, une intention, un cauchemar à récrire',
    text: '« De nuit en nuit », dans le journal, donne un rappel du soir et du matin pour votre agenda ou vos appareils, garde ce que vous souhaitez de la nuit et vous demande ensuite si c’est venu, et accompagne par écrit une autre suite à un cauchemar. Tout est scellé, se compte pour vous seul, et s’efface à chaque étape.',
    words:
      'rappel agenda ics notification intention incubation lucide mild série nuits cauchemar répétition imagerie exercice',
  },
  'motif-pages': {
    title: 'Suivre la mer, la chute, ou un autre motif',
    text: 'Chaque motif a sa page, la même en français et en anglais : les rêves publics où il passe, et des chiffres dès que vingt personnes le partagent, comptés une fois par semaine et arrondis. Ce que vous suivez n’est dit à personne.',
    words: 'motif symbole suivre mer chute thème vingt personnes chiffres public',
  },
  'dream-weather': {
    title: 'La météo des rêves, et ce qu’elle ne dit pas',
    text: 'Ce dont on a rêvé la semaine passée, à côté de l’année : des comptes bruités, tirés une seule fois, et rien en dessous de vingt personnes. Un rêve retiré n’y change rien dans la semaine, et personne ne s’y devine.',
    words: 'météo semaine tendance bruit laplace epsilon communauté ciel',
  },
  'say-who': {
    title: 'Dire qui est quelqu’un de mes rêves',
    text: 'Dans le journal, sous Personnes : « Lucie est ma sœur », dit une fois, vaut pour tous vos rêves. Un nom se change, deux noms se réunissent. C’est scellé, et ce que d’autres lisent n’en apprend rien.',
    words: 'personnes prénom famille sœur ami renommer fusionner réunir qui est',
  },
  'own-meaning': {
    title: 'Écrire ce qu’un symbole veut dire pour moi',
    text: 'Dans le journal, sous Symboles : ouvrez un mot de vos rêves et écrivez-le avec vos mots. Il paraît à côté de la lecture, pour vous seul ; ce que vous en disiez avant reste.',
    words: 'symbole sens signification dictionnaire personnel mer mes mots',
  },
  'night-without': {
    title: 'Noter une nuit sans rêve, ou mon sommeil',
    text: 'En haut du journal, « Rien n’est resté » note la nuit d’un geste. La page d’une nuit garde le coucher, le lever, les réveils, les humeurs et la note de la veille, scellés, pour vous seul.',
    words: 'nuit sans souvenir rien sommeil coucher lever réveil sieste humeur veille note',
  },
  'compare-versions': {
    title: 'Voir ce qu’une version a changé',
    text: 'Sous « Couches », sur la page d’un rêve à vous, deux versions se comparent mot à mot, et la page dit ce que la seconde change à la lecture. Une version remise devient une nouvelle version.',
    words: 'couches versions avant après comparer remettre historique note du jour',
  },
  'change-dream': {
    title: 'Modifier un rêve',
    text: 'Sur sa page, par « Modifier ». Dès que le texte change, l’analyse est refaite, et la peinture aussi.',
    words: 'corriger éditer changer visibilité titre faute',
  },
  'export-dreams': {
    title: 'Prendre mes rêves en livre, en tableau ou en notes',
    text: 'Dans le journal, sous Exporter : un livre (PDF), un tableau (CSV), du JSON, des notes pour Obsidian, une série pour la recherche. Le livre compose aussi le chinois, le japonais, le coréen, l’arabe, l’hébreu et les émojis, dessinés au trait. Une écriture qu’il ne connaît pas (thaï, devanagari) y devient un point : le JSON, les notes et le tableau en gardent les mots. Ce qui est venu plus tard est partout, sauf dans la disposition de DreamBank ; le sommeil est dans les tableaux, les notes et le JSON ; la veille et les nuits sans rêve, dans le tableau, les notes et le JSON. Le sens des symboles et qui sont les personnes se trouvent dans le livre, les notes et le JSON. Seule l’archive des réglages a tout, sons compris.',
    words:
      'export exporter livre pdf csv json markdown obsidian dreambank télécharger sauvegarde imprimer émoji chinois japonais arabe hébreu',
  },
  'import-dreams': {
    title: 'Apporter un journal tenu ailleurs',
    text: 'Dans le journal, sous Importer : CSV, JSON, Day One, Diarium, notes et textes, DreamBank, ou votre archive. Le fichier est d’abord regardé, rien n’est écrit avant votre accord, et un import se reprend en entier. Un tableau rend aussi les nuits. Une archive revient entière : versions, ajouts, peintures, nuits, personnes et sens aussi ; les sons et la corbeille, non. Ce qui était partagé vient privé, sauf si vous cochez le contraire.',
    words:
      'import importer apporter day one diarium csv archive restaurer dreambank obsidian annuler doublons',
  },
  'take-down-dream': {
    title: 'Supprimer un rêve',
    text: 'Sur sa page, par « Retirer ». Il disparaît aussitôt pour tous, et « Annuler » le ramène. Il reste trente jours dans la corbeille, puis il est effacé avec son analyse et ses peintures. D’ici là, la Corbeille du journal le rend.',
    words: 'effacer retirer enlever corbeille annuler restaurer',
  },
  'share-dream': {
    title: 'Qui peut lire un rêve ?',
    text: 'Privé : vous seul. Public : tout le monde, signé de votre nom d’utilisateur. Vous choisissez rêve par rêve et changez d’avis quand vous voulez.',
    words: 'partager visibilité privé public anonyme communauté publier',
  },
  'content-warnings': {
    title: 'Signaler un sujet difficile',
    text: 'Violence, mort, phobie… : dites-le en partageant le rêve. Seules les personnes connectées le voient alors, voilé jusqu’à ce qu’elles l’ouvrent, et sa peinture attend votre accord. Pour les rêves des autres, votre profil laisse choisir : voilés, ouverts ou exclus.',
    words:
      'avertissement voile voilé masquer exclure sensible violence sexualité mort cauchemar choquant',
  },
  'blur-words': {
    title: 'Cacher un nom, un lieu ou un numéro dans un rêve partagé',
    text: 'Dans le formulaire, « Flouter des mots ». Les noms, lieux, numéros et adresses sont cherchés sur votre appareil. Vous gardez vos mots ; les autres reçoivent « [nom] » ou « [lieu] » dans le texte, le titre, l’analyse et la recherche.',
    words: 'flouter flou masquer nom prénom lieu adresse téléphone anonymiser identité cacher mot',
  },
  'seen-as': {
    title: 'Voir mon rêve comme les autres le voient',
    text: 'Avant l’envoi, « Voir ce que les autres verront » dans le formulaire. Après, « Vu par les autres » sur la page du rêve : ce que reçoivent quelqu’un sans compte, une personne connectée, un membre de la communauté.',
    words: 'aperçu prévisualiser visible public inconnu voir comme autrui vérifier',
  },
  'share-count': {
    title: 'Combien de fois un rêve a été partagé',
    text: 'Le nombre est sous un rêve public, à côté des lectures. Un envoi, un lien ou un code copié compte une fois par jour et par personne, jamais pour qui l’a rêvé. Personne n’apprend qui a partagé.',
    words: 'partages compteur nombre combien lien copié envoyé statistiques',
  },
  'embed-dream': {
    title: 'Afficher un rêve sur mon site',
    text: 'Sous la carte d’un rêve public, « L’afficher dans une autre page » donne le code d’un cadre sans script ni cookie. Il est vide dès que le rêve n’est plus public.',
    words: 'intégrer embed iframe oembed site blog code cadre widget',
  },
  communities: {
    title: 'Partager sans dire qui l’on est',
    text: 'Dans une communauté. En entrant, on y reçoit un nom d’oiseau qui n’existe que là : ni image, ni date, ni lieu, et rien qui le relie à vous ou à une autre communauté. On les trouve sous « Communautés », on en fonde, on en part avec ou sans ses rêves.',
    words:
      'communauté groupe cercle anonyme pseudonyme oiseau secret rejoindre fonder invitation quitter',
  },
  circles: {
    title: 'Se lire lentement, à douze',
    text: 'Dans un cercle : une communauté privée de douze personnes au plus, où l’on lit un rêve chaque soir, à tour de rôle. Rien n’y est compté ni aimé. On en fonde un sous « Communautés ».',
    words: 'cercle douze lentement soir tour petit groupe intime question semaine lundi',
  },
  'leave-out': {
    title: 'Ne pas voir certains sujets',
    text: 'Sous les filtres de la bibliothèque, dans « Explorer les rêves » et dans les communautés, « Laisser de côté » retire des étiquettes et des sujets ; l’adresse s’en souvient. Votre profil peut aussi ne montrer que la première ligne de chaque rêve.',
    words:
      'éviter exclure filtrer cacher étiquette avertissement araignée sang première ligne sans',
  },
  'answer-dream': {
    title: 'Commenter un rêve',
    text: 'Sous un rêve public, une fois connecté. Choisissez des mots du rêve pour les citer. Un commentaire se modifie pendant un quart d’heure ; sous votre rêve, vous choisissez qui peut commenter.',
    words: 'commentaire commenter répondre réponse discuter citer passage fermer commentaires',
  },
  'follow-somebody': {
    title: 'Suivre une personne',
    text: 'Sur sa page, « Suivre ». Ce qu’elle rend public se réunit dans « Explorer les rêves », sous « De mes suivis ». Elle n’en est pas avertie, et vos réglages en gardent la liste.',
    words: 'suivre abonner abonnement suivis fil rêveurs',
  },
  'connect-with-somebody': {
    title: 'Nouer un lien avec une personne',
    text: 'Sur sa page, « Proposer un lien ». Il est noué quand vous avez dit oui toutes les deux ; un non ne se montre jamais, et votre proposition se reprend quand vous voulez. « Mes liens » les réunit, et aucun rêve privé n’est ouvert pour autant.',
    words: 'lien nouer connexion se connecter ami amis contact rencontre proposer demande accepter',
  },
  'guess-painting': {
    title: 'Deviner quelle peinture vient d’un rêve',
    text: 'La page « À l’aveugle » montre un rêve public et cinq peintures de cinq personnes, dont une en a été faite ; puis, si vous voulez, elle demande quel sentiment et quelle nuit. Le moteur joue aussi ; les réponses justes sont comparées au hasard, sans personne. Sur la même page, vous pouvez refuser que vos rêves soient tirés.',
    words:
      'jeu deviner peinture sentiment nuit date hasard test aveugle mesure moteur refuser mes rêves',
  },
  'meet-somebody': {
    title: 'Rencontrer quelqu’un qui rêve près de moi',
    text: 'La page « Rencontres », éteinte tant que vous ne l’acceptez pas, compare les motifs de vos rêves publics à ceux d’autres. Si trois motifs rares sont partagés, vous l’apprenez tous les deux, sans nom ; qui, seulement si vous dites oui tous les deux. Un non ne se montre jamais.',
    words:
      'rencontres rencontrer quelqu’un inconnu motifs rares partage proche semblable double aveugle',
  },
  'call-somebody': {
    title: 'Appeler une personne dans un commentaire',
    text: 'Un @ et son nom d’utilisateur, ou dans une communauté son nom d’oiseau. Elle en est avertie si elle peut voir le rêve et si elle l’accepte. Vos réglages disent qui peut vous appeler ; la première semaine, on n’appelle personne.',
    words: 'mention mentionner arobase appeler nommer @ citer quelqu’un',
  },
  'told-on-device': {
    title: 'Être prévenu sur mon téléphone ou mon ordinateur',
    text: 'Dans les réglages, à « Notifications », « Me prévenir sur cet appareil ». Le navigateur dit qu’il y a du nouveau, et rien d’autre ; vos heures calmes valent aussi pour lui, et se déconnecter l’arrête.',
    words: 'push notification téléphone appareil navigateur alerte prévenir écran',
  },
  'hear-of-news': {
    title: 'Choisir ce qui m’est signalé',
    text: 'La cloche réunit commentaires, réponses et « j’aime ». Dans les réglages, à « Notifications », on choisit pour chaque sorte si elle s’affiche et à quel rythme un résumé vient par courriel ; on met en sourdine un rêve, une conversation, une personne ou un mot, et on fixe des heures calmes.',
    words:
      'notification notifications cloche alerte averti courriel résumé sourdine silence heures calmes',
  },
  'report-something': {
    title: 'Signaler un rêve, un commentaire, une page ou une communauté',
    text: 'Par « Signaler », sous un rêve ou un commentaire, sur la page d’une personne ou en bas de celle d’une communauté. Des modérateurs regardent ; qui l’a publié n’apprend pas qui a signalé. Une décision sur ce que vous avez publié vous est dite avec son motif, et un autre modérateur peut y revenir.',
    words:
      'signaler signalement abus modération harcèlement haine mineurs appel décision masqué suspendu',
  },
  'keep-somebody-away': {
    title: 'Ne plus voir une personne, ni être vu d’elle',
    text: 'Sur sa page, « Prendre ses distances ». Ni rêves, ni commentaires, ni page, dans un sens comme dans l’autre, sans qu’elle en soit avertie. Cela se défait dans les réglages, à « Confidentialité ».',
    words: 'bloquer blocage harcèlement distance ignorer cacher personne',
  },
  'how-analysis': {
    title: 'Comment l’analyse lit-elle un rêve ?',
    text: 'Un programme relève les mots et leur grammaire, d’après les catégories de Hall et Van de Castle (1966) : émotions, personnages, lieux, gestes, symboles. Chaque constat montre les mots sur lesquels il repose. Ce que le rêve veut dire, il ne le devine pas.',
    words: 'analyser fonctionnement méthode intelligence artificielle ia interprétation',
  },
  'analysis-sure': {
    title: 'Peut-on s’y fier ?',
    text: '« Le texte mentionne » veut dire : au moins 80 % de chances qu’une personne formée note la même chose. En dessous, le constat est dit « peut-être », en pointillé. C’est mesuré sur des rêves anglais codés ; en français, aucun codeur extérieur ne l’a encore validé, et chaque analyse le rappelle.',
    words: 'fiable fiabilité précision confiance certitude erreur exact pourcentage',
  },
  'analysis-wrong': {
    title: 'Un constat est faux. Que puis-je faire ?',
    text: 'Répondez sous le constat : « Cela résonne », « Pas juste » ou « Je ne sais pas ». Votre réponse reste auprès de ce constat ; vous pouvez la changer.',
    words: 'erreur inexact mauvais avis réponse corriger analyse désaccord',
  },
  'dream-meaning': {
    title: 'Que veut dire mon rêve ?',
    text: 'Vous seul pouvez en décider. Reverie montre ce que disent les mots et pose une ou deux questions ; un guide vous aide à partir de là.',
    words: 'signifie signification interprétation sens symbole dictionnaire interpréter comprendre',
  },
  'lit-words': {
    title: 'Pourquoi certains mots sont-ils soulignés ?',
    text: 'Ce sont ceux sur lesquels un constat repose. Touchez-les, ou le constat à côté : les deux s’éclairent. Des tirets gris marquent ce que le rêve nomme pour dire que ce n’est pas là.',
    words: 'surligné éclairé ligne preuve trait gris pointillé',
  },
  'analysis-languages': {
    title: 'Dans quelles langues écrire un rêve ?',
    text: 'L’analyse lit le français et l’anglais. Un rêve dans une autre langue est gardé et peint, mais l’analyse dit qu’elle ne la reconnaît pas.',
    words: 'langue anglais espagnol traduction étrangère',
  },
  'recurring-motifs': {
    title: 'Ce qui revient d’un rêve à l’autre',
    text: 'Une étiquette ou un mot cherché dans vos rêves montre où il revient. Une page dit ce que Reverie sait faire aujourd’hui, et un guide apprend à lire une série sans se tromper soi-même.',
    words: 'motif récurrent répétition tendance thème statistiques patterns fréquence',
  },
  'painting-made': {
    title: 'D’où vient la peinture ?',
    text: 'Un programme de Reverie compose une scène à partir de l’analyse et l’imprime calque après calque, sur ce serveur. Rien n’est envoyé ailleurs. Une partie des silhouettes vient de collections libres, nommées dans les crédits.',
    words: 'image visualisation générer dessin illustration tableau peintre',
  },
  'painting-again': {
    title: 'La peinture ne me plaît pas. Que faire ?',
    text: 'Sous la peinture, dites en une phrase ce qu’on doit y voir : c’est cela qui est peint, et vos mots restent scellés, pour vous seul. Ou ouvrez l’atelier sur la page du rêve : une autre manière (gouache, linogravure, papier découpé, risographie, encre), l’une de 24 palettes, l’un de quatorze cadrages, sans ceci ou autour de cela. Touchez une phrase de votre rêve : c’est elle qui est peinte. Les douze plus récentes sont gardées, et toujours celle qui est montrée ; vous montrez celle que vous voulez, ou vous la supprimez.',
    words:
      'repeindre étrange vos mots réponse question atelier phrase passage moment style couleurs changer image gouache linogravure encre aquarelle huile télécharger',
  },
  'painting-birth': {
    title: 'Peut-on revoir l’image se faire ?',
    text: 'Oui : « Revoir naître », sous chaque tirage. Des mots quittent le texte, le crayon pose les contours, puis les plans viennent du plus loin au plus proche. Une touche montre tout ; rien ne bouge si votre appareil ou vos réglages demandent l’immobilité.',
    words: 'naissance animation passer voir revenir étapes crayon plans mouvement',
  },
  exhibition: {
    title: 'Comment accrocher mes rêves ensemble ?',
    text: 'Dans le journal, ouvrez Exposition : vos tirages d’une saison, dans une seule manière, à regarder ou à imprimer. Vous seul la voyez.',
    words: 'exposition mur série accrocher imprimer saison linogravure galerie',
  },
  'nightmare-painting': {
    title: 'Pourquoi mon cauchemar n’est-il pas peint ?',
    text: 'Parce que nous ne montrons pas une peur à quelqu’un qui ne l’a pas demandé. Sa page propose de le peindre ; tant que vous ne dites pas oui, rien n’est fait.',
    words: 'cauchemar image absente attente accord peur',
  },
  'sky-and-colours': {
    title: 'Comment changer le ciel, les couleurs ou le mode ?',
    text: 'Par le bouton de réglages, en haut : l’heure et le temps du ciel, dix-sept couleurs, le mode sombre ou clair, la langue. Ces choix restent sur cet appareil.',
    words: 'thème sombre clair nuit jour animation météo couleur apparence réglages',
  },
  'who-reads': {
    title: 'Qui peut lire mes rêves privés ?',
    text: 'Vous seul, par Reverie. Le récit complet est chiffré avant d’être écrit sur le disque ; la personne qui tient ce serveur en détient la clé. Aucun journal technique ne contient un mot d’un rêve.',
    words: 'privé confidentiel secret sécurité chiffrement lire administrateur',
  },
  'outside-model': {
    title: 'Mes rêves partent-ils vers une intelligence artificielle ?',
    text: 'Non. L’analyse et la peinture se font ici. Si ce serveur est relié à un modèle extérieur, vos réglages le nomment et vous demandent votre accord ; rien ne part avant, et vous pouvez le retirer.',
    words: 'ia openai chatgpt externe tiers modèle envoyer données consentement',
  },
  'what-i-agreed-to': {
    title: 'Où retrouver ce que j’ai accepté ?',
    text: 'Dans les réglages, à « Confidentialité » : chaque accord avec ses mots, sa date et un reçu à garder, et le bouton qui le retire. Les conditions, votre âge et ce que vos rêves peuvent dire de sensible y sont aussi. De nouvelles conditions vous sont montrées une fois ; les refuser ne ferme rien.',
    words: 'accord consentement reçu retirer conditions nouvelles version accepter refuser preuve',
  },
  'stored-where': {
    title: 'Où mes rêves sont-ils gardés ?',
    text: 'Sur le serveur qui vous montre cette page, et nulle part ailleurs. Reverie n’appelle aucun service extérieur : ni mesure d’audience, ni publicité, ni avatar venu d’ailleurs.',
    words: 'stockage serveur hébergement données emplacement cloud base',
  },
  'cookies-kept': {
    title: 'Quels cookies sont utilisés ?',
    text: 'Ceux dont la page a besoin : la session, la couleur et le mode, la langue, le fuseau horaire. Aucun ne sert à vous suivre. Vos choix se font sur la page des cookies, et se changent là.',
    words: 'cookie traceur suivi consentement publicité',
  },
  'price-today': {
    title: 'Combien coûte Reverie ?',
    text: 'Rien aujourd’hui. Aucune fonction ne demande de paiement, aucune carte n’est enregistrée et aucune publicité n’est montrée.',
    words: 'prix tarif abonnement gratuit payer facture premium pro remboursement carte essai',
  },
  'api-start': {
    title: 'Utiliser l’API depuis un programme',
    text: 'Installez le SDK que ce serveur distribue, ou appelez l’API sous /api avec un jeton de session. La documentation donne des exemples qui marchent tels quels.',
    words: 'sdk développeur programmer intégrer npm installer client javascript rest',
  },
  'api-token': {
    title: 'Obtenir un jeton d’API',
    text: 'La connexion par POST /api/auth/login rend un jeton. Chaque appel le porte dans l’en-tête Authorization, précédé de Bearer.',
    words: 'clé authentification bearer token jeton connexion api',
  },
  'api-description': {
    title: 'Tous les appels de l’API',
    text: 'La page de l’API les décrit, et /api/openapi.json en donne la description complète, lisible par une machine.',
    words: 'openapi référence endpoints documentation swagger requête',
  },
  'dream-analysis-guide': {
    title: 'Guide : analyser un rêve',
    text: 'Pour débuter, en 15 minutes : écrire le rêve, relire les constats, répondre aux questions, et garder ce qui vous parle.',
    words: 'débutant apprendre exercice interpréter tutoriel',
  },
  'pattern-guide': {
    title: 'Guide : reconnaître ce qui revient',
    text: 'Pour continuer, en 30 minutes : tenir une série, choisir une question, compter, et se méfier du hasard.',
    words: 'motif récurrent série compter intermédiaire exercice tutoriel',
  },
  'lucid-guide': {
    title: 'Guide : rêver en le sachant',
    text: 'Pour aller plus loin, en 45 minutes : se souvenir de ses rêves, tester la réalité, la méthode MILD, rester dans le rêve, et quand s’en abstenir.',
    words: 'rêve lucide lucidité mild éveil contrôler avancé exercice',
  },
  'own-server': {
    title: 'Installer Reverie chez soi',
    text: 'Avec Node et rien d’autre : npm ci, puis npm start. La base de données, l’analyse et le peintre sont dedans.',
    words: 'auto-hébergement installer serveur héberger soi-même node démarrer',
  },
  'configure-server': {
    title: 'Configurer le serveur',
    text: 'Par des variables d’environnement, toutes facultatives : le port, le dossier des données, PostgreSQL, l’adresse publique, le courrier, les modèles extérieurs.',
    words: 'variables environnement réglages port postgresql proxy configuration',
  },
  'keep-data': {
    title: 'Sauvegarder les données du serveur',
    text: 'Le dossier des données contient tout. Gardez une copie de seal.key à part : sans elle, les récits complets ne peuvent plus être lus. npm run seal -- rotate en donne une autre à tous les textes, sans arrêter le serveur. Pour des rêves auxquels vous tenez, préférez PostgreSQL.',
    words: 'sauvegarde copie restaurer backup clé seal.key perte panne changer rotation',
  },
  'send-mail': {
    title: 'Envoyer les mails du serveur',
    text: 'SMTP_URL nomme le serveur de mail. Sans lui rien ne part : chaque mail devient un fichier dans le dossier outbox des données.',
    words: 'smtp email courrier mail outbox envoyer',
  },
  'set-up-model': {
    title: 'Relier un modèle extérieur',
    text: 'REVERIE_ANALYSIS_URL et REVERIE_IMAGES relient un modèle de langue ou d’images, Ollama et ComfyUI compris. Le premier lit à côté du moteur et choisit le moment que montre une estampe ; le second peint. Rien ne lui est envoyé sans le consentement de chaque personne.',
    words: 'ollama openai comfyui llm modèle image configurer',
  },
  'write-to-us': {
    title: 'Écrire à l’équipe',
    text: 'Par la page de contact. Une personne lit chaque message et répond par mail, en général sous 24 heures ; vous recevez un numéro de suivi.',
    words: 'contact aide assistance support humain message ticket email question',
  },
  'low-after-nightmare': {
    title: 'Un cauchemar m’a laissé au plus mal',
    text: 'Reverie n’est pas un service de soin. En France, le 3114 répond jour et nuit à qui pense au suicide ; le 112 est le numéro d’urgence dans toute l’Union européenne. Si des cauchemars reviennent, un médecin peut aider.',
    words: 'détresse urgence suicide mal peur angoisse cauchemars aide médecin 3114',
  },
};
