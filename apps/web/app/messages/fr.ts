import { ambienceFr } from '#ambience/messages.fr.ts';
import { accountsFr } from '#features/accounts/messages.fr.ts';
import { analysisFr } from '#features/analysis/messages.fr.ts';
import { consentsFr } from '#features/consents/messages.fr.ts';
import { creditsFr } from '#features/credits/messages.fr.ts';
import { dreamsFr } from '#features/dreams/messages.fr.ts';
import { frameFr } from '#features/frame/messages.fr.ts';
import { homeFr } from '#features/home/messages.fr.ts';
import { imagesFr } from '#features/images/messages.fr.ts';
import { shareFr } from '#features/share/messages.fr.ts';
import type { Catalogue } from '#language/messages.tsx';
import { setFrench, typeset } from '#language/typography.ts';

export const catalogue: Catalogue = typeset(
  {
    accounts: accountsFr,
    ambience: ambienceFr,
    analysis: analysisFr,
    consents: consentsFr,
    credits: creditsFr,
    dreams: dreamsFr,
    frame: frameFr,
    home: homeFr,
    images: imagesFr,
    share: shareFr,
  },
  setFrench,
);
