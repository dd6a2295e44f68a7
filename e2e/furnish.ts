import type { Client } from '@reverie/sdk';
import { type Person, settle, someone } from '#people.ts';
import type { Server } from '#server.ts';
import type { DemoDream } from '../apps/server/src/demo/demo-dream.ts';
import { englishDreams } from '../apps/server/src/demo/dreams-en.ts';
import { frenchDreams } from '../apps/server/src/demo/dreams-fr.ts';
import { longDreams } from '../apps/server/src/demo/long-dreams.ts';

const patience = 180_000;

/** Of both languages, and a long one. */
export const someDreams: readonly DemoDream[] = [
  ...frenchDreams.slice(0, 2),
  ...englishDreams.slice(0, 2),
  ...longDreams.slice(0, 1),
];

export type Furnished = {
  owner: Person;
  token: string;
  /** Path of the last dream. */
  dream: string;
  /** Of a journal that was brought, and waits for a word. */
  importId: string;
};

/** Founds a community that everybody may join, and tells its slug. */
export async function foundCommunity(api: Client): Promise<string> {
  const words = { description: 'Les rêves où il y a de l’eau.', rules: ['Jamais de vrai nom.'] };
  return (await api.communities.create({ name: 'Rives', kind: 'open', ...words })).slug;
}

/** Tells a dream otherwise, and what came to its dreamer later; says something of a night. */
async function layer(api: Client, id: string): Promise<void> {
  const { report, content } = await api.dreams.get({ id });
  const told = report ?? content;
  await api.dreams.update({ id, report: `${told.replace(/\.$/, '')}, comme à la parade.` });
  await api.layers.add({ id, content: 'Il y avait un bateau en papier, plié dans une lettre.' });
  await api.layers.add({
    ...{ id, content: 'La rue Sénac, où j’ai grandi.', kind: 'association' },
    passage: content.split(' ').slice(0, 3).join(' '),
  });
  const { night } = await api.layers.get({ id });
  const dayNote = 'Fuite chez le voisin du dessus, un seau sous le plafond. Appelé maman.';
  for (const date of [night.date, '2026-03-02']) {
    await api.nights.put({ date, dayNote, bedtime: '23:40', rising: '07:10', quality: 3 });
  }
  const removed = await api.dreams.create({ content: 'Une zibeline.', visibility: 'private' });
  await api.dreams.remove({ id: removed.id });
}

/** Somebody tells dreams of the demonstration community. Resolves when what may be painted is. */
export async function furnish(server: Server, dreams: readonly DemoDream[]): Promise<Furnished> {
  const owner = someone('maelle');
  const { token, api } = await settle(server, owner);
  await api.accounts.updateProfile({ preferences: { isPublic: true } });
  let last = '';
  for (const [place, dream] of dreams.entries()) {
    const { content, report, title, tags, mood, types, warnings } = dream;
    // A few nights apart, two of them at times in one.
    const nightsAgo = Math.ceil(((dreams.length - 1 - place) * 2) / 3) * 3;
    const dreamedAt = new Date(Date.now() - nightsAgo * 86_400_000 - place * 600_000).toISOString();
    const declared = warnings.length > 0 ? { warnings: [...warnings] } : {};
    const facts = { mood, tags: [...tags], types: [...types], ...declared };
    const told = { content, report: report ?? null, title: title ?? null, dreamedAt, ...facts };
    last = (await api.dreams.create(told)).id;
  }
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const page = await api.dreams.list({ pageSize: dreams.length });
    const isComing = page.dreams.some(({ imageStatus }) => /queued|running/.test(imageStatus));
    if (!isComing) break;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await layer(api, last);
  const file = new File(['date,text\n2026-01-04,Un phare.\n'], 'nuits.csv');
  const { id: importId } = await api.imports.request({ file });
  return { owner, token, dream: `/dreams/${last}`, importId };
}
