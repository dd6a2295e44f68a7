let settling: Promise<unknown> = Promise.resolve();

/** Calls made meanwhile wait until this device holds the token of the session, or none. */
export function settleSession(work: Promise<unknown>) {
  settling = work.catch(() => {});
}

export async function sessionSettled(): Promise<void> {
  await settling;
}
