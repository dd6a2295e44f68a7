import { personHere } from '#keeping/device/person.ts';
import { dropThing, findThing, keepThing, type OpenThing } from '#keeping/device/things.ts';
import { readWritten, type WrittenForm } from '#keeping/device/written.rules.ts';

type Written = { id: string; kind: 'dream' | 'edit' | 'night'; form: WrittenForm };

/**
 * Keeps a form that found no network, to be sent once there is one: the same form again takes its
 * place. Answers the name it is kept by; null where this device keeps nothing.
 */
export async function keepForm({ id, kind, form }: Written): Promise<string | null> {
  const person = await personHere();
  if (!person) return null;
  const own = idFor(person.id, id);
  const isKept = keepThing(person, { id: own, kind, state: 'waiting', says: form });
  return isKept.then(
    () => own,
    () => null,
  );
}

/** What was typed into a form, as it is posted. */
export function fieldsOf(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
}

/** Whether the same form waits here already. */
export async function isKept(id: string): Promise<boolean> {
  const person = await personHere().catch(() => null);
  return person !== null && (await findThing(person, idFor(person.id, id))) !== null;
}

/** A form that is sent, or given up, waits no more. */
export async function dropForm(id: string): Promise<void> {
  const person = await personHere().catch(() => null);
  if (person && (await isKept(id))) await dropThing(idFor(person.id, id));
}

/** Words that were taken up by a form which is sent. */
export async function dropTakenUp(id: string): Promise<void> {
  const person = id === '' ? null : await personHere();
  if (person && (await findThing(person, id))) await dropThing(id);
}

/** A form that waits, to be shown in its page again; null where there is none by that name. */
export async function findForm(id: string): Promise<(OpenThing & { form: WrittenForm }) | null> {
  const person = await personHere();
  const thing = person && (await findThing(person, id));
  const form = thing && readWritten(thing.says);
  return thing && form ? { ...thing, form } : null;
}

/** Two people may write of the same night on one device. */
function idFor(person: string, id: string): string {
  return `${person} ${id}`;
}
