export const nightsFr = {
  title: (from: string, to: string) => `Nuit du ${from} au ${to}`,
  lead: 'Ce que vous en dites n’est qu’à vous : scellé sur le serveur, lu par personne d’autre.',
  back: 'Le journal, sous cette lune',
  before: 'La nuit d’avant',
  after: 'La nuit d’après',
  dayNote: 'La note du jour',
  dayNoteHint: (limit: string) =>
    `Ce qui s’est passé la veille, et qui reviendra peut-être. Jusqu’à ${limit} caractères.`,
  sleep: 'Le sommeil',
  bedtime: 'Coucher',
  rising: 'Lever',
  awakenings: 'Réveils',
  naps: 'Siestes',
  quality: 'Qualité',
  qualities: {
    '1': '1, mauvaise',
    '2': '2',
    '3': '3',
    '4': '4',
    '5': '5, très bonne',
  },
  moodBefore: 'Humeur au coucher',
  moodAfter: 'Humeur au réveil',
  moods: {
    '-2': 'Très basse',
    '-1': 'Basse',
    '0': 'Égale',
    '1': 'Bonne',
    '2': 'Très bonne',
  },
  unsaid: 'Non précisé',
  noRecall: 'Rien n’est resté de cette nuit',
  dreams: 'Les rêves de cette nuit',
  noDreams: 'Aucun rêve n’est noté pour cette nuit.',
  untitled: 'Sans titre',
  tell: 'Raconter un rêve',
  save: 'Garder',
  saving: 'Envoi',
  saved: 'C’est gardé.',
  waits:
    'Pas de réseau : ce que vous dites de cette nuit est gardé, scellé, sur cet appareil. Il part de lui-même au retour du réseau.',
  unreadable:
    'Ce qui est gardé de cette nuit est scellé par une clé que ce serveur n’a plus. Rien n’est effacé : cela se lira de nouveau quand son administrateur la remettra.',
  meeting: {
    title: 'Cette nuit a changé ailleurs',
    text: 'Un autre onglet ou un autre appareil a gardé autre chose entre-temps. Rien n’est perdu : le formulaire contient toujours ce que vous avez écrit, et voici ce qui est gardé.',
    mine: 'Ce que vous avez écrit',
    standing: 'Ce qui est gardé',
    nothing: 'Rien',
    keepStanding: 'Garder ce qui est gardé',
    way: 'Pour garder le vôtre, ou réunir les deux, corrigez le formulaire et envoyez-le.',
  },
  refused: {
    invalid_body: 'Une valeur ne peut pas être gardée : la note est peut-être trop longue.',
    sealing_off: 'Ce serveur a perdu la clé qui scelle : il ne peut rien garder de cette nuit.',
    other: 'Ce n’est pas parti. Vos mots restent ici : réessayez dans un instant.',
  },
  yes: 'Oui',
};

export type NightsMessages = typeof nightsFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    nights: NightsMessages;
  }
}
