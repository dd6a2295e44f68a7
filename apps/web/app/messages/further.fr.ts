import { accountsFr } from '#features/accounts/messages.fr.ts';
import { activityFr } from '#features/activity/messages.fr.ts';
import { analysisFr } from '#features/analysis/messages.fr.ts';
import { archivesFr } from '#features/archives/messages.fr.ts';
import { binFr } from '#features/bin/messages.fr.ts';
import { birthFr } from '#features/birth/messages.fr.ts';
import { commentsFr } from '#features/comments/messages.fr.ts';
import { consentsFr } from '#features/consents/messages.fr.ts';
import { creditsFr } from '#features/credits/messages.fr.ts';
import { dreamsFr } from '#features/dreams/messages.fr.ts';
import { exhibitionFr } from '#features/exhibition/messages.fr.ts';
import { exportsFr } from '#features/exports/messages.fr.ts';
import { imagesFr } from '#features/images/messages.fr.ts';
import { importsFr } from '#features/imports/messages.fr.ts';
import { journalFr } from '#features/journal/messages.fr.ts';
import { layersFr } from '#features/layers/messages.fr.ts';
import { leavingFr } from '#features/leaving/messages.fr.ts';
import { legalFr } from '#features/legal/messages.fr.ts';
import { moderationFr } from '#features/moderation/messages.fr.ts';
import { motifsFr } from '#features/motifs/messages.fr.ts';
import { nightsFr } from '#features/nights/messages.fr.ts';
import { notificationsFr } from '#features/notifications/messages.fr.ts';
import { patternsFr } from '#features/patterns/messages.fr.ts';
import { peopleFr } from '#features/people/messages.fr.ts';
import { practiceFr } from '#features/practice/messages.fr.ts';
import { recordingsFr } from '#features/recordings/messages.fr.ts';
import { settingsFr } from '#features/settings/messages.fr.ts';
import { shareFr } from '#features/share/messages.fr.ts';
import { symbolsFr } from '#features/symbols/messages.fr.ts';
import { tiesFr } from '#features/ties/messages.fr.ts';
import type { FurtherWords } from '#language/messages.tsx';
import { setFrench, typeset } from '#language/typography.ts';

export const words: FurtherWords = typeset(
  {
    accounts: accountsFr,
    activity: activityFr,
    analysis: analysisFr,
    archives: archivesFr,
    bin: binFr,
    comments: commentsFr,
    consents: consentsFr,
    credits: creditsFr,
    dreams: dreamsFr,
    exports: exportsFr,
    birth: birthFr,
    exhibition: exhibitionFr,
    images: imagesFr,
    imports: importsFr,
    journal: journalFr,
    layers: layersFr,
    leaving: leavingFr,
    legal: legalFr,
    moderation: moderationFr,
    motifs: motifsFr,
    nights: nightsFr,
    notifications: notificationsFr,
    people: peopleFr,
    practice: practiceFr,
    recordings: recordingsFr,
    settings: settingsFr,
    share: shareFr,
    patterns: patternsFr,
    symbols: symbolsFr,
    ties: tiesFr,
  },
  setFrench,
);
