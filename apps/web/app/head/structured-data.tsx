import { inlineJson } from '#head/escape.ts';
import { useNonce } from '#ui/nonce.tsx';

/** JSON-LD, for machines that read the page. `data` is a schema.org node, or a list of them. */
export function StructuredData({ data }: { data: object | readonly object[] }) {
  const nodes = [data].flat().map((node) => ({ '@context': 'https://schema.org', ...node }));
  return (
    <script
      type="application/ld+json"
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of JSON, its angle brackets escaped
      dangerouslySetInnerHTML={{ __html: inlineJson(nodes.length === 1 ? nodes[0] : nodes) }}
    />
  );
}
