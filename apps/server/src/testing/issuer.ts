import type { AddressInfo } from 'node:net';
import { Events, OAuth2Server } from 'oauth2-mock-server';

export type Claims = Record<string, unknown>;

export type Issuer = {
  /** Its address, as its tokens name it. */
  url: string;
  /** Whom the next tokens are about, and anything else they say. */
  says(claims: Claims): void;
  /** Lets somebody say yes: the query their browser comes back with. */
  consent(address: string): Promise<string>;
  server: OAuth2Server;
  stop(): Promise<void>;
};

/** A real issuer of OpenID Connect on loopback. It knows nobody and believes everybody. */
export async function startIssuer(): Promise<Issuer> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  server.issuer.url = url;
  let claims: Claims = {};
  server.service.on(Events.BeforeTokenSigning, ({ payload }: { payload: Claims }) => {
    Object.assign(payload, claims);
  });
  return {
    url,
    server,
    says(said) {
      claims = said;
    },
    async consent(address) {
      const response = await fetch(address, { redirect: 'manual' });
      return new URL(response.headers.get('location') ?? '').search;
    },
    stop: () => server.stop(),
  };
}
