import { useLanguage, useMessages } from '#language/messages.tsx';
import { useSpeak } from '#language/use-speak.ts';
import { Button } from '#ui/button.tsx';

/** Offers the other language, in that language. */
export function LanguageSwitch({ className }: { className?: string }) {
  const t = useMessages('frame');
  const speak = useSpeak();
  const other = useLanguage() === 'fr' ? 'en' : 'fr';
  return (
    <Button variant="quiet" className={className} lang={other} onClick={() => speak(other)}>
      {t.otherLanguage}
    </Button>
  );
}
