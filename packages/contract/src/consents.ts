import { z } from 'zod';
import {
  agreementKinds,
  answerableKinds,
  answers,
  consentKinds,
  recipientPurposes,
} from '#consents.rules.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { routes } from '#routes.ts';

/** Somebody outside this server whom a consent names. */
export const recipientSchema = z
  .strictObject({
    purpose: z.enum(recipientPurposes).meta({ description: 'What they are sent dreams for.' }),
    name: z.string().min(1).meta({ description: 'Who they are, in words people know.' }),
    host: z.string().min(1).meta({ description: 'Where the texts go: `api.example.org`.' }),
  })
  .meta({ id: 'Recipient' });
export type Recipient = z.infer<typeof recipientSchema>;

export const wordsSchema = z
  .strictObject({
    name: z.string(),
    asked: z.array(z.string()).meta({ description: 'What is asked, paragraph by paragraph.' }),
    takeBack: z.string().meta({ description: 'How it is taken back, and what that changes.' }),
  })
  .meta({ id: 'ConsentWords' });

const agreement = {
  textVersion: z
    .string()
    .meta({ description: 'Of the words and of the recipients they name: either changes it.' }),
  recipients: z.array(recipientSchema),
  words: wordsSchema,
};

export const offeredConsentSchema = z
  .strictObject({
    kind: z.enum(consentKinds),
    ...agreement,
    isGranted: z.boolean().meta({ description: 'Agreed to in this version, and not withdrawn.' }),
    isAwaited: z.boolean().meta({
      description: 'Agreed to, and confirmed by the link of a letter that is on its way.',
    }),
  })
  .meta({ id: 'OfferedConsent' });
export type OfferedConsent = z.infer<typeof offeredConsentSchema>;

export const consentReceiptSchema = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum([...agreementKinds, ...consentKinds]),
    ...agreement,
    answer: z.enum(answers),
    grantedAt: z.iso.datetime().meta({ description: 'When it was answered.' }),
    withdrawnAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ConsentReceipt' });
export type ConsentReceipt = z.infer<typeof consentReceiptSchema>;

export const consentsSchema = z
  .strictObject({
    offered: z
      .array(offeredConsentSchema)
      .meta({ description: 'What this server asks for, and nothing that nothing here needs.' }),
    terms: z
      .strictObject({
        textVersion: z.string(),
        answer: z
          .enum(answers)
          .nullable()
          .meta({ description: 'To the terms of today and what goes with them; null before one.' }),
        asked: z
          .array(wordsSchema)
          .meta({ description: 'What accepting them says, beside their own text at `/terms`.' }),
      })
      .meta({ description: 'What an account rests on.' }),
    receipts: z.array(consentReceiptSchema).meta({ description: 'Newest first.' }),
  })
  .meta({ id: 'Consents' });
export type Consents = z.infer<typeof consentsSchema>;

const language = z
  .enum(['fr', 'en'])
  .optional()
  .meta({ description: 'Of the words; French unless told.' });

export const consentChoiceSchema = z
  .strictObject({
    isGranted: z.boolean(),
    textVersion: z
      .string()
      .max(80)
      .optional()
      .meta({ description: 'The version that was read; needed to agree, not to withdraw.' }),
    language,
  })
  .meta({ id: 'ConsentChoice' });
export type ConsentChoice = z.infer<typeof consentChoiceSchema>;

const receiptParams = z.strictObject({ id: z.uuid() });

export const consentEndpoints = endpoints({
  list: {
    route: routes.consents.list,
    summary: 'What one may agree to here, and the receipts of what one answered',
    access: 'session',
    query: z.strictObject({ language }),
    responses: { 200: consentsSchema },
    errors: [],
  },
  choose: {
    route: routes.consents.choose,
    isOpenToSuspended: true,
    limits: ['changes', 'networkChanges'],
    summary:
      'Agree, or withdraw: both hold from this moment. Declining the terms closes nothing by itself',
    access: 'session',
    params: z.strictObject({ kind: z.enum(answerableKinds) }),
    body: consentChoiceSchema,
    responses: { 200: consentsSchema },
    errors: ['consent_changed', 'sealing_off'],
  },
  receipt: {
    route: routes.consents.receipt,
    summary: 'One receipt as a file: what was asked in the words that were read, and the answer',
    access: 'session',
    params: receiptParams,
    responses: { 200: z.string() },
    errors: [],
    mediaType: 'application/json',
  },
  receiptPage: {
    route: routes.consents.receiptPage,
    summary: 'The same as a page to keep, in the language it was read in',
    access: 'session',
    params: receiptParams,
    responses: { 200: z.string() },
    errors: [],
    mediaType: 'text/html',
  },
} satisfies Record<string, Endpoint>);
