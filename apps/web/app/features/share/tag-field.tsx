import { tagCountLimit, tagLimit } from '@reverie/contract/dreams.rules';
import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { addTags, splitTyped, type TagRefusal } from '#features/share/tags.rules.ts';
import { useMessages } from '#language/messages.tsx';
import { Field } from '#ui/field.tsx';

type TagFieldProps = {
  initial: readonly string[];
  /** Without scripts the tags are one text, separated by commas. */
  isAwake: boolean;
  onChange: () => void;
};

export function TagField({ initial, isAwake, onChange }: TagFieldProps) {
  const t = useMessages('share');
  const [tags, setTags] = useState<readonly string[]>(initial);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<TagRefusal | null>(null);
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);

  function add(text: string, typing = '') {
    const added = addTags(tags, text);
    const fresh = added.tags.slice(tags.length);
    setTags(added.tags);
    setTyped([added.rest, typing].filter(Boolean).join(', '));
    setRefusal(added.refusal);
    if (fresh.length > 0) setSaid(t.tagAdded(fresh.join(', ')));
    onChange();
  }

  function type(text: string) {
    const { said: finished, typing } = splitTyped(text);
    if (text.includes(',')) add(finished, typing);
    else {
      setTyped(text);
      setRefusal(null);
    }
  }

  function remove(tag: string) {
    setTags(tags.filter((kept) => kept !== tag));
    setRefusal(null);
    setSaid(t.tagRemoved(tag));
    input.current?.focus();
    onChange();
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const last = tags.at(-1);
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      // Enter ends a tag; it must not send a dream that is still being described.
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      remove(last);
    }
  }

  return (
    <Field
      label={t.tags}
      hint={t.tagsHint(tagCountLimit, tagLimit)}
      error={refusal && wordsOf(refusal, t)}
    >
      {(control) => (
        <div className="input tag-field">
          {isAwake && tags.length > 0 && (
            <ul>
              {tags.map((tag) => (
                <li key={tag} className="chip">
                  <input type="hidden" name="tags" value={tag} />
                  {tag}
                  <button type="button" aria-label={t.removeTag(tag)} onClick={() => remove(tag)}>
                    <X aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            ref={input}
            type="text"
            name="tags"
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="done"
            placeholder={t.tagsPlaceholder}
            {...(isAwake
              ? { value: typed, onChange: (event) => type(event.target.value) }
              : { defaultValue: initial.join(', ') })}
            onKeyDown={press}
            onBlur={() => typed.trim() && add(typed)}
            {...control}
          />
          <span role="status" className="sr-only">
            {said}
          </span>
        </div>
      )}
    </Field>
  );
}

type Words = {
  tagTooLong: (tag: string, limit: number) => string;
  tagsFull: (n: number) => string;
};

function wordsOf(refusal: TagRefusal, t: Words): string {
  return refusal.code === 'too_many'
    ? t.tagsFull(tagCountLimit)
    : t.tagTooLong(refusal.tag, tagLimit);
}
