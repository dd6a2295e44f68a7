import { accountsEn } from '#features/accounts/messages.en.ts';
import { analysisEn } from '#features/analysis/messages.en.ts';
import { consentsEn } from '#features/consents/messages.en.ts';
import { creditsEn } from '#features/credits/messages.en.ts';
import { dreamsEn } from '#features/dreams/messages.en.ts';
import { imagesEn } from '#features/images/messages.en.ts';
import { shareEn } from '#features/share/messages.en.ts';
import type { FurtherWords } from '#language/messages.tsx';
import { setEnglish, typeset } from '#language/typography.ts';

export const words: FurtherWords = typeset(
  {
    accounts: accountsEn,
    analysis: analysisEn,
    consents: consentsEn,
    credits: creditsEn,
    dreams: dreamsEn,
    images: imagesEn,
    share: shareEn,
  },
  setEnglish,
);
