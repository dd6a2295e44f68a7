import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { keepCookie } from '#keeping/keep.ts';
import type { Language } from '#language/language.ts';

/** Speaks another language from now on: the choice is kept, and the page asked for anew in it. */
export function useSpeak(): (language: Language) => void {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  /** An address that names a language would speak it again: it names none from now on. */
  async function askAnew() {
    const query = new URLSearchParams(search);
    if (!query.has('lang')) return revalidate();
    query.delete('lang');
    const to = { pathname, search: query.toString(), hash };
    return navigate(to, { replace: true, preventScrollReset: true });
  }

  return (language) => {
    keepCookie('language', language);
    void askAnew().then(() => {
      document.documentElement.lang = language;
    });
  };
}
