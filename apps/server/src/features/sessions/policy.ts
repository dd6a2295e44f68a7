import type { Role } from '@reverie/contract/accounts.rules';

type Holder = { role: Role; hasFactor: boolean };

/**
 * Whether somebody's role opens nothing yet: a webmaster guards other people's dreams, and where
 * people come by https a password alone is too little for that.
 */
export function lacksFactor({ role, hasFactor }: Holder, origin: string | undefined): boolean {
  const isReached = origin?.startsWith('https:') ?? false;
  return isReached && role === 'webmaster' && !hasFactor;
}
