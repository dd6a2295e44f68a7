import { evaluationText } from '#features/science/published.server.ts';

/** The evaluation as it is published, whole. */
export function loader() {
  return new Response(evaluationText, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=600',
    },
  });
}
