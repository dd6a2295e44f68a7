import { createHash } from 'node:crypto';
import type { ConsentReceipt, Recipient } from '@reverie/contract/consents';
import {
  type AgreementKind,
  type Answer,
  type AskedKind,
  agreementKinds,
  type ConsentKind,
  consentKinds,
  wordings,
} from '@reverie/contract/consents.rules';
import type { ConsentRow } from '#features/consents/table.ts';

/** Something this server asks, in the words and for the recipients of today. */
export type Asking<Kind extends AskedKind = AskedKind> = {
  kind: Kind;
  textVersion: string;
  recipients: readonly Recipient[];
};

/** Who would be sent dreams, by the consent that allows it. */
export type Recipients = {
  external_ai?: readonly Recipient[];
  transcription?: readonly Recipient[];
};

/**
 * A consent is asked for where something would be done with it, and nowhere else: a model where one
 * would receive something; meeting and the letter always, since there always are both.
 */
export function offersOf(recipients: Recipients): Asking<ConsentKind>[] {
  return consentKinds.flatMap((kind): Asking<ConsentKind>[] => {
    // What this server does by itself, and the letter, name nobody.
    if (kind === 'newsletter' || kind === 'matching')
      return [{ kind, textVersion: wordings[kind], recipients: [] }];
    const named = recipients[kind] ?? [];
    if (named.length === 0) return [];
    return [{ kind, textVersion: versionOf(kind, named), recipients: named }];
  });
}

/** What an account rests on today. */
export const agreements: readonly Asking<AgreementKind>[] = agreementKinds.map((kind) => ({
  kind,
  textVersion: wordings[kind],
  recipients: [],
}));

/** Agreeing to one recipient is not agreeing to another: who they are is part of the version. */
function versionOf(kind: ConsentKind, recipients: readonly Recipient[]): string {
  const named = recipients.map(({ purpose, name, host }) => [purpose, name, host]);
  const digest = createHash('sha256').update(JSON.stringify(named.sort())).digest('hex');
  return `${wordings[kind]}.${digest.slice(0, 12)}`;
}

type Given = Pick<ConsentRow, 'kind' | 'textVersion' | 'answer' | 'withdrawnAt'>;

function isAnswered(asking: Asking, answer: Answer) {
  return (row: Given) =>
    row.kind === asking.kind &&
    row.textVersion === asking.textVersion &&
    row.answer === answer &&
    row.withdrawnAt === null;
}

/** Whether that was agreed to, in those words, and not withdrawn since. */
export function isInForce(asking: Asking, rows: readonly Given[]): boolean {
  return rows.some(isAnswered(asking, 'accepted'));
}

/**
 * What somebody answered to the terms of today and what goes with them; null where something of it
 * was never asked.
 */
export function answerToTerms(rows: readonly Given[]): Answer | null {
  if (agreements.every((asking) => isInForce(asking, rows))) return 'accepted';
  const isDeclined = agreements.some((asking) => rows.some(isAnswered(asking, 'declined')));
  return isDeclined ? 'declined' : null;
}

const labels = {
  fr: {
    receipt: 'Reçu',
    of: (username: string) => `Réponse de ${username}`,
    asked: 'Ce qui était demandé',
    recipients: 'À qui les textes seraient envoyés',
    accepted: 'Accepté',
    declined: 'Refusé',
    withdrawn: 'Retiré',
    version: 'Version du texte',
    takeBack: 'Pour revenir sur cette réponse',
    notKept: 'Les mots de cette version n’étaient pas encore gardés avec la réponse.',
    number: 'Numéro',
  },
  en: {
    receipt: 'Receipt',
    of: (username: string) => `Answer of ${username}`,
    asked: 'What was asked',
    recipients: 'To whom texts would be sent',
    accepted: 'Accepted',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    version: 'Version of the text',
    takeBack: 'To take this answer back',
    notKept: 'The words of this version were not kept with the answer yet.',
    number: 'Number',
  },
};

/** A receipt as a page to keep: it reads without a network and asks for nothing. */
export function receiptPage(
  receipt: ConsentReceipt & { language: 'fr' | 'en' },
  username: string,
): string {
  const { words, language, answer, grantedAt, withdrawnAt, recipients } = receipt;
  const t = labels[language];
  const moment = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  });
  const facts = [
    [t[answer], moment.format(new Date(grantedAt))],
    ...(withdrawnAt ? [[t.withdrawn, moment.format(new Date(withdrawnAt))]] : []),
    [t.version, receipt.textVersion],
    ...(recipients.length > 0
      ? [[t.recipients, recipients.map(({ name, host }) => `${name} (${host})`).join(', ')]]
      : []),
    [t.number, receipt.id],
  ];
  const said = words.asked.length > 0 ? words.asked : [t.notKept];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(`${t.receipt}: ${words.name}`)}</title>
<style>${style}</style>
</head>
<body>
<p>${t.receipt} · Reverie</p>
<h1>${escaped(words.name)}</h1>
<p>${escaped(t.of(username))}</p>
<dl>
${facts.map(([name = '', value = '']) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join('\n')}
</dl>
<h2>${t.asked}</h2>
${said.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('\n')}
<h2>${t.takeBack}</h2>
<p>${escaped(words.takeBack)}</p>
</body>
</html>
`;
}

const style =
  'body{max-width:38rem;margin:3rem auto;padding:0 1.25rem;font:1.1rem/1.6 Georgia,serif;color:#1d2a33;background:#faf6ee}' +
  'h1,h2{font-weight:normal;line-height:1.2}h2{margin-top:2rem;font-size:1.2rem}' +
  'dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.5rem}dt{color:#5b6670}dd{margin:0;overflow-wrap:anywhere}' +
  '@media(prefers-color-scheme:dark){body{color:#f2ece2;background:#0a1020}dt{color:#a9b4c4}}';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
