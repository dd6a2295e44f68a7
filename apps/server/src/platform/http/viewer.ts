import type { AccountLanguage, Role } from '@reverie/contract/accounts.rules';

/** Who asks, once the session is known to be alive. */
export type Viewer = {
  userId: string;
  username: string;
  role: Role;
  sessionId: string;
  /** When the session ends by itself. */
  endsAt: Date;
  language: AccountLanguage;
};

/** Finds whose living session a token opens. Null for a forged, ended or revoked one. */
export type ResolveViewer = (token: string) => Promise<Viewer | null>;
