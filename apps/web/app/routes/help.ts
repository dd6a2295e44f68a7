import { type LoaderFunctionArgs, redirect } from 'react-router';
import { findHelp } from '#help/find-help.ts';
import { languageOf } from '#language/language.ts';

const most = 8;
/** The texts change with the server alone: what was just typed need not be asked for again. */
const minutesKept = 5;

/** `/help?q=` finds help in the language of whoever asks, as JSON. Bare, it leads to the help page. */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams.get('q');
  if (query === null) return redirect('/support');
  const results = findHelp(languageOf(request.headers), query, most).map(
    ({ id, title, excerpt, href, category }) => ({ id, title, excerpt, href, category }),
  );
  const headers = {
    'cache-control': `private, max-age=${minutesKept * 60}`,
    vary: 'cookie, accept-language',
  };
  return Response.json({ results }, { headers });
}
