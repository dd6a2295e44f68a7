import type { Coming, Way } from '@reverie/contract/practice.rules';

const ways: Record<Way, string> = {
  incubation: 'Rêver de quelque chose',
  lucid: 'Savoir que je rêve',
};
const comings: Record<Coming, string> = { yes: 'Oui', partly: 'En partie', no: 'Non' };

/** What is known of a way, and how it is done. */
type Method = { title: string; steps: readonly string[]; known: string; source: string };

const methods: Record<'incubation' | 'mild' | 'tests' | 'wake', Method> = {
  incubation: {
    title: 'Incuber un rêve',
    steps: [
      'Choisissez une question qui vous tient, et écrivez-la en une phrase.',
      'Au lit, relisez-la, puis imaginez-la comme une scène.',
      'Endormez-vous en y pensant. Au réveil, ne bougez pas : notez d’abord ce qui reste.',
    ],
    known:
      'Une semaine durant, des étudiants s’y sont essayés chaque soir : la moitié environ se sont souvenus d’un rêve qu’ils jugeaient lié à leur question, des juges un peu moins. Il n’y avait pas de groupe témoin : une part serait venue de toute façon.',
    source:
      'D. Barrett, « The Committee of Sleep: A Study of Dream Incubation for Problem Solving », Dreaming 3, 1993.',
  },
  mild: {
    title: 'MILD : se promettre de le remarquer',
    steps: [
      'Après un réveil dans la nuit, retrouvez un rêve.',
      'Redites-vous, en le pensant : « La prochaine fois que je rêve, je me souviens que je rêve. »',
      'Revoyez ce rêve, remarquez cette fois ce qui cloche, et devenez lucide. Puis dormez.',
    ],
    known:
      'Avec tests et réveil, 169 personnes ont eu pendant une semaine un rêve lucide environ une nuit sur six (Aspy et coll., 2017). Une autre étude, à 355, trouve MILD et une méthode par les sens équivalentes, et que se rendormir en moins de dix minutes aide. Les volontaires étaient curieux du sujet. Une revue de 35 études conclut qu’aucune méthode ne marche de façon sûre.',
    source:
      'D. Aspy, « Findings From the International Lucid Dream Induction Study », Frontiers in Psychology 11, 2020 ; T. Stumbrys et coll., « Induction of lucid dreams: A systematic review of evidence », Consciousness and Cognition 21, 2012.',
  },
  tests: {
    title: 'Tester la réalité',
    steps: [
      'Relisez deux fois une ligne : en rêve, les mots changent souvent.',
      'Pincez-vous le nez et essayez d’inspirer.',
      'Demandez-vous comment vous êtes arrivé là. Doutez vraiment ; jamais au volant.',
    ],
    known:
      'Seuls, sur une semaine, ces tests n’ont pas donné plus de rêves lucides. Ils vont avec MILD et un réveil.',
    source:
      'D. Aspy et coll., « Reality Testing and the Mnemonic Induction of Lucid Dreams », Dreaming 27, 2017.',
  },
  wake: {
    title: 'Se réveiller, puis se recoucher',
    steps: [
      'Environ cinq heures après le coucher, un réveil doux, une ou deux nuits par semaine.',
      'Cinq à dix minutes debout, lumière basse, le temps d’écrire.',
      'Recouchez-vous avec votre phrase.',
    ],
    known:
      'C’est ce qui aide le plus MILD, et cela coûte du sommeil. Si vous dormez mal, ou si la veille et le rêve se mêlent pour vous, ne le faites pas.',
    source: 'T. Stumbrys et coll., 2012 ; D. Aspy et coll., 2017.',
  },
};

