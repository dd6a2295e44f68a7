import { z } from 'zod';
import { type Endpoint, endpoints } from '#endpoint.ts';
import {
  aliasLimit,
  nameKeyOf,
  personNameLimit,
  personNoteLimit,
  relations,
  relationWordsLimit,
} from '#people.rules.ts';
import { routes } from '#routes.ts';
import { writtenText } from '#text.ts';

const name = writtenText({ max: personNameLimit }).transform((text) => text.trim());

const told = {
  name,
  aliases: z
    .array(name)
    .max(aliasLimit)
    .transform((names) => [...new Map(names.map((each) => [nameKeyOf(each), each])).values()])
    .meta({ description: 'Other names for the same person.' }),
  relation: z.enum(relations),
  relationWords: writtenText({ max: relationWordsLimit })
    .nullable()
    .meta({ description: 'Who they are in the dreamer’s own words, where the list is too short.' }),
  note: writtenText({ max: personNoteLimit }).nullable(),
};

export const personWritingSchema = z
  .strictObject({
    ...told,
    aliases: told.aliases.default([]),
    relationWords: told.relationWords.default(null),
    note: told.note.default(null),
  })
  .meta({ id: 'PersonWriting' });
export type PersonWriting = z.infer<typeof personWritingSchema>;

export const personSchema = z
  .strictObject({
    id: z.uuid(),
    ...{ name: z.string(), aliases: z.array(z.string()), relation: told.relation },
    ...{ relationWords: z.string().nullable(), note: z.string().nullable() },
    isUnreadable: z.boolean(),
    dreams: z.int().min(0).meta({ description: 'In how many of one’s dreams.' }),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'ToldPerson' });
export type ToldPerson = z.infer<typeof personSchema>;

export const peopleSchema = z
  .strictObject({
    people: z.array(personSchema),
    proposed: z
      .array(z.strictObject({ name: z.string(), dreams: z.int().min(1) }))
      .meta({ description: 'Names met in dreams of whom nobody was told yet, most met first.' }),
    dreams: z.int().min(0).meta({ description: 'How many dreams were read.' }),
  })
  .meta({ id: 'ToldPeople' });
export type ToldPeople = z.infer<typeof peopleSchema>;

const personPath = z.strictObject({ id: z.uuid() });
const limits = ['changes', 'networkChanges'] as const;

export const peopleEndpoints = endpoints({
  list: {
    route: routes.people.list,
    summary: 'The people you told of, and names your dreams hold that you did not',
    access: 'session',
    responses: { 200: peopleSchema },
    errors: [],
  },
  tell: {
    route: routes.people.tell,
    summary: 'Say who somebody is; your dreams that name them are read again, for you alone',
    access: 'session',
    body: personWritingSchema,
    limits,
    responses: { 201: personSchema },
    errors: ['name_taken', 'people_full', 'sealing_off'],
  },
  update: {
    route: routes.people.update,
    summary: 'Say it otherwise, or rename somebody, in every dream at once',
    access: 'session',
    params: personPath,
    body: personWritingSchema,
    limits,
    responses: { 200: personSchema },
    errors: ['name_taken', 'sealing_off'],
  },
  merge: {
    route: routes.people.merge,
    summary: 'Make one person of two: the names of the other become further names of this one',
    access: 'session',
    params: personPath,
    body: z.strictObject({ other: z.uuid() }).meta({ id: 'PersonMerge' }),
    limits,
    responses: { 200: personSchema },
    errors: ['people_full', 'sealing_off'],
  },
  remove: {
    route: routes.people.remove,
    summary: 'Forget who somebody is; your dreams are read again without it',
    access: 'session',
    params: personPath,
    limits,
    responses: { 204: null },
    errors: [],
  },
} satisfies Record<string, Endpoint>);
