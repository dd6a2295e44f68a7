import { accountsFr } from '#features/accounts/messages.fr.ts';
import { analysisFr } from '#features/analysis/messages.fr.ts';
import { consentsFr } from '#features/consents/messages.fr.ts';
import { creditsFr } from '#features/credits/messages.fr.ts';
import { dreamsFr } from '#features/dreams/messages.fr.ts';
import { imagesFr } from '#features/images/messages.fr.ts';
import { shareFr } from '#features/share/messages.fr.ts';
import type { FurtherWords } from '#language/messages.tsx';
import { setFrench, typeset } from '#language/typography.ts';

export const words: FurtherWords = typeset(
  {
    accounts: accountsFr,
    analysis: analysisFr,
    consents: consentsFr,
    credits: creditsFr,
    dreams: dreamsFr,
    images: imagesFr,
    share: shareFr,
  },
  setFrench,
);
