import type { PersonWriting } from '@reverie/contract/people';
import { nameKeyOf, relations, whoIs } from '@reverie/contract/people.rules';
import type { DreamerCast } from '@reverie/oneirology';
import { z } from 'zod';

/** What is sealed of somebody. */
export const saidSchema = z.object({
  name: z.string(),
  aliases: z.array(z.string()),
  relation: z.enum(relations),
  relationWords: z.string().nullable(),
  note: z.string().nullable(),
});
export type Said = z.infer<typeof saidSchema>;

export function namesOf({ name, aliases }: Pick<Said, 'name' | 'aliases'>): string[] {
  return [name, ...aliases];
}

/** What somebody is found by. */
export function wordsOf(said: Said): string {
  return [...namesOf(said), said.relationWords, said.note].filter(Boolean).join('\n');
}

/** A name is said once of one person: the first among their further names goes. */
export function saidOf(form: PersonWriting): Said {
  const own = nameKeyOf(form.name);
  return { ...form, aliases: form.aliases.filter((alias) => nameKeyOf(alias) !== own) };
}

/** The people of one dreamer as the engine takes them: it knows people by the first of their names. */
export function castFrom(told: readonly Said[]): DreamerCast {
  const members = told.flatMap((said) =>
    namesOf(said).map((name) => {
      const first = name.trim().split(/\s+/)[0] ?? '';
      const label = first || name;
      const { relation, relationWords } = said;
      return {
        ...{ name: label.toLowerCase(), label, relation: relationWords ?? relation, dreams: 1 },
        ...whoIs(relation),
      };
    }),
  );
  return [...new Map(members.map((member) => [member.name, member])).values()];
}

/** The words of a text, as names are looked for in it. */
export function wordsIn(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []);
}

/** Whether a text names somebody of them. */
export function namesAny(text: string, cast: DreamerCast): boolean {
  if (cast.length === 0) return false;
  const words = wordsIn(text);
  return cast.some(({ name }) => words.has(name));
}
