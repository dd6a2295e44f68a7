/** Every word of the home page. It travels with that page alone. */
export const homeFr = {
  title: 'Reverie, le carnet des rêves',
  lost: "Cette adresse ne mène nulle part. Vous voici à l'accueil.",
  quotes: ['«', '»'],
  own: { title: 'Vos dernières nuits', all: 'Tout le journal' },
  painting: {
    hour: '3 h 13',
    title: 'Chaque mot devient un plan.',
    lead: 'Le ciel d’abord, puis ce qui est loin, puis vous. La peinture se pose sous vos yeux, plan par plan, dans votre navigateur.',
    planes: {
      sky: { name: 'Le ciel', words: 'Cette nuit' },
      far: { name: 'Au loin', words: 'les toits' },
      nearer: { name: 'Plus près', words: 'les toits' },
      roofs: { name: 'Tout près', words: 'posée sur' },
      moon: { name: 'La lune', words: 'énorme' },
      you: { name: 'Vous', words: 'je grimpe à une échelle' },
    },
  },
  reading: {
    hour: '3 h 20',
    title: 'Vos mots, pris au mot.',
    findings: 'Ce que l’analyse relève',
    certainty: 'probabilité qu’un codeur humain soit d’accord',
    mentions: 'Le texte le mentionne :',
    mayEvoke: 'Le texte pourrait l’évoquer :',
    denies: 'Le texte dit qu’il n’y en a pas :',
    denied: 'Écarté',
    emotions: {
      anger: 'Colère',
      apprehension: 'Appréhension',
      sadness: 'Tristesse',
      confusion: 'Confusion',
      happiness: 'Joie',
    },
    symbol: 'Une image',
    character: 'Un être',
    setting: 'Un lieu',
  },
  science: {
    series: 'Régularités',
    seriesText:
      'apparentes, puis tenues, dans neuf vraies séries de rêves. Quand rien ne tient, Reverie n’affirme rien.',
    feelings: 'Émotions',
    feelingsText:
      'de F1 sur {dreams} rêves anglais codés, de {low} à {high} à 95 % ; une liste de quarante mots obtient {floor}. Le français n’est validé par aucun codeur extérieur.',
    protocol: 'Lire le protocole, les scores et les limites',
  },
  returning: {
    hour: '5 h 40',
    title: 'Ce qui revient.',
    lead: 'D’une nuit à l’autre, une image insiste. Reverie la suit et la compte, avec sa marge d’erreur. Ces nuits-ci, quelqu’un a choisi de les partager.',
    choose: 'Genre de rêve',
    types: {
      lucid: 'Lucides',
      symbolic: 'Symboliques',
      recurring: 'Récurrents',
      surreal: 'Surréalistes',
      prophetic: 'Prémonitoires',
      latest: 'Récents',
    },
    none: 'Personne n’a encore partagé de nuit ici. La première peut être la vôtre.',
    explore: 'Entrer dans la bibliothèque',
  },
  pricing: {
    title: 'Tenir son carnet est gratuit',
    note: 'Le paiement n’est pas ouvert : aujourd’hui, rien n’est facturé.',
    perMonth: 'par mois',
    more: 'Comparer les formules',
    plans: { dreamer: 'Rêveur', explorer: 'Explorer', oneirologist: 'Onirologue' },
  },
  blog: {
    title: 'À lire de jour',
    all: 'Tous les articles',
  },
  install: {
    title: 'Sur l’écran d’accueil',
    lead: 'Reverie est un site qui s’ajoute à vos applications.',
    button: 'Installer Reverie',
    ways: {
      ios: 'iPhone, iPad : Safari, Partager, « Sur l’écran d’accueil »',
      android: 'Android : menu, « Ajouter à l’écran d’accueil »',
      desktop: 'Ordinateur : Chrome ou Edge, « Installer »',
    },
  },
  letter: {
    title: 'Une lettre, de\u00a0temps en\u00a0temps',
    text: 'Ce que nous apprenons sur les rêves. Vous choisissez quand.',
  },
  dawn: {
    hour: '7 h 10',
    title: 'Avant que le jour l’efface.',
    text: 'Un rêve s’en va vite. Dites-le maintenant, même en trois mots, même les yeux fermés.',
    tell: 'Raconter cette nuit',
    write: 'L’écrire plutôt',
    keep: 'Ouvrir un journal',
  },
};

export type HomeText = typeof homeFr;
