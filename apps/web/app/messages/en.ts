import { ambienceEn } from '#ambience/messages.en.ts';
import { accountsEn } from '#features/accounts/messages.en.ts';
import { analysisEn } from '#features/analysis/messages.en.ts';
import { consentsEn } from '#features/consents/messages.en.ts';
import { creditsEn } from '#features/credits/messages.en.ts';
import { dreamsEn } from '#features/dreams/messages.en.ts';
import { frameEn } from '#features/frame/messages.en.ts';
import { homeEn } from '#features/home/messages.en.ts';
import { imagesEn } from '#features/images/messages.en.ts';
import { shareEn } from '#features/share/messages.en.ts';
import type { Catalogue } from '#language/messages.tsx';
import { setEnglish, typeset } from '#language/typography.ts';

export const catalogue: Catalogue = typeset(
  {
    accounts: accountsEn,
    ambience: ambienceEn,
    analysis: analysisEn,
    consents: consentsEn,
    credits: creditsEn,
    dreams: dreamsEn,
    frame: frameEn,
    home: homeEn,
    images: imagesEn,
    share: shareEn,
  },
  setEnglish,
);
