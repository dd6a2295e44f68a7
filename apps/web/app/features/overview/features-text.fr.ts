/** Every word of the page of features. It travels with that page alone. Figures are never here. */
export const featuresFr = {
  title: 'Fonctionnalités',
  headline: 'Ce que Reverie fait d’un rêve',
  lead: 'Lire, peindre, comparer, garder, relier. La lecture et les tableaux de cette page sortent de ce serveur.',
  contents: 'Sur cette page',
  parts: {
    read: 'Lire',
    measured: 'Mesurer',
    paint: 'Peindre',
    connect: 'Relier',
    more: 'Et aussi',
  },
  read: {
    title: 'Chaque constat montre ses mots',
    text: 'Choisissez un constat : un trait le relie aux mots du rêve. Dans la marge, la ligne d’affect suit le récit phrase par phrase, vers la gauche quand les mots sont pénibles, vers la droite quand ils sont agréables. Ce que le rêve nie est mis de côté, en gris.',
    method: 'Comment lire une analyse',
  },
  measured: {
    title: 'Les scores sont publiés, les faibles aussi',
    text: 'Le moteur répond aux mêmes questions que des codeurs formés, sur des rêves anglais. Ces rêves ont aussi servi à le régler, et le français n’a pas encore de validation extérieure.',
    interval: 'intervalle à 95 % :',
    dreams: 'rêves',
    link: 'Le protocole et toutes les lignes',
    lines: {
      felt: { name: 'Émotions du rêveur', unit: 'score F1 sur 100' },
      valence: { name: 'Ton agréable ou pénible', unit: 'exactitude équilibrée, sur 100' },
      aggression: { name: 'Agressions', unit: 'κ de Cohen, où 1 est l’accord parfait' },
      failure: { name: 'Échecs', unit: 'κ de Cohen ; trop faible, donc tu par défaut' },
    },
  },
  paint: {
    title: 'Les émotions donnent les couleurs',
    text: 'L’analyse choisit le lieu, l’heure et ce qui s’y tient ; les émotions relevées mêlent leurs couleurs. Vous pouvez en décider autrement, changer de manière, de format et de composition, écarter ce qui n’y est pas à sa place, et télécharger chaque image.',
    manners: 'Cinq manières',
    styles: {
      gouache: { name: 'Gouache', text: 'Des formes mates, ombrées d’un grain sec.' },
      linocut: { name: 'Linogravure', text: 'Des traits creusés le long des surfaces.' },
      'cut-paper': { name: 'Papier découpé', text: 'Des feuilles posées, et leurs ombres.' },
      risograph: { name: 'Risographie', text: 'Peu d’encres, une trame, un léger décalage.' },
      ink: { name: 'Encre', text: 'Un pinceau, de l’eau, peu de couleur.' },
    },
  },
  compare: {
    title: 'Comparer sans se leurrer',
    text: 'Sur les séries de neuf dormeurs :',
    steps: {
      looks: 'essais par thème et par rythme',
      naive: 'seraient annoncés sans compter la chance d’avoir beaucoup cherché',
      kept: 'sont retenus par le moteur',
    },
    link: 'Comment les motifs sont tenus',
  },
  hang: {
    title: 'Accrocher',
    text: 'Le tableau entier, les premiers mots du rêve, la vraie lune de sa nuit. Un rêve sans tableau montre ses mots.',
    link: 'Explorer la bibliothèque',
  },
  keep: {
    title: 'Garder pour soi',
    text: 'Chaque rêve est privé, confié à une communauté ou public, à votre choix ; le récit long est scellé ; rien ne sort d’ici sans votre accord, et un cauchemar n’est pas peint sans vous le demander.',
    link: 'Lire la politique de confidentialité',
  },
  together: {
    title: 'Parler à visage couvert',
    text: 'Dans une communauté, vous portez un nom d’oiseau, autre dans chacune. On y répond par « Si c’était mon rêve… » : ce qu’un rêve veut dire reste à qui l’a fait.',
    link: 'Trouver une communauté',
  },
  many: {
    title: 'Ce dont tout le monde rêve',
    text: 'Chaque motif a sa page, avec des chiffres à partir de vingt personnes. La semaine a sa météo, brouillée pour que personne n’y soit reconnu.',
    link: 'La météo des rêves',
  },
  nights: {
    title: 'De nuit en nuit',
    text: 'Un rappel, une intention pour ce soir, une autre suite pour un cauchemar : tout est scellé, et rien n’est à réussir.',
    link: 'Le carnet, pas à pas',
  },
  connect: {
    title: 'La même lecture, en un appel',
    text: 'Cet exemple part tel quel, sans clé. Le texte est lu et n’est ni gardé ni journalisé.',
    rate: 'textes par minute depuis un même réseau',
    link: 'L’API et son explorateur',
  },
  end: {
    title: 'Le prochain rêve est pour cette nuit',
    text: 'Le carnet est gratuit. Rien n’est demandé d’autre que ce dont vous vous souvenez.',
    register: 'Créer un compte',
    tell: 'Raconter un rêve',
    pricing: 'Voir les tarifs',
    contact: 'Poser une question',
  },
};

export type FeaturesText = typeof featuresFr;
