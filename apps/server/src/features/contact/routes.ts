import { api } from '@reverie/contract';
import type { Contact } from '#features/contact/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

/** Binds the call of contract/contact to its use case. */
export function contactRoutes(app: ApiApp, contact: Contact): void {
  bind(app, api.contact.send, async ({ body }) => ({
    status: 201,
    body: await contact.send(body),
  }));
}
