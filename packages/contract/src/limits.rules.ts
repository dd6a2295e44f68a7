/** So many calls of one kind, within so many seconds, by one account or from one network. */
export type Limit = {
  by: 'account' | 'network';
  calls: number;
  seconds: number;
  /** Mere politeness: counted by each process for itself, and forgotten with it. */
  isPassing?: true;
};

const minute = 60;
const tenMinutes = 600;
const quarter = 900;

/**
 * What endpoints may declare, by name. A network holds more people than an account, and less than
 * everybody: what creates has both. The operator may choose other numbers of calls.
 */
export const limits = {
  registrations: { by: 'network', calls: 20, seconds: tenMinutes },
  signIns: { by: 'network', calls: 120, seconds: minute, isPassing: true },
  links: { by: 'network', calls: 20, seconds: quarter },
  resends: { by: 'account', calls: 3, seconds: tenMinutes },
  dreams: { by: 'account', calls: 40, seconds: minute },
  networkDreams: { by: 'network', calls: 200, seconds: minute },
  paintings: { by: 'account', calls: 30, seconds: tenMinutes },
  networkPaintings: { by: 'network', calls: 150, seconds: tenMinutes },
  /** Drawn anew each time: as many as a person takes along in a minute, and some. */
  linedPaintings: { by: 'network', calls: 60, seconds: minute, isPassing: true },
  feedback: { by: 'account', calls: 60, seconds: minute },
  networkFeedback: { by: 'network', calls: 300, seconds: minute },
  comments: { by: 'account', calls: 20, seconds: tenMinutes },
  networkComments: { by: 'network', calls: 100, seconds: tenMinutes },
  reports: { by: 'account', calls: 20, seconds: 3_600 },
  networkReports: { by: 'network', calls: 60, seconds: 3_600 },
  changes: { by: 'account', calls: 120, seconds: minute, isPassing: true },
  networkChanges: { by: 'network', calls: 600, seconds: minute, isPassing: true },
  avatars: { by: 'account', calls: 20, seconds: tenMinutes },
  messages: { by: 'network', calls: 10, seconds: quarter },
  subscriptions: { by: 'network', calls: 10, seconds: quarter },
  letterLinks: { by: 'network', calls: 60, seconds: minute, isPassing: true },
  texts: { by: 'network', calls: 30, seconds: minute, isPassing: true },
  guestDreams: { by: 'network', calls: 30, seconds: tenMinutes },
  /** Of a network in a day: whoever would fill the table with one hand stops there. */
  guesses: { by: 'network', calls: 120, seconds: 86_400 },
  /** A page that waits for its picture asks once a second; a network may hold several. */
  guestLooks: { by: 'network', calls: 600, seconds: minute, isPassing: true },
  patterns: { by: 'account', calls: 120, seconds: minute, isPassing: true },
  archives: { by: 'account', calls: 10, seconds: 86_400 },
  exports: { by: 'account', calls: 30, seconds: 86_400 },
  imports: { by: 'account', calls: 60, seconds: 3_600 },
  recordings: { by: 'account', calls: 120, seconds: 86_400 },
  pieces: { by: 'account', calls: 1_500, seconds: minute, isPassing: true },
  transcriptions: { by: 'account', calls: 60, seconds: 86_400 },
  weather: { by: 'network', calls: 60, seconds: minute, isPassing: true },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;

/**
 * Failures let pass within so many seconds. From then on each one more has to wait: half a minute
 * first, then twice as long each time, up to an hour; all is forgotten a day after the last wait.
 */
export type Ceiling = {
  failures: number;
  seconds: number;
  /** Whether a success forgets them all; elsewhere it takes back none but itself. */
  isForgiven?: true;
};

export const ceilings = {
  /** Wrong passwords for one account from one network. */
  wrongPasswords: { failures: 5, seconds: quarter, isForgiven: true },
  /** The same on a device where that account was opened before: nobody else can use these up. */
  deviceWrongPasswords: { failures: 5, seconds: quarter, isForgiven: true },
  /** For one account, from wherever. */
  accountWrongPasswords: { failures: 20, seconds: quarter },
  /** Wrong codes of a second step for one account from one network, and from wherever. */
  wrongCodes: { failures: 5, seconds: quarter, isForgiven: true },
  accountWrongCodes: { failures: 20, seconds: quarter },
  /** From one network, for whichever account. */
  networkWrongPasswords: { failures: 30, seconds: quarter },
  /** Registrations from one network with an address that has an account: nobody reads a list so. */
  takenAddresses: { failures: 10, seconds: quarter },
} as const satisfies Record<string, Ceiling>;
export type CeilingName = keyof typeof ceilings;

/**
 * Letters that forms send to one mailbox in a day, no matter who typed its address: those anybody
 * may ask for, links of use to the owner of an account alone, and word of sign-ins from new devices.
 */
export const mailsADay = { letters: 5, links: 12, devices: 6 } as const;
export type MailKind = keyof typeof mailsADay;

/** Other numbers than these, as the operator chose them. */
export type ChosenLimits = Partial<Record<LimitName | CeilingName, number>>;

export const limitNames = [...namesOf(limits), ...namesOf(ceilings)];

function namesOf<T extends object>(table: T): (keyof T)[] {
  // The keys of a table written out above are all it has.
  return Object.keys(table) as (keyof T)[];
}
