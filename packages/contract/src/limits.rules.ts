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
 * everybody: what creates has both. Whoever runs a server may choose other numbers of calls.
 */
export const limits = {
  registrations: { by: 'network', calls: 20, seconds: tenMinutes },
  signIns: { by: 'network', calls: 120, seconds: minute, isPassing: true },
  dreams: { by: 'account', calls: 40, seconds: minute },
  networkDreams: { by: 'network', calls: 200, seconds: minute },
  paintings: { by: 'account', calls: 30, seconds: tenMinutes },
  networkPaintings: { by: 'network', calls: 150, seconds: tenMinutes },
  feedback: { by: 'account', calls: 60, seconds: minute },
  networkFeedback: { by: 'network', calls: 300, seconds: minute },
  changes: { by: 'account', calls: 120, seconds: minute, isPassing: true },
  networkChanges: { by: 'network', calls: 600, seconds: minute, isPassing: true },
  messages: { by: 'network', calls: 10, seconds: quarter },
  subscriptions: { by: 'network', calls: 10, seconds: quarter },
  letterLinks: { by: 'network', calls: 60, seconds: minute, isPassing: true },
  texts: { by: 'network', calls: 30, seconds: minute, isPassing: true },
  patterns: { by: 'account', calls: 10, seconds: minute, isPassing: true },
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
  /** From one network, for whichever account. */
  networkWrongPasswords: { failures: 30, seconds: quarter },
  /** Registrations from one network with an address that has an account: nobody reads a list so. */
  takenAddresses: { failures: 10, seconds: quarter },
} as const satisfies Record<string, Ceiling>;
export type CeilingName = keyof typeof ceilings;

/** Letters that forms send to one mailbox in a day, whoever typed its address. */
export const mailsADay = 5;

/** Other numbers than these, as whoever runs a server chose them. */
export type ChosenLimits = Partial<Record<LimitName | CeilingName, number>>;

export const limitNames = [...namesOf(limits), ...namesOf(ceilings)];

function namesOf<T extends object>(table: T): (keyof T)[] {
  // The keys of a table written out above are all it has.
  return Object.keys(table) as (keyof T)[];
}
