import type { Credits } from '@reverie/contract/images';
import { DocumentHead } from '#head/document-head.tsx';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { Page, PageHead } from '#ui/page.tsx';

/** Whose silhouettes the painter sculpts its figures from, as their licences ask. */
export function CreditsPage({ collections }: Credits) {
  const t = useMessages('credits');
  const { number } = useFormats();
  const count = collections.reduce((total, { symbols }) => total + symbols.length, 0);
  return (
    <Page>
      <DocumentHead title={t.title} description={t.lead(number(count))} />
      <PageHead title={t.title} lead={t.lead(number(count))} />
      <div className="grid max-w-4xl">
        {collections.map((collection) => (
          <CollectionEntry key={`${collection.credit} ${collection.licence}`} {...collection} />
        ))}
      </div>
    </Page>
  );
}

function CollectionEntry({ credit, licence, address, symbols }: Credits['collections'][number]) {
  const t = useMessages('credits');
  const language = useLanguage();
  const { number } = useFormats();
  const names = symbols.map((symbol) => symbol[language]);
  const list = names.sort((one, other) => bare(one).localeCompare(bare(other), language));
  return (
    <section className="grid gap-x-12 gap-y-3 border-t border-line py-8 md:grid-cols-[14rem_1fr]">
      <div>
        <h2 className="font-display text-h3">
          {address === null ? (
            t.ours
          ) : (
            <a
              href={address}
              rel="noreferrer"
              lang="en"
              className="transition-colors hover:text-accent"
            >
              {credit}
            </a>
          )}
        </h2>
        <p className="mt-2 text-small text-ink-soft">{licence}</p>
        <p className="text-small text-ink-faint">
          {t.count(symbols.length, number(symbols.length))}
        </p>
      </div>
      <ul className="columns-2 gap-8 text-ui text-ink-soft sm:columns-3 md:pt-1">
        {list.map((symbol) => (
          <li key={symbol} className="break-inside-avoid py-0.5">
            {bare(symbol)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A name without its article, as a list gives it. */
function bare(name: string): string {
  return name.replace(/^(?:une?|des|an?|the figure of an?) /, '');
}
