import {
  Children,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react';
import { Links } from 'react-router';
import { readingType } from '#head/type.ts';
import { useNonce } from '#ui/nonce.tsx';

/** Texts by their addresses; a sheet without one can only be linked to. */
type SheetTexts = ReadonlyMap<string, string>;

const SheetTextsContext = createContext<SheetTexts>(new Map());

/** On the server: what may be written into the document. */
export function SheetsProvider({ sheets, children }: { sheets: SheetTexts; children: ReactNode }) {
  return <SheetTextsContext value={sheets}>{children}</SheetTextsContext>;
}

type LinkProps = { rel?: string; href?: string };
type Written = { text: string; nonce: string | undefined };

/** In a browser: what the server wrote into this document, until the page that it wrote is awake. */
const written = new Map<string, Written>();
if (typeof document !== 'undefined') {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    const { dataset, textContent, nonce } = style;
    if (dataset.href) written.set(dataset.href, { text: textContent, nonce });
  }
}

/**
 * What the routes of a page link to. The server writes their style sheets into the document itself,
 * so that a first visit is painted as soon as it has arrived; sheets that a later page brings are
 * links, which the router fetches before it shows that page. ADR 0019.
 */
export function Sheets({ isFirstVisit }: { isFirstVisit: boolean }) {
  const nonce = useNonce();
  // The router alone knows the links of the routes at hand. It says so to a caller of the hook
  // that its component is.
  const links = Links({ nonce });
  useEffect(() => written.clear(), []);
  return elementsIn(links).map((link) => {
    const { rel, href } = link.props;
    if (rel === 'stylesheet' && href) return <Sheet key={link.key} href={href} link={link} />;
    return isFirstVisit && href === readingType.href ? null : link;
  });
}

function Sheet({ href, link }: { href: string; link: ReactElement }) {
  const texts = useContext(SheetTextsContext);
  const nonce = useNonce();
  const [own] = useState<Written | undefined>(() => {
    const text = texts.get(href);
    return text === undefined ? written.get(href) : { text, nonce };
  });
  if (!own) return link;
  return (
    <style
      data-href={href}
      nonce={own.nonce}
      // Browsers hide a nonce from the document.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the build
      dangerouslySetInnerHTML={{ __html: own.text }}
    />
  );
}

/** Through fragments and lists, in their order. */
export function elementsIn(node: ReactNode): ReactElement<LinkProps>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<LinkProps & { children?: ReactNode }>(child)) return [];
    return child.type === 'link' || child.type === 'script'
      ? [child]
      : elementsIn(child.props.children);
  });
}
