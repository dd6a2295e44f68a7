import { deliverJob } from '#features/mail/job.ts';
import { contextOf, createMail, type MailParts } from '#features/mail/service.ts';
import { defineFeature, runs } from '#platform/feature.ts';

export const mailFeature = defineFeature({
  create: (parts: MailParts) => ({ mail: createMail(parts) }),
  jobs: ({ mail }) => [
    runs(deliverJob, ({ payload, signal }) => mail.deliver(payload.mailId, signal)),
  ],
  sealed: [{ table: 'mails', column: 'sealed', row: 'id', contextOf }],
  personal: ({ mail }) => ({
    // Letters on their way, sealed: gone once they are handed over.
    tables: ['mails'],
    keeps: null,
    forgets: (tx, { email }, later) => mail.forget(tx, email, later),
  }),
});
