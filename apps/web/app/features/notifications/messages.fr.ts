import type { DigestRhythm, NotificationKind } from '@reverie/contract/notifications.rules';

/** A name keeps its own direction among others. */
const isolated = (name: string) => `\u2068${name}\u2069`;

function listOf(names: readonly string[], others: number): string {
  const all = names.map(isolated);
  if (others > 0) all.push(others > 1 ? `${others} autres personnes` : 'une autre personne');
  const last = all.pop() ?? '';
  return all.length > 0 ? `${all.join(', ')} et ${last}` : last;
}

export type Told = {
  names: readonly string[];
  others: number;
  count: number;
  dream: string;
  /** Where it happened, if under a pseudonym. */
  community: string;
};

const does = ({ names, others }: Told, one: string, more: string) =>
  `${listOf(names, others)} ${names.length + others > 1 ? more : one}`;

const kinds: Record<NotificationKind, { name: string; say: (told: Told) => string }> = {
  commented: {
    name: 'Un commentaire sur un de mes rêves',
    say: (told) => `${does(told, 'a commenté', 'ont commenté')} « ${isolated(told.dream)} »`,
  },
  answered: {
    name: 'Une réponse là où j’ai commenté',
    say: (told) =>
      `${does(told, 'vous a répondu', 'vous ont répondu')} sous « ${isolated(told.dream)} »`,
  },
  mentioned: {
    name: 'Un commentaire qui m’appelle par mon nom',
    say: (told) => `${does(told, 'parle', 'parlent')} de vous sous « ${isolated(told.dream)} »`,
  },
  waiting: {
    name: 'Un commentaire qui attend mon accord',
    say: ({ count, dream }) =>
      count > 1
        ? `${count} commentaires attendent votre accord sous « ${isolated(dream)} »`
        : `Un commentaire attend votre accord sous « ${isolated(dream)} »`,
  },
  approved: {
    name: 'Un de mes commentaires a paru',
    say: ({ dream }) => `Votre commentaire a paru sous « ${isolated(dream)} »`,
  },
  asked: {
    name: 'Un lien qu’on me propose',
    say: (told) => `${does(told, 'vous propose', 'vous proposent')} de nouer un lien`,
  },
  connected: {
    name: 'Un lien qui se noue',
    say: (told) => `Un lien est noué avec ${listOf(told.names, told.others)}`,
  },
  matched: {
    name: 'Quelqu’un qui partage mes motifs rares',
    say: () => 'Quelqu’un partage trois de vos motifs rares',
  },
  knocked: {
    name: 'Quelqu’un demande à entrer dans une communauté dont je prends soin',
    say: (told) =>
      `${does(told, 'demande', 'demandent')} à entrer dans « ${isolated(told.community)} »`,
  },
  let_in: {
    name: 'On m’accepte dans une communauté',
    say: ({ community }) => `Vous voilà membre de « ${isolated(community)} »`,
  },
  came_in: {
    name: 'Une de mes invitations a servi',
    say: ({ community }) => `Une de vos invitations dans « ${isolated(community)} » a servi`,
  },
  moderated: {
    name: 'Une décision de modération',
    say: () => 'Une décision de modération porte sur ce que vous avez publié',
  },
  liked: {
    name: 'Un « j’aime » sur un de mes rêves',
    say: (told) => `${does(told, 'aime', 'aiment')} « ${isolated(told.dream)} »`,
  },
};

const rhythms: Record<DigestRhythm, string> = {
  none: 'Jamais',
  daily: 'Chaque jour',
  weekly: 'Chaque lundi',
};

