import type { DocumentationText } from '#features/documentation/documentation-text.fr.ts';
import { ButtonLink } from '#ui/button.tsx';

type CallProps = {
  words: DocumentationText['call'];
  isSignedIn: boolean;
  /** Where the source code is; null where the operator names no place. */
  sourceUrl: string | null;
};

/** What to do after reading. */
export function Call({ words, isSignedIn, sourceUrl }: CallProps) {
  return (
    <section className="doc-call measure">
      <div className="grid justify-items-center gap-4 border-t border-line py-20 text-center md:py-24">
        <h2 className="font-display text-h2">{words.title}</h2>
        <p className="max-w-xl text-lead text-ink-soft">{words.text}</p>
        <div className="mt-4 flex flex-wrap justify-center gap-4">
          <ButtonLink to={isSignedIn ? '/dreams/new' : '/register'} variant="solid" size="large">
            {isSignedIn ? words.share : words.register}
          </ButtonLink>
          {sourceUrl && (
            <a href={sourceUrl} className="button" data-variant="outline" data-size="large">
              {words.source}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
