import { preferenceCookie } from '#keeping/cookies.ts';
import { isLanguage, readCookie } from '#language/language.ts';

export type Heard = {
  request: Request;
  /** What keeps the language, as far as this reader agreed to. */
  cookies: string[];
};

/**
 * `?lang=en` on any page is a choice of language: this request is answered as if it had been made
 * before, and the cookie keeps it for those that follow. Anything else it may say is not heard.
 */
export function hearLanguage(request: Request, origin: string): Heard {
  const asked = new URL(request.url).searchParams.get('lang');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const cookies = request.headers.get('cookie');
  // A form is sent from a page that has kept the choice already.
  if (!isLanguage(asked) || !isRead || readCookie(cookies, 'language') === asked) {
    return { request, cookies: [] };
  }
  const headers = new Headers(request.headers);
  headers.set('cookie', [`language=${asked}`, ...(cookies ? [cookies] : [])].join('; '));
  const { method, signal, url } = request;
  return {
    request: new Request(url, { method, headers, signal }),
    cookies: [preferenceCookie('language', asked, { origin, cookies })],
  };
}
