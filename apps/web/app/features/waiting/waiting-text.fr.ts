/** Read by loaders: these words come with a page that opens without a network, and are kept with it. */
export const waitingFr = {
  title: 'Ce que cet appareil garde',
  lead: 'Scellé ici pour vous seul, et envoyé dans l’ordre quand le réseau est là. Effacé d’ici seulement quand le serveur a tout gardé.',
  nothing: 'Rien n’attend sur cet appareil.',
  nobody:
    'Personne n’est connecté sur cet appareil. Ce que quelqu’un y aurait laissé reste scellé jusqu’à son retour.',
  kinds: {
    recording: 'Un enregistrement',
    keyword: 'Un mot-clé, à voix basse',
    words: 'Des mots de la nuit',
    dream: 'Un rêve',
    edit: 'Un rêve modifié',
    night: 'Une nuit',
    shared: 'Un texte partagé',
  },
  states: {
    open: 'S’enregistre',
    waiting: 'Attend le réseau',
    sending: 'Part',
    met: 'Changé ailleurs : à vous de choisir',
    refused: 'Le serveur ne le prend pas ainsi',
    kept: 'À écrire',
  },
  write: 'L’écrire',
  compare: 'Comparer',
  mend: 'Le reprendre',
  listen: 'Écouter',
  sound: 'Le son de {time}',
  drop: 'Jeter',
  dropSure: 'Jeter pour de bon',
  dropNot: 'Le garder',
  room: {
    lasting: 'Votre navigateur a promis de ne rien effacer de lui-même.',
    passing:
      'Si la place venait à manquer, votre navigateur pourrait effacer ce qui attend : installez Reverie, ou revenez en ligne bientôt.',
    scarce: 'Il reste peu de place sur cet appareil : {free} Mo.',
    closed: 'Ce navigateur ne garde rien ici : une fenêtre privée, ou un réglage, l’en empêche.',
  },
  morning: {
    title: 'Ce que la nuit a laissé',
    lead: 'À écrire pendant que c’est encore là.',
    recordings: 'Les enregistrements',
  },
  tell: {
    title: 'Écrire un rêve, ici et maintenant',
    label: 'Votre rêve',
    hint: 'Privé. Gardé sur cet appareil, et envoyé à votre journal quand le réseau revient.',
    keep: 'Le garder',
    kept: 'C’est gardé.',
    full: 'L’appareil est plein : vos mots restent dans ce champ, et nulle part ailleurs.',
    empty: 'Rien n’est encore écrit.',
  },
};

export type WaitingText = typeof waitingFr;
