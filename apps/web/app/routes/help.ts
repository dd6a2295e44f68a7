import { type ActionFunctionArgs, redirect } from 'react-router';
import { findHelp } from '#help/find-help.ts';
import { languageOf } from '#language/language.ts';
import { textOf } from '#ui/form-text.ts';

const most = 8;

/**
 * Finds help for a question, in the asker's language, as JSON. It is posted: people write
 * here in distress, and an address is kept by every proxy and history on its way.
 */
export async function action({ request }: ActionFunctionArgs) {
  const question = textOf(await request.formData(), 'q');
  const results = findHelp(languageOf(request.headers), question, most).map(
    ({ id, title, excerpt, href, category }) => ({ id, title, excerpt, href, category }),
  );
  return Response.json({ results }, { headers: { 'cache-control': 'no-store' } });
}

/** Reached by its address, it leads to the page that helps. */
export function loader() {
  return redirect('/support');
}
