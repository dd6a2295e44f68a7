/** Every word of the home page. It travels with that page alone. */
export const homeFr = {
  title: 'Reverie, le carnet des rêves',
  lost: "Cette adresse ne mène nulle part. Vous voici à l'accueil.",
  headline: 'Gardez ce que la nuit vous a dit.',
  telling: {
    label: 'Votre rêve, comme il vient',
    begin: 'Cette nuit, je…',
    paint: 'Peindre ce rêve',
    busy: 'Le rêve part…',
    kept: 'Sans compte. Le rêve et son tableau restent une heure sur ce serveur, scellés, puis s’effacent. Un compte sert à les garder.',
    refused: {
      invalid_body: 'Écrivez d’abord quelques mots, 500 signes au plus.',
      rate_limited:
        'Beaucoup de rêves viennent d’être racontés depuis votre réseau. Vos mots restent ici : réessayez dans quelques minutes.',
      guests_waiting:
        'Beaucoup de rêves attendent leur tableau. Vos mots restent ici : réessayez dans un instant.',
      unavailable: 'Le serveur ne répond pas. Vos mots restent ici : réessayez.',
    },
  },
  tell: 'Raconter un rêve',
  seeOne: 'Voir un rêve analysé',
  explore: 'Explorer les rêves',
  quotes: ['«', '»'],
  tonight: 'Cette nuit :',
  vision: {
    title: 'Du réveil au souvenir',
    steps: {
      tell: {
        hour: '3 h 12',
        name: 'Notez ce qui reste',
        text: 'Quelques phrases suffisent. Le brouillon demeure sur votre appareil tant que vous ne l’avez pas envoyé.',
      },
      paint: {
        hour: '3 h 14',
        name: 'La peinture sèche',
        text: 'Votre texte devient un tableau, sur ce serveur et nulle part ailleurs. Vous pourrez le repeindre, ou le retirer.',
      },
      read: {
        hour: '7 h 40',
        name: 'Relisez, preuves en main',
        text: 'Émotions, personnages, lieux : chaque constat éclaire les mots exacts dont il vient. Vous dites s’il est juste.',
      },
      share: {
        hour: 'Un autre jour',
        name: 'Gardez, ou partagez',
        text: 'Pour vous seul, ou pour tout le monde. Vous pouvez changer d’avis, et un rêve retiré peut revenir pendant trente jours.',
      },
    },
  },
  technology: {
    title: 'Un rêve, et ce que ses mots disent',
    quotes: ['«', '»'],
    lead: 'Voici un rêve écrit pour Reverie, tel que le moteur de ce serveur l’a lu. Passez sur un constat : ses mots s’éclairent.',
    sampleTitle: 'Le cerf et la lune',
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
    character: 'Un être',
    setting: 'Un lieu',
    stylesTitle: 'Le même rêve, cinq façons d’imprimer',
    stylesText:
      'Un programme choisit ce que le rêve a de plus étrange, le compose et l’imprime, calque après calque. La même graine donne toujours la même image.',
    styles: {
      gouache: 'Gouache',
      linocut: 'Linogravure',
      'cut-paper': 'Papier découpé',
      risograph: 'Risographie',
      ink: 'Encre',
    },
    moon: 'La lune de cette nuit',
    moonText:
      'Elle est calculée, et celle de chaque rêve est la vraie lune de sa nuit. Le ciel derrière les pages suit l’heure qu’il est ; vous réglez le reste.',
  },
  install: {
    title: 'Sur l’écran d’accueil',
    lead: 'Reverie est un site qui s’ajoute aux applications de votre téléphone ou de votre ordinateur. Il n’y a rien à télécharger dans une boutique.',
    button: 'Installer Reverie',
    ways: {
      ios: {
        name: 'iPhone et iPad',
        text: 'Dans Safari, touchez Partager, puis « Sur l’écran d’accueil ».',
      },
      android: {
        name: 'Android',
        text: 'Dans Chrome, ouvrez le menu, puis « Ajouter à l’écran d’accueil ». Dans Firefox, le menu propose la même chose.',
      },
      desktop: {
        name: 'Ordinateur',
        text: 'Dans Chrome ou Edge, le menu du navigateur propose d’installer la page. Dans Safari, Fichier, puis « Ajouter au Dock ».',
      },
    },
  },
  featured: {
    title: 'Des nuits qu’on a choisi de partager',
    lead: 'Ce sont de vrais rêves de cette bibliothèque, publics parce que leur auteur l’a voulu.',
    choose: 'Genre de rêve',
    types: {
      lucid: 'Lucides',
      symbolic: 'Symboliques',
      recurring: 'Récurrents',
      surreal: 'Surréalistes',
      prophetic: 'Prémonitoires',
      latest: 'Récents',
    },
  },
  science: {
    lead: 'Dans de vraies séries de rêves, presque rien ne résiste aux tests. Quand rien ne tient, Reverie n’affirme rien.',
    titleNaive: 'régularités apparentes.',
    titleKept: 'ont tenu.',
    picture:
      'Un semis de points : chaque point est une régularité qu’un lecteur pressé annoncerait, les points lumineux sont celles que le moteur retient.',
    source:
      'Neuf dormeurs, de 78 à 863 nuits datées chacun : rythmes de la semaine, saisons, suites, élans et tendances, tous essayés. Un point pour chaque p\u00a0<\u00a00,05 ; une lumière pour ce qui reste quand on corrige le nombre d’essais.',
    tiers: {
      mentions: {
        name: '« Le texte mentionne… »',
        text: 'Probabilité d’au moins 80 %. Les mots sont là.',
      },
      mayEvoke: {
        name: '« Le texte pourrait évoquer… »',
        text: 'Moins de 80 %. Une lecture possible, à vous d’en juger.',
      },
      nothing: {
        name: 'Rien',
        text: 'Sous le seuil, l’analyse se tait. Elle ne remplit jamais un vide.',
      },
    },
    figuresTitle: 'Ce qui est mesuré',
    figures: {
      emotions: {
        name: 'Émotions relevées',
        unit: 'score F1 sur 100',
        against: 'Une liste de quarante mots obtient',
      },
      valence: {
        name: 'Ton agréable ou pénible',
        unit: 'exactitude équilibrée, sur 100',
        against: 'VADER, lexique courant, obtient',
      },
    },
    interval: 'intervalle à 95 % :',
    dreams: 'rêves',
    limits:
      'Ces chiffres viennent de rêves anglais codés par des personnes formées, et ont servi à régler le moteur : ils ne valent pas pour un dormeur inconnu. Le français n’a encore été validé par aucun codeur extérieur.',
    protocol: 'Lire le protocole, les scores et les limites',
  },
  pricing: {
    title: 'Tenir son carnet est gratuit',
    note: 'Le paiement n’est pas encore ouvert : aujourd’hui, rien n’est facturé. Les formules payantes ouvriront avec ce qu’elles comprennent.',
    perMonth: 'par mois',
    more: 'Comparer les formules',
    plans: {
      dreamer: {
        name: 'Rêveur',
        second: 'Free',
        text: 'Journal privé sans limite, analyse et première peinture de chaque rêve.',
      },
      explorer: {
        name: 'Explorer',
        second: 'Pro',
        text: 'Publications sans limite, cinquante visualisations par mois, statistiques, exports mis en page, communautés privées.',
      },
      oneirologist: {
        name: 'Onirologue',
        second: 'Premium',
        text: 'Deux cents visualisations, API, demandes de consultation, certificat, assistance prioritaire.',
      },
    },
  },
  blog: {
    title: 'À lire, à la lumière du jour',
    all: 'Tous les articles',
  },
  dawn: {
    letter: 'Une lettre, de\u00a0temps en\u00a0temps',
    letterText: 'Ce que nous apprenons sur les rêves, et ce qui change ici. Vous choisissez quand.',
    // A word joiner: the line breaks before the verb, not inside it.
    title: 'De quoi avez-\u2060vous rêvé ?',
    text: 'Un rêve s’efface en quelques minutes. Quelques phrases suffisent.',
  },
};

export type HomeText = typeof homeFr;
