import { z } from 'zod';
import { consentKinds, recipientPurposes } from '#consents.rules.ts';
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

const agreement = {
  kind: z.enum(consentKinds),
  textVersion: z
    .string()
    .meta({ description: 'Of the words and of the recipients they name: either changes it.' }),
  recipients: z.array(recipientSchema),
};

export const offeredConsentSchema = z
  .strictObject({
    ...agreement,
    isGranted: z.boolean().meta({ description: 'Agreed to in this version, and not withdrawn.' }),
  })
  .meta({ id: 'OfferedConsent' });
export type OfferedConsent = z.infer<typeof offeredConsentSchema>;

export const consentReceiptSchema = z
  .strictObject({
    ...agreement,
    grantedAt: z.iso.datetime(),
    withdrawnAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ConsentReceipt' });
export type ConsentReceipt = z.infer<typeof consentReceiptSchema>;

export const consentsSchema = z
  .strictObject({
    offered: z
      .array(offeredConsentSchema)
      .meta({ description: 'What this server can ask for: empty where nothing ever leaves it.' }),
    receipts: z.array(consentReceiptSchema).meta({ description: 'Newest first.' }),
  })
  .meta({ id: 'Consents' });
export type Consents = z.infer<typeof consentsSchema>;

export const consentChoiceSchema = z
  .strictObject({
    isGranted: z.boolean(),
    textVersion: z
      .string()
      .max(80)
      .optional()
      .meta({ description: 'The version that was read; needed to agree, not to withdraw.' }),
  })
  .meta({ id: 'ConsentChoice' });
export type ConsentChoice = z.infer<typeof consentChoiceSchema>;

export const consentEndpoints = endpoints({
  list: {
    route: routes.consents.list,
    summary: 'What one may agree to here, and the receipts of what one agreed to',
    auth: 'required',
    responses: { 200: consentsSchema },
  },
  choose: {
    route: routes.consents.choose,
    limits: ['changes', 'networkChanges'],
    summary: 'Agree, or withdraw: both hold from this moment',
    auth: 'required',
    params: z.strictObject({ kind: z.enum(consentKinds) }),
    body: consentChoiceSchema,
    responses: { 200: consentsSchema },
  },
} satisfies Record<string, Endpoint>);
