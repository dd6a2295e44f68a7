import { accountsEn } from '#features/accounts/messages.en.ts';
import { activityEn } from '#features/activity/messages.en.ts';
import { analysisEn } from '#features/analysis/messages.en.ts';
import { archivesEn } from '#features/archives/messages.en.ts';
import { binEn } from '#features/bin/messages.en.ts';
import { birthEn } from '#features/birth/messages.en.ts';
import { commentsEn } from '#features/comments/messages.en.ts';
import { consentsEn } from '#features/consents/messages.en.ts';
import { creditsEn } from '#features/credits/messages.en.ts';
import { dreamsEn } from '#features/dreams/messages.en.ts';
import { exhibitionEn } from '#features/exhibition/messages.en.ts';
import { exportsEn } from '#features/exports/messages.en.ts';
import { imagesEn } from '#features/images/messages.en.ts';
import { importsEn } from '#features/imports/messages.en.ts';
import { journalEn } from '#features/journal/messages.en.ts';
import { layersEn } from '#features/layers/messages.en.ts';
import { leavingEn } from '#features/leaving/messages.en.ts';
import { legalEn } from '#features/legal/messages.en.ts';
import { moderationEn } from '#features/moderation/messages.en.ts';
import { motifsEn } from '#features/motifs/messages.en.ts';
import { nightsEn } from '#features/nights/messages.en.ts';
import { notificationsEn } from '#features/notifications/messages.en.ts';
import { patternsEn } from '#features/patterns/messages.en.ts';
import { peopleEn } from '#features/people/messages.en.ts';
import { practiceEn } from '#features/practice/messages.en.ts';
import { recordingsEn } from '#features/recordings/messages.en.ts';
import { settingsEn } from '#features/settings/messages.en.ts';
import { shareEn } from '#features/share/messages.en.ts';
import { symbolsEn } from '#features/symbols/messages.en.ts';
import { tiesEn } from '#features/ties/messages.en.ts';
import type { FurtherWords } from '#language/messages.tsx';
import { setEnglish, typeset } from '#language/typography.ts';

export const words: FurtherWords = typeset(
  {
    accounts: accountsEn,
    activity: activityEn,
    analysis: analysisEn,
    archives: archivesEn,
    bin: binEn,
    comments: commentsEn,
    consents: consentsEn,
    credits: creditsEn,
    dreams: dreamsEn,
    exports: exportsEn,
    birth: birthEn,
    exhibition: exhibitionEn,
    images: imagesEn,
    imports: importsEn,
    journal: journalEn,
    layers: layersEn,
    leaving: leavingEn,
    legal: legalEn,
    moderation: moderationEn,
    motifs: motifsEn,
    nights: nightsEn,
    notifications: notificationsEn,
    people: peopleEn,
    practice: practiceEn,
    recordings: recordingsEn,
    settings: settingsEn,
    share: shareEn,
    patterns: patternsEn,
    symbols: symbolsEn,
    ties: tiesEn,
  },
  setEnglish,
);
