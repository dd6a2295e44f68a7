import { useRevalidator } from 'react-router';
import { keepCookie, type Language } from '#language/language.ts';

/** Speaks another language from now on: the choice is kept, and the page asked for anew in it. */
export function useSpeak(): (language: Language) => void {
  const { revalidate } = useRevalidator();
  return (language) => {
    keepCookie('language', language);
    void revalidate().then(() => {
      document.documentElement.lang = language;
    });
  };
}
