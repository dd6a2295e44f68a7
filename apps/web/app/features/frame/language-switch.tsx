import { useRevalidator } from 'react-router';
import { keepCookie, type Language } from '#language/language.ts';
import { useLanguage, useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';

/** Offers the other language, in that language. */
export function LanguageSwitch() {
  const t = useMessages('frame');
  const { revalidate } = useRevalidator();
  const other: Language = useLanguage() === 'fr' ? 'en' : 'fr';

  function speakOther() {
    keepCookie('language', other);
    void revalidate().then(() => {
      document.documentElement.lang = other;
    });
  }

  return (
    <Button variant="quiet" lang={other} onClick={speakOther}>
      {t.otherLanguage}
    </Button>
  );
}
