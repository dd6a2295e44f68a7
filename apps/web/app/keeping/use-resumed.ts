import { useEffect, useRef, useState } from 'react';
import { useSearchParams, useSubmit } from 'react-router';
import { findForm } from '#keeping/device/forms.ts';
import { personHere } from '#keeping/device/person.ts';
import { findThing } from '#keeping/device/things.ts';
import { readNightWords } from '#keeping/device/written.rules.ts';

/** Words of this device that a page takes up. */
export type TakenUp = { id: string; text: string };

/**
 * Takes up what waits on this device and is named by `?waiting=`: a form is posted to its page again,
 * which then says what stands in its way, shows both texts and is filled anew; words are answered.
 */
export function useResumed(): { words: TakenUp | null; isPosted: boolean } {
  const [asked] = useSearchParams();
  const id = asked.get('waiting');
  const submit = useSubmit();
  const taken = useRef<string>(null);
  const [words, setWords] = useState<TakenUp | null>(null);
  const [isPosted, setPosted] = useState(false);
  useEffect(() => {
    if (id === null || taken.current === id) return;
    taken.current = id;
    const takeUp = async () => {
      const found = await findForm(id);
      if (found) {
        const form = new FormData();
        for (const [name, value] of found.form.fields) form.append(name, value);
        setPosted(true);
        return submit(form, { method: 'post', action: location.pathname, replace: true });
      }
      const person = await personHere();
      const said = person && readNightWords((await findThing(person, id))?.says);
      if (said) setWords({ id, text: said.text });
    };
    void takeUp().catch(() => {});
  }, [id, submit]);
  return { words, isPosted };
}
