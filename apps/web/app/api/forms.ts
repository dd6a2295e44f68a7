import { type ClientActionFunctionArgs, data } from 'react-router';

/** Milliseconds after which a form is told that no answer comes. */
const patience = 10_000;

/**
 * The `clientAction` of a form that must not leave the screen: it posts to the page's own action, as
 * it does without scripts. Only where no answer comes, from a network or a server that is away, does
 * it answer by itself, with what the form then says.
 */
export function unlessUnreached<Refused>(say: (form: FormData) => Refused | Promise<Refused>) {
  return async ({ request, serverAction }: ClientActionFunctionArgs) => {
    const form = await request.clone().formData();
    const answer = await reach(() => serverAction<Refused>());
    // With its status: after a form that was not taken, no page is read anew.
    return answer === unreached ? data(await say(form), { status: 503 }) : answer;
  };
}

const unreached = Symbol('unreached');

async function reach<Answer>(send: () => Promise<Answer>): Promise<Answer | typeof unreached> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const impatience = new Promise<typeof unreached>((resolve) => {
    timer = setTimeout(() => resolve(unreached), patience);
  });
  try {
    return await Promise.race([send(), impatience]);
  } catch (error) {
    // What `fetch` throws where nobody answers.
    if (error instanceof TypeError) return unreached;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
