import type { ActionFunctionArgs } from 'react-router';
import { apiContext } from '#api/context.ts';
import { codeOf } from '#api/refusal.ts';
import { textOf } from '#ui/form-text.ts';

/**
 * Tells a page of ours what a device is to sign: it changes with each time, and must be at hand when
 * somebody presses the button. What was signed goes to the action of its page. The platform hears
 * posts from our own origin only.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { passkeys } = context.get(apiContext);
  const form = await request.formData();
  const headers = { 'cache-control': 'no-store' };
  try {
    return Response.json({ options: await options() }, { headers });
  } catch (error) {
    return Response.json({ code: codeOf(error) }, { headers });
  }

  function options() {
    switch (form.get('purpose')) {
      case 'add':
        return passkeys.begin();
      case 'prove':
        return passkeys.ask({ purpose: 'prove' });
      case 'second_step':
        return passkeys.ask({ purpose: 'second_step', challenge: textOf(form, 'challenge') });
      default:
        return passkeys.ask({ purpose: 'enter' });
    }
  }
}
