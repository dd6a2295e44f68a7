import { api } from '@reverie/contract';
import { presentReceipt } from '#features/consents/reads.ts';
import { receiptPage } from '#features/consents/rules.ts';
import type { ConsentService } from '#features/consents/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';
import { clientAddress } from '#platform/http/visitor.ts';

/** Binds the calls of contract/consents to their use cases. */
export function consentRoutes(app: ApiApp, consents: ConsentService): void {
  const { list, choose, receipt, receiptPage: page } = api.consents;

  bind(app, list, async ({ principal, query }) => ({
    status: 200,
    body: await consents.list(principal, query.language),
  }));

  bind(app, choose, async ({ principal, params, body, context }) => ({
    status: 200,
    body: await consents.choose(principal, params.kind, {
      ...body,
      address: clientAddress(context),
    }),
  }));

  bind(app, receipt, async ({ principal, params }) => {
    const { username } = principal;
    const kept = presentReceipt(await consents.receipt(principal, params.id));
    const body = `${JSON.stringify({ username, ...kept }, null, 2)}\n`;
    return { status: 200, body, headers: asFile(kept.id, 'json') };
  });

  bind(app, page, async ({ principal, params }) => {
    const row = await consents.receipt(principal, params.id);
    const body = receiptPage(
      { ...presentReceipt(row), language: row.language ?? 'fr' },
      principal.username,
    );
    return { status: 200, body, headers: asFile(row.id, 'html') };
  });
}

function asFile(id: string, kind: 'json' | 'html') {
  return { 'content-disposition': `attachment; filename="reverie-${id.slice(-12)}.${kind}"` };
}
