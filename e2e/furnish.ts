import { type Person, settle, someone } from '#people.ts';
import type { Server } from '#server.ts';
import type { DemoDream } from '../apps/server/src/demo/demo-dream.ts';

const patience = 180_000;

export type Furnished = {
  owner: Person;
  token: string /** Path of the last dream. */;
  dream: string;
};

/** Somebody tells dreams of the demonstration community. Resolves when what may be painted is. */
export async function furnish(server: Server, dreams: readonly DemoDream[]): Promise<Furnished> {
  const owner = someone('maelle');
  const { token, api } = await settle(server, owner);
  let last = '';
  for (const { content, report, title, tags, mood, types, warnings } of dreams) {
    const declared = warnings.length > 0 ? { warnings: [...warnings] } : {};
    const facts = { mood, tags: [...tags], types: [...types], ...declared };
    const told = { content, report: report ?? null, title: title ?? null, ...facts };
    last = (await api.dreams.create(told)).id;
  }
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const page = await api.dreams.list({ pageSize: dreams.length });
    const isComing = page.dreams.some(({ imageStatus }) => /queued|running/.test(imageStatus));
    if (!isComing) break;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return { owner, token, dream: `/dreams/${last}` };
}
