import { z } from 'zod';

export const pseudonymSchema = z
  .strictObject({
    id: z.uuid().meta({ description: 'Of this name in this community; elsewhere it is nobody’s.' }),
    name: z.strictObject({ fr: z.string(), en: z.string() }),
  })
  .meta({ id: 'Pseudonym', description: 'Who somebody is in one community.' });
export type Pseudonym = z.infer<typeof pseudonymSchema>;
