import type { ChosenLimits } from '@reverie/contract/limits.rules';
import type { Adapters } from '#adapters.ts';
import { accountsFeature } from '#features/accounts/feature.ts';
import { activityFeature } from '#features/activity/feature.ts';
import { additionsFeature } from '#features/additions/feature.ts';
import { addressesFeature } from '#features/addresses/feature.ts';
import { analysisFeature } from '#features/analysis/feature.ts';
import { archivesFeature } from '#features/archives/feature.ts';
import { avatarsFeature } from '#features/avatars/feature.ts';
import { binFeature } from '#features/bin/feature.ts';
import { blogFeature } from '#features/blog/feature.ts';
import { audienceFeature, commentsFeature } from '#features/comments/feature.ts';
import { communitiesFeature } from '#features/communities/feature.ts';
import { connectionsFeature } from '#features/connections/feature.ts';
import { consentsFeature } from '#features/consents/feature.ts';
import { contactFeature } from '#features/contact/feature.ts';
import { dreamWeatherFeature } from '#features/dream-weather/feature.ts';
import { dreamsFeature } from '#features/dreams/feature.ts';
import { emailLinksFeature } from '#features/email-links/feature.ts';
import { embedsFeature } from '#features/embeds/feature.ts';
import { engagementFeature, readersFeature } from '#features/engagement/feature.ts';
import { enteringFeature } from '#features/entering/feature.ts';
import { exportsFeature } from '#features/exports/feature.ts';
import { factorsFeature } from '#features/factors/feature.ts';
import { guessesFeature } from '#features/guesses/feature.ts';
import { guestDreamsFeature } from '#features/guest-dreams/feature.ts';
import { identitiesFeature } from '#features/identities/feature.ts';
import { imagesFeature, wishesFeature } from '#features/images/feature.ts';
import { importsFeature } from '#features/imports/feature.ts';
import { journalFeature } from '#features/journal/feature.ts';
import { journalIndexFeature } from '#features/journal-index/feature.ts';
import { leavingFeature } from '#features/leaving/feature.ts';
import { libraryFeature } from '#features/library/feature.ts';
import { mailFeature } from '#features/mail/feature.ts';
import { matchesFeature } from '#features/matches/feature.ts';
import { meaningsFeature } from '#features/meanings/feature.ts';
import { moderationFeature } from '#features/moderation/feature.ts';
import { motifPagesFeature } from '#features/motif-pages/feature.ts';
import { motifsFeature } from '#features/motifs/feature.ts';
import { neighboursFeature } from '#features/neighbours/feature.ts';
import { newsletterFeature } from '#features/newsletter/feature.ts';
import { newsletterIssuesFeature } from '#features/newsletter-issues/feature.ts';
import { nightsFeature } from '#features/nights/feature.ts';
import { notificationsFeature } from '#features/notifications/feature.ts';
import { passkeysFeature } from '#features/passkeys/feature.ts';
import { passwordsFeature } from '#features/passwords/feature.ts';
import { patternsFeature } from '#features/patterns/feature.ts';
import { peopleFeature } from '#features/people/feature.ts';
import { pipelineFeature } from '#features/pipeline/feature.ts';
import { practiceFeature } from '#features/practice/feature.ts';
import { profilesFeature } from '#features/profiles/feature.ts';
import { proofFeature } from '#features/proof/feature.ts';
import { pushFeature } from '#features/push/feature.ts';
import { claimsFeature, recordingsFeature } from '#features/recordings/feature.ts';
import { searchFeature } from '#features/search/feature.ts';
import { sessionsFeature } from '#features/sessions/feature.ts';
import { shelvingFeature } from '#features/shelving/feature.ts';
import { statusFeature } from '#features/status/feature.ts';
import { symbolsFeature } from '#features/symbols/feature.ts';
import { spellingsFeature, tagsFeature } from '#features/tags/feature.ts';
import { tiesFeature } from '#features/ties/feature.ts';
import { keepingFeature, versionsFeature } from '#features/versions/feature.ts';
import { weatherFeature } from '#features/weather/feature.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Events } from '#platform/events/events.ts';
import { eventsFeature } from '#platform/events/feature.ts';
import { compose } from '#platform/feature.ts';
import { onceFeature } from '#platform/idempotency/feature.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { limitsFeature } from '#platform/limits/feature.ts';
import type { Log } from '#platform/log.ts';
import type { Personal } from '#platform/personal.ts';
import { sealFeature } from '#platform/seal/feature.ts';
import type { Ring } from '#platform/seal/ring.ts';
import type { Seal } from '#platform/seal/seal.ts';

