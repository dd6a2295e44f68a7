import type {
  CaseState,
  ModerationAct,
  ReportReason,
  ReportTarget,
} from '@reverie/contract/moderation.rules';

const isolated = (name: string) => `\u2068${name}\u2069`;

const reasons: Record<ReportReason, string> = {
  minors: 'Sexualité impliquant des mineurs',
  sexual: 'Sexualité sans avertissement',
  violence: 'Violence sans avertissement',
  harassment: 'Harcèlement d’une personne',
  hate: 'Haine d’un groupe de personnes',
  self_harm: 'Incite à se faire du mal',
  names_somebody: 'Nomme ou montre une personne reconnaissable',
  copied: 'Copie de ce qu’un autre a écrit',
  advertising: 'Publicité',
  other: 'Autre chose',
};

const acts: Record<ModerationAct, { name: string; done: string; own: string }> = {
  keep: { name: 'Garder', done: 'gardé', own: 'Cela reste, et redevient visible.' },
  ignore: { name: 'Ignorer', done: 'laissé sans suite', own: 'Cela reste.' },
  warn: { name: 'Avertir', done: 'averti', own: 'Cela reste. C’est un avertissement.' },
  hide: { name: 'Masquer', done: 'masqué', own: 'Cela n’est plus visible que de vous.' },
  silence: {
    name: 'Réduire au silence',
    done: 'réduit au silence',
    own: 'Cela n’est plus visible que de vous. Pour un temps, vous ne publiez rien ; votre journal reste à vous.',
  },
  suspend: {
    name: 'Suspendre',
    done: 'suspendu',
    own: 'Cela n’est plus visible que de vous. Pour un temps, votre compte ne fait que lire ; vous pouvez toujours emporter vos rêves ou partir.',
  },
  delete: { name: 'Supprimer', done: 'supprimé', own: 'Cela a été supprimé.' },
};

const targets: Record<ReportTarget, { name: string; own: string }> = {
  dream: { name: 'Rêve', own: 'Un de vos rêves' },
  comment: { name: 'Commentaire', own: 'Un de vos commentaires' },
  profile: { name: 'Page', own: 'Votre page' },
  picture: { name: 'Peinture', own: 'La peinture d’un de vos rêves' },
  community: { name: 'Communauté', own: 'Votre communauté' },
};

const states: Record<CaseState, string> = {
  open: 'À examiner',
  appealed: 'Appels',
  decided: 'Traités',
};

export const moderationFr = {
  reasons,
  acts,
  targets,
  states,
  failed: 'Cela n’a pas pu être enregistré. Réessayez dans un instant.',
  report: {
    links: {
      dream: 'Signaler ce rêve',
      picture: 'Signaler sa peinture',
      profile: 'Signaler cette page',
      community: 'Signaler cette communauté',
      comment: 'Signaler',
    },
    title: 'Signaler',
    lead: 'Des personnes liront votre signalement. Qui l’a publié n’apprend jamais qui a signalé. Raconter un rêve n’est pas un aveu : signalez ce qui blesse, pas ce qui étonne.',
    reason: 'Ce qui ne va pas',
    words: 'Quelques mots, si vous voulez',
    send: 'Envoyer',
    sending: 'Un instant…',
    done: 'C’est signalé',
    doneText:
      'Merci. Des modérateurs vont regarder. Vous pouvez aussi ne plus voir cette personne : sur sa page, « Prendre ses distances ».',
    close: 'Fermer',
    back: 'Revenir',
    missing: 'Dites ce qui ne va pas.',
    gone: 'Cela n’est plus là.',
    own: 'On ne signale pas ce qui est à soi.',
  },
  desk: {
    tags: 'Ce que veulent dire les étiquettes',
    title: 'La file',
    lead: (count: string) => `${count} à examiner. Un rêve n’est pas un aveu.`,
    none: 'Rien n’attend ici.',
    open: (title: string) => `Ouvrir : ${title}`,
    untitled: 'Sans titre',
    gone: 'N’est plus là.',
    hidden: 'Masqué',
    waiting: 'À voir',
    weight: (weight: string) => `poids ${weight} sur 3`,
    since: (date: string) => `depuis le ${date}`,
    unveil: 'Voir la peinture',
    by: 'de',
    before: (count: number) =>
      count === 0
        ? 'Aucune décision contre cette personne.'
        : `${count} ${count > 1 ? 'décisions' : 'décision'} contre cette personne, ailleurs.`,
    reports: 'Signalements',
    withdrawn: 'Retiré',
    takenBack:
      'Personne ne l’a signalé. Qui l’a écrit l’a retiré avant qu’un modérateur ne le lise : il n’y a plus rien à décider.',
    unreported:
      'Personne ne l’a signalé : c’est un lien, d’un compte de cette semaine. Garder le laisse paraître.',
    first: 'premier signalement',
    record: (upheld: number, judged: number) =>
      `${upheld} ${upheld > 1 ? 'retenus' : 'retenu'} sur ${judged}`,
    decisions: 'Ce qui a été décidé',
    undone: 'repris',
    appeal: 'Ce que la personne répond',
    decide: 'Décider',
    reason: 'Motif',
    words: 'Ce que la personne lira',
    days: 'Jours de silence ou de suspension',
    cannot:
      'Une autre personne en décide : c’est à vous, vous l’avez signalé, ou vous l’avez déjà jugé.',
    done: (act: string) => `C’est ${act}.`,
    undo: 'Annuler',
    undoHint: 'pendant dix minutes',
    undone2: 'La décision est reprise.',
    late: 'Il est trop tard, ou quelqu’un a décidé entre-temps.',
    same: 'Un autre modérateur doit répondre à cet appel.',
    keys: 'J et K montent et descendent, G garde, M masque, I ignore, A avertit, Z annule.',
    moderators: 'Qui modère',
    noModerators: 'Personne encore.',
    username: 'Nom d’utilisateur',
    appoint: 'En faire un modérateur',
    dismiss: 'Retirer le rôle',
    dismissOf: (name: string) => `Retirer le rôle à ${isolated(name)}`,
    unknown: 'Personne ne porte ce nom, ou c’est un webmestre.',
  },
  own: {
    title: 'Une décision de modération',
    what: 'Ce qui a été fait',
    why: 'Pourquoi',
    until: (date: string) => `Jusqu’au ${date}.`,
    said: 'Ce que les modérateurs en disent',
    about: 'Ce dont il s’agit',
    appealTitle: 'Demander un second regard',
    appealLead: (date: string) =>
      `Une fois, et jusqu’au ${date}. Un autre modérateur que le premier vous lira.`,
    appealWords: 'Ce que vous en dites',
    send: 'Envoyer',
    sending: 'Un instant…',
    waiting: 'Votre demande attend un autre modérateur.',
    upheld: 'Un autre modérateur a regardé : la décision tient.',
    reversed: 'Un autre modérateur a regardé : la décision est levée.',
    late: 'Il est trop tard pour demander un second regard.',
    missing: 'Écrivez quelques mots.',
  },
  counts: {
    title: 'La modération en chiffres',
    lead: (date: string) =>
      `Depuis le ${date}. Un chiffre de moins de dix n’est pas publié : peu de cas, c’est quelqu’un.`,
    reports: 'Signalements',
    appeals: 'Seconds regards demandés',
    reversed: 'Décisions levées par un autre modérateur',
    byReason: 'Ce qui est signalé',
    byAct: 'Ce qui est décidé',
    few: 'moins de 10',
    how: 'Comment cela se passe',
  },
};

export type ModerationMessages = typeof moderationFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    moderation: ModerationMessages;
  }
}
