/** What people are asked to agree to, each by itself. One that nothing needs is not asked for. */
export const consentKinds = ['external_ai'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** What a recipient is sent dreams for. */
export const recipientPurposes = ['analysis', 'painting'] as const;
export type RecipientPurpose = (typeof recipientPurposes)[number];

/**
 * The version of the words each consent is asked in, whatever the language. It rises with any
 * change of them, so that nobody is held to words they have not read.
 */
export const consentWording: Record<ConsentKind, string> = { external_ai: '1' };
