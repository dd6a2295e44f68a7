/** Days the status page looks back, and measures are kept. */
export const statusDays = 90;

/** Names of what every beat checks. */
export const checkNames = ['database', 'queue', 'paintings', 'answers'] as const;
export type CheckName = (typeof checkNames)[number];

/** A check has failed above these: milliseconds, seconds, seconds, and a share of answers. */
export const checkLimits = { database: 2_000, queue: 600, paintings: 120, answers: 0.05 } as const;

/** Seconds without a beat after which the service counts as down. */
export const silenceSeconds = 120;
