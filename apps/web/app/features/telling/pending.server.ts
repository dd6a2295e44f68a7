import type { Client } from '@reverie/sdk';
import { ownPath } from '#api/return-path.ts';

export type Pending = {
  /** Its first words, as many as a line shows. */
  words: string;
  /** Minutes it still waits. */
  minutes: number;
};

const hour = 60;
const longest = 90;

/** The dream that somebody told and is about to keep, where that is why they enter. Else null. */
export async function readPending(
  { guestDreams }: Pick<Client, 'guestDreams'>,
  from: string | null,
): Promise<Pending | null> {
  const path = ownPath(from);
  const told = path && URL.parse(path, 'http://here.invalid');
  const [, id] = (told && /^\/told\/([\w-]{36})$/.exec(told.pathname)) || [];
  const key = told ? told.searchParams.get('key') : null;
  if (id === undefined || !key) return null;
  try {
    const { content } = await guestDreams.get({ id, key });
    const left = (toldAt(id) + hour * 60_000 - Date.now()) / 60_000;
    return { words: beginningOf(content), minutes: Math.max(1, Math.floor(left)) };
  } catch {
    // Gone, or never there: the door opens all the same.
    return null;
  }
}

/** Such an id begins with its moment. */
function toldAt(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
}

function beginningOf(content: string): string {
  const text = content.replace(/\s+/g, ' ').trim();
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).replace(/[\s,;:.]+\S*$/, '')}…`;
}
