import { z } from 'zod';
import { maximumPasswordLength } from '#accounts.rules.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { leavingDays, leftDreams } from '#leaving.rules.ts';
import { routes } from '#routes.ts';

export const leaveSchema = z
  .strictObject({
    password: z
      .string()
      .max(maximumPasswordLength * 8)
      .optional()
      .meta({ description: 'Left out where there is none.' }),
    dreams: z.enum(leftDreams).meta({
      description: 'What becomes of published dreams: `delete`, or `orphan`: left without a name.',
    }),
  })
  .meta({ id: 'Leave' });
export type Leave = z.infer<typeof leaveSchema>;

export const leavingEndpoints = endpoints({
  leave: {
    route: routes.leaving.leave,
    isOpenToSuspended: true,
    limits: ['changes', 'networkChanges'],
    summary: `Have one’s account erased in ${leavingDays} days, with everything that is one’s own`,
    access: 'session',
    body: leaveSchema,
    responses: { 202: z.strictObject({ leavesAt: z.iso.datetime() }) },
    errors: ['proof_required', 'wrong_password', 'too_many_attempts', 'last_webmaster'],
  },
  stay: {
    route: routes.leaving.stay,
    isOpenToSuspended: true,
    limits: ['changes', 'networkChanges'],
    summary: 'Change one’s mind: nothing is erased',
    access: 'session',
    responses: { 204: null },
    errors: [],
  },
} satisfies Record<string, Endpoint>);
