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
