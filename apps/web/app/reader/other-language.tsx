import { useLanguage, useMessages } from '#language/messages.tsx';

type Spoken = 'fr' | 'en' | null | undefined;

/** The `lang` of words that are not in the reader's language, or of unknown ones nothing. */
export function useLangOf(): (language: Spoken) => 'fr' | 'en' | undefined {
  const own = useLanguage();
  return (language) => (language && language !== own ? language : undefined);
}

/** "in English", where what it stands beside is not in the reader's language. */
export function OtherLanguage({ of, className }: { of: Spoken; className?: string }) {
  const { inLanguage } = useMessages('frame');
  const other = useLangOf()(of);
  return other ? <span className={className}>{inLanguage[other]}</span> : null;
}
