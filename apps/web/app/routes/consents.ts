import { type ActionFunctionArgs, type ClientActionFunctionArgs, redirect } from 'react-router';
import { browserApi } from '#api/browser.ts';
import { apiContext, requireUser } from '#api/context.ts';
import { codeOf } from '#api/refusal.ts';
import { readToken } from '#api/token.ts';
import { readChoice } from '#features/consents/choice.ts';
import type { ConsentOutcome } from '#features/consents/consent-section.tsx';

const place = '/profile#consents';

/** Keeps a choice made without scripts. Its page then shows what holds, whatever became of it. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const choice = readChoice(await request.formData());
  if (choice) await context.get(apiContext).consents.choose(choice).catch(codeOf);
  throw redirect(place);
}

export async function clientAction(args: ClientActionFunctionArgs): Promise<ConsentOutcome> {
  // A session begun without scripts is known to the server alone.
  if (readToken() === null) return args.serverAction<ConsentOutcome>();
  const choice = readChoice(await args.request.formData());
  try {
    if (choice) await browserApi().consents.choose(choice);
    return { refusal: null };
  } catch (error) {
    return { refusal: codeOf(error) };
  }
}

/** Reached by its address, it leads to where the choice is made. */
export function loader() {
  throw redirect(place);
}
