import { consentConsumers } from '#features/consents/consumer.ts';
import { consentRoutes } from '#features/consents/routes.ts';
import type { Recipients } from '#features/consents/rules.ts';
import { type ConsentParts, createConsents } from '#features/consents/service.ts';
import { defineFeature } from '#platform/feature.ts';
import type { Analyser } from '#providers/analysis/port.ts';
import type { ImageProvider } from '#providers/image/port.ts';
import type { Transcriber } from '#providers/speech/port.ts';

type Adapters = {
  analyser: Analyser;
  remotePainter: ImageProvider | null;
  transcriber: Transcriber | null;
};

export const consentsFeature = defineFeature({
  create: (parts: Omit<ConsentParts, 'recipients'> & Adapters) => ({
    consents: createConsents({ ...parts, recipients: recipientsOf(parts) }),
  }),
  routes: (api, { consents }) => consentRoutes(api, consents),
  consumers: ({ consents }) => consentConsumers(consents),
  personal: ({ consents }) => ({
    tables: ['consents'],
    keeps: async ({ userId }) => ({ consents: await consents.list({ userId }) }),
    forgets: 'with the account',
  }),
});

/** Who outside this server would be sent dreams, and by which consent. */
function recipientsOf({ analyser, remotePainter, transcriber }: Adapters): Recipients {
  const analysis = analyser.recipient;
  const painting = remotePainter?.recipient;
  const speech = transcriber?.recipient;
  return {
    transcription: speech ? [{ purpose: 'transcription' as const, ...speech }] : [],
    external_ai: [
      ...(analysis ? [{ purpose: 'analysis' as const, ...analysis }] : []),
      ...(painting ? [{ purpose: 'painting' as const, ...painting }] : []),
    ],
  };
}
