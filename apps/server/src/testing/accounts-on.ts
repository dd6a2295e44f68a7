import { createAccounts } from '#features/accounts/service.ts';
import { createConsents } from '#features/consents/service.ts';
import { createEntering } from '#features/entering/service.ts';
import { createFactors } from '#features/factors/service.ts';
import { createNewsletter } from '#features/newsletter/service.ts';
import { createPasskeys } from '#features/passkeys/service.ts';
import { createSessions } from '#features/sessions/service.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { createEvents } from '#platform/events/events.ts';
import { createLimits } from '#platform/limits/limits.ts';
import { silentLog } from '#platform/log.ts';
import { aSeal } from '#testing/seal.ts';

/** Accounts and their sessions on a database, without a server around them; letters go nowhere. */
export function accountsOn(database: Database, clock: Clock = systemClock) {
  const note = async () => {};
  const nothing = async () => {};
  const mail = { send: nothing, tell: nothing, deliver: nothing, forget: nothing };
  const sessions = createSessions({ database, clock, note });
  const site = 'http://reverie.test';
  const limits = createLimits({ database, clock });
  const base = { database, clock, seal: aSeal(), mail, limits, sessions, note, site };
  const entering = createEntering(base);
  const factors = createFactors(base);
  const passkeys = createPasskeys({ ...base, entering, factors });
  const events = createEvents({ database, log: silentLog });
  const letters = { database, clock, seal: aSeal(), mail, limits, events, site, sendsMail: false };
  const newsletter = createNewsletter(letters);
  const consents = createConsents({ database, clock, events, note, newsletter, recipients: {} });
  const rooms = {
    limits,
    entering,
    factors,
    passkeys,
    sessions,
    consents,
    newsletter,
    note,
    pretendToNote: note,
    events,
  };
  const accounts = createAccounts({ database, clock, ...rooms, sendsMail: false });
  return { accounts, sessions };
}