export const practiceFr = {
  title: 'De nuit en nuit',
  lead: 'Un rappel si vous en voulez un, une intention pour ce soir, une autre suite pour un cauchemar. Rien n’est à réussir. Ce que vous écrivez ici est scellé et ne se lit que par vous.',
  done: {
    reminders: 'C’est noté.',
    counting: 'C’est noté.',
    intend: 'C’est gardé pour cette nuit.',
    answer: 'C’est noté. Merci de l’avoir dit.',
    drop: 'C’est oublié.',
    rehearsal: 'C’est gardé, scellé.',
    rehearse: 'C’est noté pour aujourd’hui.',
    remove: 'C’est effacé.',
    forget: 'Tout est effacé. Vos rêves, eux, sont restés.',
  },
  refused: {
    blank: 'Écrivez quelque chose d’abord.',
    days: 'Choisissez au moins un jour.',
    too_long: 'C’est plus long que ce qui se garde ici.',
    rehearsals_full: 'Trente exercices se gardent à la fois : effacez-en un.',
    sealing_off: 'Ce serveur a perdu la clé qui scelle : il ne peut rien garder de cela.',
    other: 'Ce n’est pas parti. Réessayez dans un instant.',
  },
  shut: 'Scellé par une clé que ce serveur n’a plus.',

  tonight: 'Cette nuit',
  tonightOf: (night: string) => `Au matin du ${night}.`,
  way: 'Ce que j’aimerais',
  ways,
  wish: 'En une phrase',
  wishHint: 'Une image, une question, un lieu. Ce que vous écrivez n’est lu par aucune machine.',
  checks: 'Fois où je me suis demandé aujourd’hui si je rêvais (facultatif)',
  keep: 'Garder pour cette nuit',
  keepAgain: 'Enregistrer',
  drop: 'Oublier',
  methods: 'Comment faire, et ce que l’on en sait',
  byMethod: methods,
  more: 'Le guide du rêve lucide',

  waiting: 'Est-ce venu ?',
  waitingText: 'Vous seul en jugez. Rien n’oblige à répondre.',
  wished: (night: string) => `Pour le matin du ${night} :`,
  intended: 'Ce que vous aviez souhaité de cette nuit',
  comings,
  answered: (coming: string) => `Votre réponse : ${coming}.`,
  cameOf: (coming: string, text: string) => `${coming} : ${text}`,
  takeBack: 'Reprendre ma réponse',
  toPractice: 'De nuit en nuit',

  record: 'Ce qui en est venu',
  recordText:
    'Compté sur vos seules réponses. Cela ne prouve pas qu’une méthode y est pour quelque chose.',
  recordOf: (came: number, partly: number, answered: number, nights: number) =>
    answered === 0
      ? `${nights} ${nights < 2 ? 'nuit' : 'nuits'}, sans réponse encore.`
      : `${came} fois venu et ${partly} en partie, sur ${answered} ${answered < 2 ? 'réponse' : 'réponses'} (${nights} ${nights < 2 ? 'nuit' : 'nuits'}).`,
  recordNone: 'Rien à compter encore.',

  kept: 'Nuits gardées',
  keptTotal: (total: number, written: string) =>
    total === 0
      ? 'Aucune nuit encore'
      : total === 1
        ? `${written} nuit gardée`
        : `${written} nuits gardées`,
  keptLately: (lately: number) => `${lately} sur les trente dernières`,
  keptRow: (row: number) => `${row} d’affilée, celle-ci ou la précédente comprise`,
  keptText:
    'Une nuit compte dès qu’elle a un rêve ou un mot, même « rien ne reste ». Une pause ne retire rien.',
  stopCounting: 'Ne plus compter',
  startCounting: 'Compter mes nuits',
  notCounted: 'Vos nuits ne sont pas comptées.',

  reminders: 'Rappels',
  remindersText:
    'Votre agenda peut vous le rappeler sans que Reverie en sache rien ; ou bien vos appareils, si leur navigateur l’accepte. Un rappel ne dit rien de vos rêves, et ne revient jamais le même soir.',
  toReminders: 'Choisir mes rappels',
  evening: 'Le soir',
  morning: 'Le matin',
  days: 'Quels jours',
  dayNames: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  zone: (zone: string) =>
    `À l’heure ${zone === 'UTC' ? 'universelle (UTC)' : `de ${zone.replace('_', ' ')}`}, été comme hiver.`,
  remind: 'Me le rappeler sur mes appareils',
  calendar: 'Télécharger pour mon agenda',
  noReminders: 'Laissez une heure vide pour ne plus rien recevoir à ce moment.',
  noDevice: 'Aucun de vos appareils n’est prévenu pour l’instant.',
  toDevices: 'Choisir un appareil',
  quiet: 'Pendant vos heures calmes, vos appareils se taisent ; l’agenda, lui, sonne.',
  remindedAt: (hours: string) => `Vos appareils sont prévenus : ${hours}.`,

  rehearsal: 'Donner une autre suite à un cauchemar',
  rehearsalText:
    'Un exercice écrit, de jour, quand vous êtes calme. Arrêtez quand vous voulez : ce qui est écrit se garde à chaque étape, et s’efface de même.',
  rehearsalSteps: [
    'Choisissez un mauvais rêve, pas le pire. S’il touche à un souvenir qui fait mal, laissez-le.',
    'Écrivez-le en peu de mots, ou passez cette étape.',
    'Changez-le comme vous voulez : un détail, un lieu, la fin. Il n’a pas besoin d’être vraisemblable.',
    'Une fois par jour, quelques minutes, imaginez la nouvelle version, et elle seule.',
  ],
  notTreatment:
    'Ce n’est pas un traitement. La méthode a été éprouvée avec des soignants, en plusieurs séances ; l’Académie américaine de médecine du sommeil la recommande dans le trouble des cauchemars, sans qu’elle réussisse à tous. Si vos cauchemars reviennent chaque semaine, viennent d’un événement grave ou vous font craindre de dormir, un médecin ou un psychologue peut aider.',
  rehearsalSource:
    'B. Krakow et A. Zadra, « Clinical management of chronic nightmares: imagery rehearsal therapy », Behavioral Sleep Medicine 4, 2006 ; T. Morgenthaler et coll., Journal of Clinical Sleep Medicine 14, 2018.',
  helpSaid: (lines: string) => `Si cela va mal : ${lines}.`,
  helpLines: ['3114, prévention du suicide (France)', '112, urgences (Europe)', '9-8-8 (Canada)'],
  read: 'Lire : récrire un cauchemar',
  before: 'Le mauvais rêve, en peu de mots (facultatif)',
  after: 'Sa nouvelle suite',
  write: 'Garder où j’en suis',
  newRehearsal: 'Commencer un exercice',
  rehearsalOf: (date: string) => `Exercice du ${date}`,
  rehearsed: 'Je l’ai imaginé aujourd’hui',
  rehearsedDays: (days: number) =>
    days === 0 ? 'Pas encore imaginé.' : days === 1 ? 'Imaginé un jour.' : `Imaginé ${days} jours.`,
  change: 'Relire ou changer',
  remove: 'Effacer cet exercice',

  stop: 'Tout arrêter',
  stopText:
    'Rappels, intentions et exercices s’effacent pour de bon, tout de suite. Vos rêves restent.',
  forget: 'Tout effacer',
  sure: 'Oui, tout effacer',
};

export type PracticeMessages = typeof practiceFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    practice: PracticeMessages;
  }
}
