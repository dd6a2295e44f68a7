/** What one agrees to by opening an account; a new version of any of it asks once. */
export const agreementKinds = ['terms', 'age', 'sensitive'] as const;
export type AgreementKind = (typeof agreementKinds)[number];

/** What people are asked to agree to, each by itself, and take back when they like. */
export const consentKinds = ['external_ai', 'transcription', 'matching', 'newsletter'] as const;
export type ConsentKind = (typeof consentKinds)[number];

export type AskedKind = AgreementKind | ConsentKind;

/** What can be answered by itself: the other agreements go with the terms. */
export const answerableKinds = ['terms', ...consentKinds] as const;
export type AnswerableKind = (typeof answerableKinds)[number];

export const answers = ['accepted', 'declined'] as const;
export type Answer = (typeof answers)[number];

/** What a recipient is sent dreams for. */
export const recipientPurposes = ['analysis', 'painting', 'transcription'] as const;
export type RecipientPurpose = (typeof recipientPurposes)[number];

/**
 * The version of the words each thing is asked in, whatever the language: of the terms, all of their
 * text. It rises with any change of them, so that nobody is held to words they have not read; a test
 * beside each text keeps the two together.
 */
export const wordings: Record<AskedKind, string> = {
  terms: '1',
  age: '1',
  sensitive: '1',
  external_ai: '3',
  transcription: '1',
  matching: '1',
  newsletter: '1',
};

/** What somebody is asked, in the words they read, and how it is taken back. */
export type Words = { name: string; asked: string[]; takeBack: string };

/** Somebody whom a consent names, and what they would be sent dreams for. */
export type Named = { purpose: RecipientPurpose; name: string; host: string };

export type Wordings = Record<AskedKind, (recipients: readonly Named[]) => Words>;
