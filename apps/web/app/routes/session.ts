import type { ActionFunctionArgs } from 'react-router';
import { userContext } from '#api/context.ts';
import { readCookie } from '#language/language.ts';

/**
 * Tells a page of ours the token of the session it was rendered for. A form sent before the scripts
 * came, or without any, leaves the session in a cookie that scripts cannot read; the calls of the
 * page want its token. The platform hears posts from our own origin only.
 */
export function action({ request, context }: ActionFunctionArgs) {
  const token = context.get(userContext) && readCookie(request.headers.get('cookie'), 'session');
  return Response.json({ token }, { headers: { 'cache-control': 'no-store' } });
}
