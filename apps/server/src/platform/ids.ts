import { V7Generator } from 'uuidv7';

const generator = new V7Generator();
/** How far a clock may go back before the order of ids starts anew, in milliseconds. */
const rollback = 10_000;

/** A new id. Ids sort by the time they were given, so that new rows sit together in an index. */
export function newId(now: Date): string {
  return generator.generateOrResetCore(now.getTime(), rollback).toString();
}

/** Whose the dreams are that somebody who left let stand: an account nobody signs in to. */
export const nobodyId = '00000000-0000-4000-8000-000000000000';
