import { useLocation, useMatches, useRouteLoaderData } from 'react-router';
import { addressOf, alternates } from '#head/address.ts';
import { brief } from '#head/brief.ts';
import type { Preview } from '#head/preview-of.ts';
import { StructuredData } from '#head/structured-data.tsx';
import { useLanguage } from '#language/messages.tsx';
import type { Page } from '#pages/page.ts';
import { pages } from '#pages/pages.ts';

const siteName = 'Reverie';
/** Of a preview picture, in pixels: what networks show beside a link. */
const previewSize = { width: 1200, height: 630 };
const locales = { fr: 'fr_FR', en: 'en_GB' };

type DocumentHeadProps = {
  /** Without the name of the site, unless `isWhole`. The page's name by default. */
  title?: string;
  isWhole?: boolean;
  /** Whatever is longer than a description is shortened to one. */
  description?: string | undefined;
  /** What tells this page from others at its path, such as `?page=2`. */
  query?: string;
  /** The one of the page's family by default; null where no picture may stand beside a link. */
  preview?: Preview | null | undefined;
  kind?: 'website' | 'article';
  /** False for what is nobody else's to find. As the list of pages says by default. */
  isListed?: boolean | undefined;
  data?: object | readonly object[] | undefined;
  /** Where this page may stand in another one. */
  isEmbeddable?: boolean;
};

/** How search engines and link previews see a page. React lifts all of it into the head. */
export function DocumentHead({
  title: ownTitle,
  isWhole = false,
  description: whole,
  query = '',
  preview: own,
  kind = 'website',
  isListed: isOwnListed,
  data,
  isEmbeddable = false,
}: DocumentHeadProps) {
  const language = useLanguage();
  const page = usePage();
  const title = ownTitle ?? page?.name?.[language] ?? siteName;
  const isListed = isOwnListed ?? page?.robots.startsWith('listed') ?? false;
  const name = isWhole ? title : `${title} · ${siteName}`;
  const { pathname, search } = useLocation();
  const path = `${pathname}${query}`;
  const { origin, preview: common } =
    useRouteLoaderData<{ origin: string; preview: Preview }>('root') ?? {};
  const preview = own === undefined ? common : own;
  if (!isListed || !origin) {
    return (
      <>
        <title>{name}</title>
        {!isListed && <meta name="robots" content="noindex" />}
      </>
    );
  }
  const description = whole && brief(whole);
  const address = addressOf(search, origin, path);
  return (
    <>
      <title>{name}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={address} />
      {alternates(origin, path).map((other) => (
        <link key={other.language} rel="alternate" hrefLang={other.language} href={other.href} />
      ))}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content={kind} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address} />
      {preview && (
        <>
          <meta property="og:image" content={`${origin}${preview.path}`} />
          <meta property="og:image:type" content={preview.type ?? 'image/jpeg'} />
          <meta property="og:image:width" content={String(previewSize.width)} />
          <meta property="og:image:height" content={String(previewSize.height)} />
          <meta property="og:image:alt" content={preview.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {isEmbeddable && (
        <link
          rel="alternate"
          type="application/json+oembed"
          href={`${origin}/api/oembed?${new URLSearchParams({ url: `${origin}${pathname}` })}`}
          title={title}
        />
      )}
      {data && <StructuredData data={data} />}
    </>
  );
}

/** The entry of the page at hand. */
function usePage(): Page | undefined {
  const id = useMatches().at(-1)?.id;
  return pages.find(({ route }) => id === `routes/${route}`);
}
