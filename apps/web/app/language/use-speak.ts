import { useNavigate } from 'react-router';
import { keepCookie } from '#keeping/keep.ts';
import type { Language } from '#language/language.ts';
import { useMessages } from '#language/messages.tsx';
import { untilReached, useAskAnew } from '#language/use-ask-anew.ts';
import { useToast } from '#ui/toast.tsx';

/** Speaks another language from now on: the choice is kept, and the page asked for anew in it. */
export function useSpeak(): (language: Language) => void {
  const ask = useAskAnew();
  const navigate = useNavigate();
  const say = useToast();
  const t = useMessages('frame');

  /** An address that names a language would speak it again: it names none from now on. */
  async function askAnew() {
    if (!new URLSearchParams(location.search).has('lang')) return ask();
    await untilReached();
    const { pathname, search, hash } = location;
    const query = new URLSearchParams(search);
    query.delete('lang');
    const to = { pathname, search: query.toString(), hash };
    return navigate(to, { replace: true, preventScrollReset: true });
  }

  return (language) => {
    keepCookie('language', language);
    if (!navigator.onLine) say({ message: t.spokenLater });
    void askAnew().then(() => {
      document.documentElement.lang = language;
    });
  };
}
