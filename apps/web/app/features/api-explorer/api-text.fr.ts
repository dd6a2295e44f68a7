/** Every word of the API page. It travels with that page alone. */
export const apiFr = {
  title: 'L’API de Reverie',
  lead: 'Les appels dont ces pages sont faites, ouverts à vos propres programmes : lire un texte, tenir un journal, voir ce qui revient d’une nuit à l’autre.',
  description:
    'Essayez les appels de Reverie depuis la page, copiez un exemple qui marche en curl, JavaScript, Python ou PHP, installez le client sans dépendance.',
  figures: {
    calls: 'appels décrits par le contrat',
    open: 'sans compte',
  },
  features: {
    title: 'Ce qu’elle sait faire',
    read: {
      name: 'Lire sans garder',
      text: 'Envoyez un texte, recevez ses émotions, ses personnages, ses symboles, chacun rattaché aux mots qui le portent. Le texte n’est ni conservé ni journalisé.',
    },
    keep: {
      name: 'Tenir un journal',
      text: 'Racontez, modifiez, retrouvez des rêves avec les mêmes droits que dans les pages. Ce que vous ne pouvez pas voir répond 404.',
    },
    compare: {
      name: 'Comparer ses nuits',
      text: 'Les thèmes qui persistent, les rêves presque répétés, les rythmes, avec leur effectif et leur part de hasard. Les vôtres seulement.',
    },
    errors: {
      name: 'Dire ce qui ne va pas',
      text: 'Chaque refus est un « problem details » (RFC 9457) avec un code stable et le champ fautif. La description OpenAPI 3.1 vient du même contrat.',
    },
  },
  explorer: {
    title: 'Essayer',
    lead: 'La requête part vraiment, de votre navigateur vers ce serveur, avec vos droits.',
    group: 'Ressource',
    groups: {
      dreams: 'Rêves',
      analysis: 'Analyse',
      patterns: 'Vos motifs',
      motifs: 'Motifs de tous',
      dreamWeather: 'Météo des rêves',
    },
    method: 'Méthode',
    call: 'Appel',
    none: 'Aucun appel de cette méthode',
    body: 'Corps de la requête, en JSON',
    required: 'obligatoire',
    send: 'Envoyer',
    sending: 'Envoi…',
    signIn: 'Cet appel demande d’être connecté.',
    signInLink: 'Se connecter',
    asks: 'Cette requête change vraiment quelque chose sur le serveur : un rêve envoyé d’ici est gardé dans votre journal. L’envoyer ?',
    confirm: 'Oui, envoyer',
    cancel: 'Annuler',
    noScripts:
      'Sans script, la page ne peut pas composer la requête : les exemples ci-dessous la font.',
  },
  answer: {
    title: 'Réponse',
    waiting: 'La réponse s’affichera ici.',
    unreachable: 'Le serveur n’a pas répondu. Rien n’est perdu : réessayez dans un instant.',
    empty: 'Réponse vide',
    cut: 'La suite est coupée à l’affichage.',
  },
  code: {
    title: 'Le même appel, dans votre langage',
    languages: {
      curl: 'curl',
      javascript: 'JavaScript',
      sdk: 'Client',
      python: 'Python',
      php: 'PHP',
    },
    label: 'Langage de l’exemple',
    copy: 'Copier',
    copied: 'Copié',
    failed: 'La copie n’a pas été permise : sélectionnez le texte.',
    token:
      'Ces programmes marchent tels quels. Pour agir en votre nom, donnez-leur le jeton de votre session dans la variable REVERIE_TOKEN : c’est celui que répond POST /api/auth/login.',
  },
  client: {
    title: 'Le client',
    text: 'Un seul fichier ESM, typé par le contrat, sans dépendance, pour Node 20 et les navigateurs. Il renonce à un appel au bout de 10 secondes, sauf avis contraire. Ce qui crée porte de lui-même une Idempotency-Key : redemandé, ce n’est pas refait. npm, pnpm, yarn et bun l’installent par son adresse :',
    download: 'Télécharger l’archive',
  },
  /** Ce que fait chaque appel ; le contrat le dit en anglais, et parle seul où rien n'est écrit ici. */
  summaries: {
    'dreams.list': 'Les rêves que vous pouvez voir, du plus récent au plus ancien',
    'dreams.search':
      'Les rêves qui contiennent chaque mot de q, quels que soient accents, casse et terminaisons courantes',
    'dreams.create': 'Garder un rêve ; son analyse et sa peinture suivent',
    'dreams.get': 'Un rêve',
    'dreams.beside': 'Les nuits d’avant et d’après, de la même personne, que vous pouvez voir',
    'dreams.restore': 'Sortir un rêve de la corbeille',
    'dreams.like': 'Aimer un rêve ; deux fois valent une',
    'dreams.share':
      'Compter qu’un rêve public a été envoyé : une fois par jour et par personne, jamais pour qui l’a rêvé ni pour un robot',
    'dreams.look':
      'Noter qu’on parcourt les rêves, et apprendre jusqu’où on les avait vus ; en une demi-heure, c’est le même regard',
    'analysis.get':
      'L’analyse d’un rêve : celle du récit pour qui l’a rêvé, celle du texte partagé pour les autres',
    'analysis.request': 'Analyser à nouveau un rêve dont l’analyse a échoué',
    'analysis.feedback': 'Dire si une trouvaille vous parle ; une réponse remplace la précédente',
    'analysis.analyze': 'Lire un texte avec le moteur, sans rien en garder ni journaliser',
    'patterns.similar':
      'Quels rêves ressemblent le plus à l’un d’eux, et par quoi : ceux des autres, et les vôtres pour les vôtres',
    'motifs.list':
      'Tous les motifs pour lesquels les rêves sont lus, et ceux que beaucoup partagent',
    'motifs.followed':
      'Les motifs que vous suivez et leurs derniers rêves publics ; personne d’autre ne l’apprend',
    'motifs.get':
      'Un motif dans les rêves publics : ses chiffres là où assez de personnes le partagent, et ses rêves',
    'motifs.follow': 'Suivre un motif ; deux fois valent une',
    'dreamWeather.get':
      'Ce dont on a rêvé la semaine passée, à côté du reste de l’année : des comptes bruités, tirés une seule fois',
    'patterns.get': 'Ce qui persiste, se répète et revient dans vos propres rêves',
  } as Record<string, string>,
  reference: {
    title: 'Chaque appel',
    access: {
      open: 'Sans compte',
      public: 'Avec ou sans compte',
      session: 'Connexion nécessaire',
    },
    takes: 'Reçoit',
    nothing: 'Rien',
    answers: 'Répond',
    emptyAnswer: 'Réponse vide',
    refusals: 'Refuse avec',
    trouble: 'Tout appel peut aussi répondre 500, 503 ou 507 quand le serveur est en difficulté.',
    example: 'Exemple',
    shapes: 'Les formes nommées',
    whole: 'La description OpenAPI de toute l’API',
  },
  limits: {
    title: 'Les limites d’aujourd’hui',
    lead: 'Elles sont les mêmes pour tout le monde. Une limite dépassée répond 429 et dit, dans Retry-After, combien de secondes attendre.',
    analyze: 'textes lus par minute et par adresse',
    patterns: 'lectures de motifs par minute et par compte',
    dreams: 'rêves écrits par minute et par compte',
    page: 'rêves par page, au plus',
    later:
      'Une API publique numérotée, avec ses clés et ses formules, n’est pas encore là. Les appels de cette page peuvent changer avec Reverie : le client suit leur version.',
  },
  join: {
    title: 'Un compte, et vos rêves répondent',
    text: 'Il ouvre les appels qui gardent quelque chose. Il est gratuit.',
    register: 'Créer un compte',
  },
};

export type ApiText = typeof apiFr;
