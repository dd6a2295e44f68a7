import { type ReactElement, useEffect } from 'react';
import { Scripts } from 'react-router';
import { inlineJson } from '#head/escape.ts';
import { firstVisit } from '#head/first-visit.ts';
import { elementsIn } from '#head/sheets.tsx';
import { useNonce } from '#ui/nonce.tsx';

type ScriptProps = {
  rel?: string;
  href?: string;
  type?: string;
  dangerouslySetInnerHTML?: { __html: string };
};

/**
 * The scripts of a page, asked for once the page is painted: until then its pictures and its type
 * have the network and the processor to themselves. ADR 0019.
 */
export function LateScripts() {
  const nonce = useNonce();
  useEffect(() => {
    document.documentElement.dataset.listening = '';
  }, []);
  // As in `sheets.tsx`: what the router's component would render is what it knows.
  const elements = elementsIn(Scripts({ nonce })) as ReactElement<ScriptProps>[];
  const parts = elements.flatMap(({ props }) => (props.rel === 'modulepreload' ? props.href : []));
  return elements
    .filter(({ type }) => type === 'script')
    .map((script) => {
      const { type, dangerouslySetInnerHTML: source } = script.props;
      if (type !== 'module' || !source) return script;
      return (
        <script
          key={script.key}
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made of the build's own names
          dangerouslySetInnerHTML={{ __html: afterPaint(parts, source.__html) }}
        />
      );
    });
}

/**
 * A script that waits for the first paint, then fetches every part at once and runs `source`. It is
 * nothing in a browser, where it has run: React leaves what the server wrote as it stands.
 */
function afterPaint(parts: readonly (string | undefined)[], source: string): string {
  if (!import.meta.env.SSR) return '';
  const given = `${inlineJson(parts)}, ${inlineJson(source)}, document.currentScript.nonce`;
  return `(${begin})(${given})`;
}

/**
 * Runs in the page, as it is printed here: it may use nothing of this module. A painting that leads
 * is part of what is first seen: it has the network to itself until it is there. Parts that several
 * pages share are evaluated one by one: together they would hold a phone's processor.
 */
const begin = `(parts, source, nonce) => {
  const readOn = (${firstVisit})();
  const shared = parts.filter((href) => !source.includes(href));
  const put = (name, given) => {
    const element = Object.assign(document.createElement(name), given);
    document.head.append(element);
    element.remove();
  };
  let hasBegun = false;
  const start = async () => {
    if (hasBegun) return;
    hasBegun = true;
    readOn();
    for (const href of parts) put('link', { rel: 'modulepreload', href });
    for (const href of shared) {
      await import(href).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve));
    }
    put('script', { type: 'module', textContent: source, nonce });
  };
  const painted = () => {
    const leading = document.querySelector('img[fetchpriority=high]');
    if (!leading) return start();
    const seen = () => requestAnimationFrame(() => setTimeout(start));
    leading.decode().then(seen, seen);
  };
  // A page in a tab behind others is painted when it is looked at; it is made ready before.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) start();
  else new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
  setTimeout(start, 3000);
}`;