export const notificationsFr = {
  title: 'Notifications',
  lead: 'Ce qui est arrivé à vos rêves et à vos mots. Au bout de 90 jours, c’est oublié.',
  kinds,
  rhythms,
  none: 'Rien pour l’instant',
  noneText:
    'Un commentaire sur un de vos rêves, une réponse, un « j’aime » : c’est ici que vous le lirez.',
  isNew: 'Nouveau',
  isQuiet: 'Ce sont vos heures calmes : la cloche se tait, rien n’est perdu.',
  readAll: 'Tout marquer comme lu',
  allRead: 'Tout est lu.',
  read: 'Lu',
  readOf: (what: string) => `Marquer comme lu : ${what}`,
  less: 'Moins de cela',
  lessOf: (what: string) => `Moins de cela : ${what}`,
  muteDream: 'Ne plus rien signaler de ce rêve',
  muteThread: 'Ne plus rien signaler de cette conversation',
  mutePerson: (name: string) => `Ne plus rien signaler de ${isolated(name)}`,
  inCommunity: (community: string) => `Dans « ${isolated(community)} »`,
  muted: 'C’est noté. Vous le retrouverez, et pourrez le défaire, dans vos réglages.',
  toSettings: 'Choisir ce qui est signalé',
  toDesk: 'La file de modération',
  older: 'Plus anciennes',
  failed: 'Cela n’a pas pu être enregistré. Réessayez dans un instant.',
  full: 'Deux cents sourdines au plus. Retirez-en une d’abord.',
  unknown: 'Personne ne porte ce nom.',
  settings: {
    title: 'Ce qui vous est signalé',
    lead: 'La cloche compte ce qui est affiché ici. Le courriel ne cite aucun rêve et aucun commentaire : il compte.',
    here: 'Ici',
    mail: 'Par courriel',
    push: 'Appareils',
    pushOf: (kind: string) => `Sur mes appareils : ${kind}`,
    hereOf: (kind: string) => `Ici : ${kind}`,
    mailOf: (kind: string) => `Par courriel : ${kind}`,
    mentions: 'Qui peut m’appeler par mon nom',
    mentionsLead:
      'Un @ et votre nom, dans un commentaire. Dans une communauté, où personne n’a de nom, « les personnes que je connais » veut dire tout le monde.',
    mentioners: {
      everybody: 'Tout le monde',
      known: 'Les personnes que je suis et mes liens',
      nobody: 'Personne',
    },
    quiet: 'Heures calmes',
    quietLead: 'Entre ces heures, la cloche ne compte pas et aucun résumé ne part.',
    from: 'De',
    until: 'À',
    noQuiet: 'Aucune',
    hour: (hour: number) => `${hour} h`,
    zone: (zone: string) => `À l’heure de ${zone}.`,
    save: 'Enregistrer',
    saving: 'Un instant…',
    saved: 'Vos choix sont enregistrés.',
    mutesTitle: 'En sourdine',
    mutesLead:
      'Rien ne vous est signalé de ces rêves, de ces conversations, de ces personnes, ni d’un commentaire qui contient ces mots, entiers, quels que soient les accents. Vous les voyez toujours sur les pages. Une personne mise en sourdine sous son nom ne l’est pas sous celui qu’elle porte dans une communauté, et inversement. Personne n’en est averti.',
    mutesNone: 'Rien n’est en sourdine.',
    ofDream: (dream: string) => `Le rêve « ${isolated(dream)} »`,
    ofThread: (dream: string, begun: string | null) =>
      begun === null
        ? `Une conversation sous « ${isolated(dream)} »`
        : `La conversation « ${isolated(begun)} », sous « ${isolated(dream)} »`,
    ofMember: (name: string, community: string) =>
      `${isolated(name)}, dans « ${isolated(community)} »`,
    ofWord: (word: string) => `Le mot « ${isolated(word)} »`,
    unmute: 'Retirer',
    unmuteOf: (what: string) => `Retirer de la sourdine : ${what}`,
    word: 'Un mot',
    person: 'Un nom d’utilisateur',
    mute: 'Mettre en sourdine',
  },
  leave: {
    title: 'Ne plus recevoir de résumé ?',
    text: 'Plus aucun résumé de vos notifications ne partira par courriel. Elles restent sur Reverie.',
    button: 'Ne plus en recevoir',
    left: 'C’est fait',
    leftText: 'Aucun résumé ne partira plus. Vous pouvez en reprendre dans vos réglages.',
    ended: 'Ce lien ne vaut plus rien',
    endedText: 'Il est incomplet. Vos réglages décident de ce qui vous est envoyé.',
    toSettings: 'Ouvrir mes réglages',
  },
};

export type NotificationsMessages = typeof notificationsFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    notifications: NotificationsMessages;
  }
}
