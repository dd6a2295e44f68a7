import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type Choices, pathOf } from '#features/journal/choices.rules.ts';

/** Milliseconds without a key after which what stands in the field is searched. */
const pause = 220;

/**
 * Asks for what stands in a search field of this element soon after the last key, and brings the
 * caret there at « / ». A page that is asked for gives up the one before, so that no older answer
 * comes in its place; what is typed in one go is one step of the history.
 */
export function useAsOneTypes(choices: Choices): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const now = useRef({ choices, navigate });
  now.current = { choices, navigate };

  useEffect(() => {
    const element = box.current;
    const field = element?.querySelector('input');
    if (!element || !field) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAtIt = false;
    const ask = () => {
      const { choices: at, navigate: go } = now.current;
      const q = field.value.trim();
      if (q === at.q) return;
      go(pathOf({ ...at, q, page: 1 }), { replace: isAtIt, preventScrollReset: true });
      isAtIt = true;
    };
    const wait = (event: Event) => {
      clearTimeout(timer);
      // Signs that are still being put together are no word yet.
      if (event instanceof InputEvent && event.isComposing) return;
      timer = setTimeout(ask, pause);
    };
    const stop = () => {
      clearTimeout(timer);
      isAtIt = false;
    };
    const find = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || isTyping(target)) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    field.addEventListener('input', wait);
    field.addEventListener('compositionend', wait);
    field.addEventListener('blur', stop);
    element.addEventListener('submit', stop);
    document.addEventListener('keydown', find);
    return () => {
      stop();
      field.removeEventListener('input', wait);
      field.removeEventListener('compositionend', wait);
      field.removeEventListener('blur', stop);
      element.removeEventListener('submit', stop);
      document.removeEventListener('keydown', find);
    };
  }, []);
  return box;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}
