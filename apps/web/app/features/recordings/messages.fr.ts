export const recordingsFr = {
  title: 'La voix',
  sealed: 'Scellée : vous seul l’entendez.',
  play: 'Écouter',
  pause: 'Faire une pause',
  position: 'Position',
  positionOf: (at: string, seconds: string) => `${at} sur ${seconds}`,
  seconds: (count: string) => `${count} s`,
  back: 'Revenir de 3 s',
  loop: 'Boucle lente',
  skip: 'Passer les silences',
  rate: 'Vitesse',
  download: 'Télécharger',
  marks: 'Repères',
  words: 'Les mots dits : un mot fait entendre ce qui suit',
  dock: 'La voix, sous la main',
  keyword: 'Un mot-clé, à voix basse.',
  keys: 'En écrivant : F8 lit et arrête, F7 revient de 3 s, F9 répète lentement. Une pédale peut envoyer ces touches.',
  silent: 'Le son a été supprimé ; les mots sont restés.',
  unreadable: 'Cet enregistrement est scellé par une clé que ce serveur n’a plus.',
  receiving: 'Le reste de l’enregistrement n’est pas encore arrivé de l’appareil.',
  off: 'Aucun programme qui reconnaît la parole n’est réglé sur ce serveur : écoutez, et écrivez à votre rythme.',
  asksConsent: (name: string) =>
    `${name} peut écrire cet enregistrement. Il ne lui est envoyé que si vous l’acceptez.`,
  consents: 'Lire et choisir',
  transcribe: (name: string) => `Faire écrire par ${name}`,
  transcribeAgain: (name: string) => `Faire écrire à nouveau par ${name}`,
  asking: 'Demande en cours',
  atWork: (name: string) =>
    `${name} écoute. Vous pouvez quitter cette page : les mots vous attendront ici.`,
  failed: 'L’enregistrement n’a pas pu être écrit. Il est toujours là.',
  refused: {
    transcription_off: 'Rien n’est réglé ici pour écrire les enregistrements.',
    consent_required: 'Il faut d’abord votre accord, dans vos réglages.',
    recording_unfinished: 'L’enregistrement n’est pas encore arrivé en entier.',
    other: 'Ce n’est pas parti. Réessayez dans un instant.',
  },
  remove: 'Supprimer le son',
  removeHint:
    'Ce qui est supprimé l’est aussitôt, et pour de bon. Le texte du rêve reste dans tous les cas.',
  removeSound: 'Supprimer le son, garder les mots',
  removeAll: 'Supprimer le son et les mots',
  removed: 'C’est supprimé. Le texte du rêve est resté.',
  openLayers: 'Supprimer ou faire écrire',
  dictation: {
    title: 'Dicter',
    begin: 'Dire le rêve',
    end: 'Finir l’enregistrement',
    written: 'Parlez, le texte s’écrit',
    soundAlone: 'Parlez, le son est gardé',
    change: 'Qui écrit ?',
    listening: 'Je vous écoute',
    soFar: (clock: string) => `${clock} déjà gardé sur l’appareil.`,
    mark: 'Repère',
    marked: (count: number) => (count === 1 ? 'Un repère.' : `${count} repères.`),
    asking: 'Acceptez le micro',
    askingHint: 'Votre navigateur le demande une fois.',
    ending: 'Un instant',
    kept: 'C’est gardé sur l’appareil',
    after: {
      leaving: 'Le son part vers votre journal.',
      waits: 'Sans réseau, il attend ici ; votre journal vous le rendra.',
      refused: 'Le serveur ne le prend pas ainsi ; il reste sur cet appareil.',
    },
    full: 'L’appareil est plein : la suite n’est plus gardée',
    partly: 'Tout n’est pas gardé',
    partlyHint: 'L’appareil est plein. Libérez de la place, sans fermer cette page.',
    refused: 'Le micro est refusé',
    refusedHint: 'Permettez-le dans les réglages de ce site, dans votre navigateur.',
    nowhere: 'Ce navigateur n’enregistre pas',
    nowhereHint: 'Votre rêve s’écrit ici.',
    closed: 'Ce navigateur ne garde rien',
    closedHint: 'Une fenêtre privée, ou un réglage, empêche d’enregistrer ici.',
    choice: 'Avant le premier enregistrement',
    promise:
      'Le son que vous enregistrez est scellé sur cet appareil, puis gardé par Reverie pour vous seul ; vous l’effacez quand vous voulez.',
    ways: {
      none: 'Ce navigateur n’écrit pas ce qu’il entend : vous écrirez en vous réécoutant, lentement si vous voulez.',
      device:
        'Votre navigateur peut écrire ce que vous dites sans que le son quitte cet appareil. Le choix vaut aussi pour la nuit.',
      maker:
        'Votre navigateur peut écrire ce que vous dites : il envoie alors le son à son éditeur (Google pour Chrome, Apple pour Safari), selon ses règles et non les nôtres. Le choix vaut aussi pour la nuit.',
      installable: 'Il propose aussi d’installer de quoi le faire sur cet appareil.',
    },
    speak: 'Parler',
    soundOnly: 'Garder le son seul',
    byDevice: 'Écrire pendant que je parle',
    byMaker: 'Écrire par l’éditeur du navigateur',
    install: 'Installer sur cet appareil',
    installing: 'Installation en cours',
    leave: 'Pas maintenant',
    trouble: {
      refused: 'Le navigateur refuse d’écrire ce qu’il entend. Le son, lui, est gardé.',
      network: 'Sans réseau, rien ne s’écrit. Le son, lui, est gardé.',
      language: 'Le navigateur n’écrit pas cette langue. Le son, lui, est gardé.',
    },
  },
  model: {
    missing: (name: string, host: string) =>
      `${name} peut écrire cet enregistrement sur cet appareil : le son n’en sort pas. Le modèle se télécharge une fois depuis ${host}, et sert ensuite sans réseau.`,
    fetch: 'Télécharger le modèle',
    fetching: (name: string) => `${name} se télécharge`,
    soFar: (done: string, all: string) => `${done} Mo sur ${all}`,
    ready: (name: string) =>
      `${name} est sur cet appareil, et écrit sans que le son en sorte. Cela prend du temps.`,
    write: 'Écrire sur cet appareil',
    writeAgain: 'Écrire à nouveau sur cet appareil',
    writing: 'Cet appareil écrit',
    stop: 'Arrêter',
    drop: 'Effacer le modèle d’ici',
    failed: {
      away: 'Le modèle n’est pas venu. Réessayez avec un réseau.',
      broken: 'Cet appareil n’a pas pu écrire l’enregistrement avec ce modèle.',
    },
  },
  proposal: {
    title: 'Proposé à partir de votre voix',
    lead: 'Le récit et le texte ci-dessous sont faits de vos seuls mots : les phrases suivent vos silences, les hésitations sont ôtées, rien n’est ajouté. Tout se corrige.',
    none: 'Rien n’est encore écrit de cet enregistrement : écoutez, et écrivez.',
    raw: 'Chaque mot, tel qu’il a été reconnu',
    refill: 'Les mots sont arrivés. Remplir le formulaire avec ce qui est proposé',
  },
};

export type RecordingsMessages = typeof recordingsFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    recordings: RecordingsMessages;
  }
}
