import type { ModerationAct, ReportReason, ReportTarget } from '@reverie/contract/moderation.rules';
import { appealDays } from '@reverie/contract/moderation.rules';
import type { Letter } from '#features/mail/service.ts';
import type { DecisionRow } from '#features/moderation/table.ts';

type Reader = { email: string; language: 'fr' | 'en'; site: string };

const words = {
  fr: {
    targets: {
      dream: 'un de vos rêves',
      comment: 'un de vos commentaires',
      profile: 'votre page',
      picture: 'la peinture d’un de vos rêves',
      community: 'une communauté que vous avez fondée ou reprise',
    } satisfies Record<ReportTarget, string>,
    acts: {
      keep: 'Cela reste, et redevient visible s’il ne l’était plus.',
      ignore: 'Cela reste.',
      warn: 'Cela reste. C’est un avertissement.',
      hide: 'Cela n’est plus visible que de vous.',
      silence: 'Cela n’est plus visible que de vous, et vous ne publiez rien pour un temps.',
      suspend:
        'Cela n’est plus visible que de vous, et votre compte ne fait que lire pour un temps.',
      delete: 'Cela a été supprimé.',
    } satisfies Record<ModerationAct, string>,
    reasons: {
      minors: 'sexualité impliquant des mineurs',
      sexual: 'sexualité non signalée',
      violence: 'violence non signalée',
      harassment: 'harcèlement',
      hate: 'haine',
      self_harm: 'incitation à se faire du mal',
      names_somebody: 'une personne reconnaissable',
      copied: 'copie',
      advertising: 'publicité',
      other: 'autre',
    } satisfies Record<ReportReason, string>,
    subject: 'Une décision de modération',
    lead: (target: string) => `Des modérateurs ont regardé ${target}.`,
    why: (reason: string) => `Motif : ${reason}.`,
    until: (date: string) => `Jusqu’au ${date}.`,
    appeal: `Vous pouvez demander, une fois et pendant ${appealDays} jours, qu’un autre modérateur regarde à son tour.`,
    open: 'Lire la décision',
    footnote: 'Vous recevez cette lettre parce que la décision porte sur ce que vous avez publié.',
  },
  en: {
    targets: {
      dream: 'a dream of yours',
      comment: 'a comment of yours',
      profile: 'your page',
      picture: 'the painting of a dream of yours',
      community: 'a community that is yours to look after',
    },
    acts: {
      keep: 'It stays, and can be seen again if it could not.',
      ignore: 'It stays.',
      warn: 'It stays. This is a warning.',
      hide: 'Only you see it from now on.',
      silence: 'Only you see it from now on, and you publish nothing for a time.',
      suspend: 'Only you see it from now on, and your account only reads for a time.',
      delete: 'It was deleted.',
    },
    reasons: {
      minors: 'sexual content involving minors',
      sexual: 'sexual content without a warning',
      violence: 'violence without a warning',
      harassment: 'harassment',
      hate: 'hate',
      self_harm: 'encouraging self-harm',
      names_somebody: 'somebody who can be recognised',
      copied: 'a copy',
      advertising: 'advertising',
      other: 'another reason',
    },
    subject: 'A decision of moderation',
    lead: (target: string) => `Moderators looked at ${target}.`,
    why: (reason: string) => `Reason: ${reason}.`,
    until: (date: string) => `Until ${date}.`,
    appeal: `You may ask, once and within ${appealDays} days, for another moderator to look.`,
    open: 'Read the decision',
    footnote: 'You get this letter because the decision is about what you published.',
  },
};

/** What was done, why and what one may do about it. It quotes nothing. */
export function decisionLetter(
  decision: DecisionRow,
  target: ReportTarget,
  { email, language, site }: Reader,
): Letter {
  const t = words[language];
  const { id, act, reason, until, answers } = decision;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const paragraphs = [
    t.lead(t.targets[target]),
    [t.acts[act], until && t.until(date.format(until)), t.why(t.reasons[reason])]
      .filter(Boolean)
      .join(' '),
    ...(answers === null ? [t.appeal] : []),
  ];
  return {
    ...{ to: email, language, subject: t.subject, paragraphs, footnote: t.footnote },
    action: { label: t.open, url: `${site}/moderation/decisions/${answers ?? id}` },
  };
}
