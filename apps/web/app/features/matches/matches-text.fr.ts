/** Every word about meeting somebody by what one dreams. They travel with the page. */
export const matchesFr = {
  title: 'Rencontres',
  lead: 'Deux personnes qui font des rêves voisins peuvent l’apprendre, sans rien savoir l’une de l’autre avant d’avoir dit oui toutes les deux.',
  found: {
    title: 'Quelqu’un a rêvé près de vous',
    lead: 'Trois de vos motifs, rares tous les trois, se trouvent aussi dans les rêves publics de quelqu’un d’autre. Voilà tout ce que l’un sait de l’autre, jusqu’à ce que vous disiez oui tous les deux.',
    you: 'Vous',
    youSeen: 'Ce que l’autre voit de vous',
    other: 'Quelqu’un',
    otherSeen: 'Ce que vous en voyez',
    carriers: '{n} personnes sur {all}',
    scale:
      'De 1 à {all} personnes qui ont partagé au moins deux nuits. Barre : intervalle à 95 %. Trait : une personne sur dix, au-delà un motif n’est plus rare.',
    interval: 'entre {low} et {high}, à 95 %',
    together: 'Une personne sur {odds} rêve des trois à la fois',
    togetherText:
      '{n} sur {all}, soit {share} (intervalle à 95 % : de {low} à {high}). Cela ne dit rien de vos caractères, ni de vos vies.',
  },
  same: 'La même chose des deux côtés',
  seen: {
    title: 'Vous voyez',
    all: ['Trois motifs, et leur rareté', 'La langue : {language}', 'Le jour : {date}'],
  },
  unseen: {
    title: 'Vous ne voyez pas',
    all: [
      'Nom, page, ville, âge ou genre',
      'Aucun rêve, aucune peinture, aucune phrase',
      'Si cette personne a lu ceci, ou dit non',
    ],
  },
  languages: { fr: 'français', en: 'anglais', es: 'espagnol' },
  steps: {
    title: 'Ce qui se passe ensuite',
    now: {
      name: 'Maintenant',
      text: 'Trois motifs. Vous pouvez attendre : tout s’éteint le {date}.',
    },
    yes: { name: 'Vous dites oui', text: 'Rien ne part. Un oui seul reste secret, et se reprend.' },
    both: { name: 'Deux oui', text: 'Vous apprenez qui, et le lien est noué.' },
    no: {
      name: 'Un non',
      text: 'Ne se montre jamais. L’autre voit ce qu’il verrait sans réponse.',
    },
  },
  answerYes: 'Oui, si c’est oui des deux côtés',
  answerNo: 'Non, et ne plus proposer cette personne',
  takeBack: 'Reprendre mon oui',
  said: 'Vous avez dit oui. Cela reste secret tant que l’autre n’a pas dit oui.',
  rests: 'Vous avez répondu, pour de bon. Personne d’autre ne vous sera proposé avant le {date}.',
  nobody: 'Personne pour le moment',
  nobodyText:
    'Chaque nuit, vos motifs rares sont comparés à ceux des autres. Si quelqu’un les partage, vous le lirez ici.',
  lacks: {
    off: '',
    page: 'Il faut une page à soi : qui apprend qui vous êtes doit voir ce que vous verriez.',
    address: 'Confirmez d’abord votre adresse : un lien vous a été envoyé.',
    age: 'Votre compte a moins de quatorze jours : d’ici là, vous n’êtes proposé à personne.',
    nights: 'Il faut des rêves publics de deux nuits au moins, inchangés depuis une semaine.',
    dreamers:
      'Il faut au moins 800 personnes qui partagent leurs rêves, pour que trois motifs soient rares sans désigner quelqu’un. Elles ne sont pas encore là.',
  },
  openPage: 'Ouvrir ma page',
  agreement: {
    title: 'Éteint, tant que vous ne l’allumez pas',
    agree: 'J’accepte',
    onTitle: 'Vous avez accepté d’être proposé',
    withdraw: 'Ne plus être proposé, et tout oublier',
    more: 'Ce que vous avez accepté',
  },
  rules: {
    title: 'Ce qui vous protège',
    all: [
      'Seuls vos rêves publics sont comparés. Vos rêves privés et ceux de vos communautés ne le sont jamais.',
      'Un motif que moins de vingt personnes portent ne sert jamais, ni trois motifs que moins de vingt personnes portent ensemble.',
      'Un motif ne compte que s’il revient dans des rêves de deux nuits, gardés tels quels une semaine, par une personne inscrite depuis quatorze jours : vingt comptes ouverts hier ne font pas vingt personnes.',
      'Une seule proposition à la fois, pendant quatorze jours, quoi que l’on réponde.',
      'Les personnes que vous avez bloquées, ou avec qui un lien est noué, ne vous sont jamais proposées.',
    ],
    limitTitle: 'Ce qui reste possible',
    limit:
      'Vos rêves publics se lisent. Qui les lit tous peut dresser la liste de celles et ceux qui portent trois motifs : vous seriez parmi vingt personnes au moins, sans que rien dise laquelle.',
  },
  toConnections: 'Mes liens',
  done: {
    agreed: 'C’est accepté. La comparaison se fait la nuit.',
    withdrawn: 'C’est éteint, et tout est oublié.',
    yes: 'C’est noté. Personne d’autre n’en sait rien.',
    no: 'C’est noté. Personne n’en saura rien.',
    wait: 'Votre oui est repris.',
    met: 'Vous avez dit oui tous les deux : le lien est noué.',
  },
  refusals: {
    connections_full: 'Cinq cents liens au plus. Défaites-en un d’abord.',
    page_missing: 'Il faut une page à soi.',
    silenced:
      'La modération vous a demandé de vous taire quelque temps. Vous ne pouvez pas dire oui.',
    suspended: 'Votre compte est suspendu : vous ne pouvez que lire.',
    not_found: 'Cette proposition s’est éteinte, ou vous y avez déjà répondu.',
    consent_changed: 'Ces mots ont changé depuis : relisez-les avant d’accepter.',
    other: 'Cela n’a pas pu être enregistré. Réessayez dans un instant.',
  },
};

export type MatchesText = typeof matchesFr;