/** What every feature stands on. */
export type Platform = Adapters & {
  database: Database;
  jobs: Jobs;
  events: Events;
  clock: Clock;
  seal: Seal;
  /** The keys it seals with; absent where they are lost. */
  ring?: Ring | undefined;
  log: Log;
  /** Folder of everything that is not in the database. */
  dataFolder: string;
  /** A whole number from 0 up to and without `below`. */
  random: (below: number) => number;
  /** Origin people reach the server at, where it is not the one it listens on. */
  origin?: string | undefined;
  /** Origin the links of our mail lead to. */
  site: string;
  /** Whether mail leaves this machine. */
  sendsMail: boolean;
  /** Where messages to us are read. */
  contactAddress: string;
  /** Where browsers may fetch a model that listens on the device. */
  speechModel?: { url: string; name: string } | undefined;
  /** Other numbers than the contract’s for what is limited. */
  chosenLimits?: ChosenLimits | undefined;
};

export type Features = ReturnType<typeof createFeatures>['built'];

/**
 * Every feature there is, each after those it needs. Nothing runs yet: commands work with what is
 * built as it is.
 */
export function createFeatures(platform: Platform) {
  // Read once all of them are made: the rooms that come after it too.
  const rooms = (): Personal[] => composition.personal();
  const composition = compose({ ...platform, rooms })
    .add(eventsFeature)
    .add(limitsFeature)
    .add(onceFeature)
    .add(mailFeature)
    .add(activityFeature)
    .add(newsletterFeature)
    .add(consentsFeature)
    .add(sessionsFeature)
    .add(enteringFeature)
    .add(factorsFeature)
    .add(passkeysFeature)
    .add(emailLinksFeature)
    .add(accountsFeature)
    .add(avatarsFeature)
    .add(proofFeature)
    .add(identitiesFeature)
    .add(passwordsFeature)
    .add(contactFeature)
    .add(blogFeature)
    .add(spellingsFeature)
    .add(searchFeature)
    .add(wishesFeature)
    .add(journalIndexFeature)
    .add(keepingFeature)
    .add(claimsFeature)
    .add(readersFeature)
    .add(audienceFeature)
    .add(dreamsFeature)
    .add(embedsFeature)
    .add(nightsFeature)
    .add(versionsFeature)
    .add(binFeature)
    .add(tagsFeature)
    .add(communitiesFeature)
    .add(connectionsFeature)
    .add(tiesFeature)
    .add(profilesFeature)
    .add(addressesFeature)
    .add(pipelineFeature)
    .add(engagementFeature)
    .add(commentsFeature)
    .add(pushFeature)
    .add(notificationsFeature)
    .add(moderationFeature)
    .add(practiceFeature)
    .add(shelvingFeature)
    .add(libraryFeature)
    .add(newsletterIssuesFeature)
    .add(peopleFeature)
    .add(meaningsFeature)
    .add(analysisFeature)
    .add(neighboursFeature)
    .add(motifsFeature)
    .add(matchesFeature)
    .add(motifPagesFeature)
    .add(dreamWeatherFeature)
    .add(additionsFeature)
    .add(symbolsFeature)
    .add(journalFeature)
    .add(patternsFeature)
    .add(imagesFeature)
    .add(guestDreamsFeature)
    .add(guessesFeature)
    .add(statusFeature)
    .add(weatherFeature)
    .add(recordingsFeature)
    .add(leavingFeature)
    .add(archivesFeature)
    .add(exportsFeature)
    .add(importsFeature);
  return composition.add(sealFeature(composition.sealed()));
}
