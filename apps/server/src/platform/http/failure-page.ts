import type { Problem } from '#platform/http/problem.ts';

type Words = { title: string; text: string; again: string };

const words: Record<'fr' | 'en', { away: Words; broken: Words }> = {
  fr: {
    away: {
      title: 'Indisponible pour un instant',
      text: 'Rien n’est perdu. Réessayez dans quelques secondes.',
      again: 'Réessayer',
    },
    broken: {
      title: 'Quelque chose s’est mal passé',
      text: 'La faute est de notre côté, et elle a été notée.',
      again: 'Réessayer',
    },
  },
  en: {
    away: {
      title: 'Unavailable for a moment',
      text: 'Nothing is lost. Try again in a few seconds.',
      again: 'Try again',
    },
    broken: {
      title: 'Something went wrong',
      text: 'The fault is ours, and it has been noted.',
      again: 'Try again',
    },
  },
};

/** Whether somebody waits for a page, who should not be shown problem details. */
export function wantsPage(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false;
}

/** What a browser shows where not even the pages' own error page could be made. */
export function failurePage(problem: Problem, request: Request): Response {
  const preferred = request.headers.get('accept-language') ?? 'fr';
  const language = /^\s*en\b/i.test(preferred) ? 'en' : 'fr';
  const { title, text, again } = words[language][problem.status === 503 ? 'away' : 'broken'];
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · Reverie</title>
<style>
  :root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif; }
  body { max-width: 36rem; margin: 20vh auto; padding: 0 1.5rem; }
</style>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${again}</a></p>
</html>
`;
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  if (problem.retryAfter !== undefined) headers.set('retry-after', String(problem.retryAfter));
  return new Response(html, { status: problem.status, headers });
}
