import { z } from 'zod';
import { createOAuthProvider } from '#providers/identity/oauth.ts';
import { createOidcProvider } from '#providers/identity/oidc.ts';
import type { IdentityProvider, IdentitySettings } from '#providers/identity/port.ts';

type Known = Required<Pick<IdentitySettings, 'clientId' | 'clientSecret' | 'patience'>>;

/** The adapter of a place. */
export function createIdentityProvider(settings: IdentitySettings): IdentityProvider {
  // Somebody waits in front of a white page.
  const { id, clientId, clientSecret, url, name, patience = 8 } = settings;
  const known = { clientId, clientSecret, patience };
  if (id === 'github') return github({ ...known, url: url ?? 'https://github.com' });
  if (id === 'facebook') return facebook({ ...known, url });
  if (id === 'google') {
    const issuer = url ?? 'https://accounts.google.com';
    return createOidcProvider({ ...known, id, name: 'Google', issuer });
  }
  if (!url) throw new Error('an issuer of OpenID Connect has an address');
  return createOidcProvider({ ...known, id, name: name ?? new URL(url).host, issuer: url });
}

const githubUser = z.object({ id: z.int(), login: z.string().min(1).max(100) });
const githubEmails = z
  .array(z.object({ email: z.string().max(254), primary: z.boolean(), verified: z.boolean() }))
  .catch([]);

/** https://docs.github.com/en/apps/oauth-apps: no OpenID Connect there. */
function github({ url, ...known }: Known & { url: string }): IdentityProvider {
  // A server of one's own has its API below itself.
  const api = url === 'https://github.com' ? 'https://api.github.com' : `${url}/api/v3`;
  return createOAuthProvider({
    ...known,
    id: 'github',
    name: 'GitHub',
    issuer: url,
    authorisation: `${url}/login/oauth/authorize`,
    token: `${url}/login/oauth/access_token`,
    scope: 'read:user user:email',
    async readIdentity(get) {
      const user = githubUser.safeParse(await get(`${api}/user`));
      if (!user.success) return null;
      const emails = githubEmails.parse(await get(`${api}/user/emails`));
      const email = emails.find(({ primary }) => primary);
      return {
        subject: String(user.data.id),
        email: email?.email ?? null,
        isEmailVerified: email?.verified ?? false,
        name: user.data.login,
      };
    },
  });
}

const facebookUser = z.object({
  id: z.string().min(1).max(255),
  name: z.string().max(200).optional(),
  email: z.string().max(254).optional(),
});

/** https://developers.facebook.com/docs/facebook-login: nobody says there that an address was tried. */
function facebook({ url, ...known }: Known & { url: string | undefined }): IdentityProvider {
  const graph = url ?? 'https://graph.facebook.com';
  return createOAuthProvider({
    ...known,
    id: 'facebook',
    name: 'Facebook',
    issuer: url ?? 'https://www.facebook.com',
    authorisation: `${url ?? 'https://www.facebook.com'}/v23.0/dialog/oauth`,
    token: `${graph}/v23.0/oauth/access_token`,
    scope: 'public_profile email',
    async readIdentity(get) {
      const user = facebookUser.safeParse(await get(`${graph}/v23.0/me?fields=id,name,email`));
      if (!user.success) return null;
      const { id, email, name } = user.data;
      return { subject: id, email: email ?? null, isEmailVerified: false, name: name ?? null };
    },
  });
}
