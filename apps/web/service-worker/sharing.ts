import type { PersonHere } from '#keeping/device/database.ts';
import { personHere } from '#keeping/device/person.ts';
import { sendAll } from '#keeping/device/sending.ts';
import { keepPiece, keepThing } from '#keeping/device/things.ts';

/** Where a phone's sheet of shares sends what is given to Reverie: no server hears of it there. */
export const sharePath = '/share';

/** Bytes of a sound that are sealed at once. */
const pieceSize = 262_144;

/**
 * Keeps what another application shares, sealed, for whoever is signed in here: words open the form
 * of a private dream, a sound goes to the journal like one that was spoken.
 */
export async function takeShared(event: FetchEvent): Promise<Response> {
  const person = await personHere();
  if (!person) return Response.redirect('/login', 303);
  try {
    const form = await event.request.formData();
    const sound = form.get('sound');
    if (sound instanceof File && sound.size > 0) {
      await keepSound(person, sound);
      event.waitUntil(sendAll().catch(() => {}));
      return Response.redirect('/journal', 303);
    }
    const words = ['title', 'text', 'url'].flatMap((name) => {
      const value = form.get(name);
      return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : [];
    });
    if (words.length === 0) return Response.redirect('/dreams/new', 303);
    const id = crypto.randomUUID();
    const says = { text: [...new Set(words)].join('\n\n'), writtenAt: new Date().toISOString() };
    await keepThing(person, { id, kind: 'shared', state: 'kept', says });
    return Response.redirect(`/dreams/new?${new URLSearchParams({ waiting: id })}`, 303);
  } catch {
    // No room, or no form: the page that says what this device keeps says that as well.
    return Response.redirect('/offline', 303);
  }
}

async function keepSound(person: PersonHere, sound: File): Promise<void> {
  const id = crypto.randomUUID();
  const facts = { type: sound.type || 'audio/mpeg', startedAt: new Date().toISOString() };
  for (let index = 0; index * pieceSize < sound.size; index += 1) {
    const part = sound.slice(index * pieceSize, (index + 1) * pieceSize);
    await keepPiece(person, { thing: id, index, bytes: new Uint8Array(await part.arrayBuffer()) });
  }
  const says = { ...facts, seconds: null, isKeyword: false };
  await keepThing(person, { id, kind: 'recording', state: 'waiting', says });
}
