import { api } from '@reverie/contract';
import type { Proofs } from '#features/proof/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';
import { clientAddress } from '#platform/http/visitor.ts';

export function proofRoutes(app: ApiApp, proofs: Proofs): void {
  bind(app, api.sessions.prove, async ({ principal, body, context }) => {
    await proofs.prove(principal, body, clientAddress(context));
    return { status: 204, body: null };
  });
}
