import { type RefObject, useState } from 'react';
import {
  type Called,
  callAt,
  calledOf,
  matching,
  withCall,
} from '#features/comments/calling.rules.ts';
import { useLanguage } from '#language/messages.tsx';
import { useCombobox } from '#ui/use-combobox.ts';

const nobody: readonly Called[] = [];

/**
 * People proposed to who writes an @ under a dream. They are asked for once, at the first sign; where
 * nobody answers the field is a field.
 */
export function useCalling(field: RefObject<HTMLTextAreaElement | null>, dreamId: string) {
  const language = useLanguage();
  const [people, setPeople] = useState<readonly Called[] | null>(null);
  const [call, setCall] = useState<ReturnType<typeof callAt>>(null);
  const options = call ? matching(people ?? nobody, call.typed) : nobody;
  const box = useCombobox({ options, keyOf: ({ id }) => id, onChoose: take, hasFirst: true });

  /** Looks at what is being typed, after each change of it and of the caret. */
  function look() {
    const { current } = field;
    if (!current) return;
    const { value, selectionStart, selectionEnd } = current;
    const next = selectionStart === selectionEnd ? callAt(value, selectionStart) : null;
    box.forget();
    setCall(next);
    if (next && people === null) void ask();
  }

  async function ask() {
    setPeople(nobody);
    // Few who look write an @: nobody else fetches the client.
    const { backgroundApi } = await import('#api/browser.ts');
    const said = await backgroundApi()
      .comments.people({ id: dreamId })
      .catch(() => null);
    if (said) setPeople(calledOf(said.people, language));
  }

  function take({ written }: Called) {
    const { current } = field;
    if (!current || !call) return;
    const { text, caret } = withCall(current.value, {
      ...{ from: call.from, caret: current.selectionStart, written },
    });
    current.value = text;
    current.setSelectionRange(caret, caret);
    current.focus();
    setCall(null);
  }

  return { ...box, options, look, take, close: () => setCall(null) };
}
