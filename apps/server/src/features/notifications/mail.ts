import type { ChosenKind } from '@reverie/contract/notifications.rules';
import type { Letter } from '#features/mail/service.ts';

type Reader = { email: string; language: 'fr' | 'en'; site: string; token: string };

const many = (one: string, more: string) => (n: number) => (n > 1 ? `${n} ${more}` : `1 ${one}`);

const words = {
  fr: {
    subject: 'Du nouveau sur Reverie',
    lead: 'Voici ce qui vous attend :',
    lines: {
      commented: many('commentaire sur vos rêves', 'commentaires sur vos rêves'),
      answered: many('réponse à vos commentaires', 'réponses à vos commentaires'),
      waiting: many('commentaire attend votre accord', 'commentaires attendent votre accord'),
      approved: many('de vos commentaires a paru', 'de vos commentaires ont paru'),
      liked: many('personne aime vos rêves', '« j’aime » sur vos rêves'),
      mentioned: many('commentaire vous appelle', 'commentaires vous appellent'),
      asked: many('personne vous propose un lien', 'personnes vous proposent un lien'),
      connected: many('lien s’est noué', 'liens se sont noués'),
      matched: many('personne partage vos motifs rares', 'personnes partagent vos motifs rares'),
      knocked: many(
        'personne demande à entrer dans une de vos communautés',
        'personnes demandent à entrer dans vos communautés',
      ),
      let_in: many('communauté vous a accepté', 'communautés vous ont accepté'),
      came_in: many('de vos invitations a servi', 'de vos invitations ont servi'),
    } satisfies Record<ChosenKind, (n: number) => string>,
    open: 'Voir mes notifications',
    footnote: {
      daily:
        'Vous recevez ce résumé une fois par jour au plus, quand il y a du nouveau. Ni rêve ni commentaire n’y est cité.',
      weekly:
        'Vous recevez ce résumé chaque lundi où il y a du nouveau. Ni rêve ni commentaire n’y est cité.',
    },
    manage: 'Choisir ce qui m’est envoyé',
    leave: 'Ne plus recevoir de résumé',
  },
  en: {
    subject: 'News on Reverie',
    lead: 'Here is what awaits you:',
    lines: {
      commented: many('comment on your dreams', 'comments on your dreams'),
      answered: many('answer to your comments', 'answers to your comments'),
      waiting: many('comment waits for your word', 'comments wait for your word'),
      approved: many('of your comments has appeared', 'of your comments have appeared'),
      liked: many('person likes your dreams', 'likes on your dreams'),
      mentioned: many('comment calls you', 'comments call you'),
      asked: many('person asks to connect', 'people ask to connect'),
      connected: many('connection was made', 'connections were made'),
      matched: many(
        'person shares unusual motifs of yours',
        'people share unusual motifs of yours',
      ),
      knocked: many(
        'person asks to enter a community of yours',
        'people ask to enter communities of yours',
      ),
      let_in: many('community let you in', 'communities let you in'),
      came_in: many('of your invitations was used', 'of your invitations were used'),
    },
    open: 'See my notifications',
    footnote: {
      daily:
        'You get this digest once a day at most, when there is something new. It quotes no dream and no comment.',
      weekly:
        'You get this digest on Mondays when there is something new. It quotes no dream and no comment.',
    },
    manage: 'Choose what is sent to me',
    leave: 'Stop the digests',
  },
};

/** What is new, counted. Mail passes through other hands: no dream and no name is in it. */
export function digestLetter(
  rhythm: 'daily' | 'weekly',
  sums: ReadonlyMap<ChosenKind, number>,
  { email, language, site, token }: Reader,
): Letter {
  const t = words[language];
  const lines = [...sums].map(([kind, sum]) => t.lines[kind](sum));
  return {
    to: email,
    language,
    subject: t.subject,
    paragraphs: [t.lead, lines.join('\n')],
    action: { label: t.open, url: `${site}/notifications` },
    footnote: t.footnote[rhythm],
    ways: [
      { label: t.manage, url: `${site}/settings/notifications` },
      { label: t.leave, url: `${site}/notifications/leave?token=${token}` },
    ],
    unsubscribeUrl: `${site}/api/notifications/leave/${token}`,
  };
}
