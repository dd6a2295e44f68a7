import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useLanguage, useMessages } from '#language/messages.tsx';
import { useSpeak } from '#language/use-speak.ts';
import { classNames } from '#ui/class-names.ts';

/** Offers the other language, in that language. A link, so that it is spoken without scripts too. */
export function LanguageSwitch({ className }: { className?: string }) {
  const t = useMessages('frame');
  const speak = useSpeak();
  const { pathname, search } = useLocation();
  const other = useLanguage() === 'fr' ? 'en' : 'fr';
  const query = new URLSearchParams(search);
  query.set('lang', other);

  function onClick(event: MouseEvent) {
    // Beside this page, in a tab of its own, the address says the language.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    speak(other);
  }

  return (
    <a
      href={`${pathname}?${query}`}
      hrefLang={other}
      lang={other}
      className={classNames('button', className)}
      data-variant="quiet"
      onClick={onClick}
    >
      {t.otherLanguage}
    </a>
  );
}
