const minute = 60_000;
const day = 24 * 60 * minute;

/** What two spellings of one address have in common. */
export function addressKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Enough to know one's own address by, on a page a forwarded letter may open: `a…@example.org`. */
export function hintOfAddress(email: string): string {
  const [local = '', domain = ''] = email.split(/@(?=[^@]*$)/);
  return `${[...local][0] ?? ''}…@${domain}`;
}

/**
 * Whether one more letter may go to an address somebody typed: a second one after ten minutes, the
 * next ones a day apart, so that nobody's mailbox is filled through our form.
 */
export function mayMailAgain({ asked, mailedAt }: Asking, now: Date): boolean {
  const pause = asked > 1 ? day : 10 * minute;
  const passed = now.getTime() - mailedAt.getTime();
  // A clock that was set back has nobody wait for the time it lost.
  return passed >= pause || passed < -minute;
}

type Asking = { asked: number; mailedAt: Date };
