import { tagCountLimit, tagLimit } from '@reverie/contract/dreams.rules';
import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { addTags, splitTyped, type TagRefusal } from '#features/share/tags.rules.ts';
import { useProposed } from '#features/share/use-proposed.ts';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { Field } from '#ui/field.tsx';
import { useCombobox } from '#ui/use-combobox.ts';

type TagFieldProps = {
  initial: readonly string[];
  /** Without scripts the tags are one text, separated by commas. */
  isAwake: boolean;
  onChange: () => void;
};

export function TagField({ initial, isAwake, onChange }: TagFieldProps) {
  const t = useMessages('share');
  const language = useLanguage();
  const { number } = useFormats();
  const [tags, setTags] = useState<readonly string[]>(initial);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<TagRefusal | null>(null);
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const proposed = useProposed(typed, tags);
  const box = useCombobox({
    options: proposed.tags,
    keyOf: ({ id }) => id,
    onChoose: (tag) => take(tag.name[language]),
    isSettled: proposed.isSettled,
  });

  function add(text: string, typing = '') {
    const added = addTags(tags, text);
    const fresh = added.tags.slice(tags.length);
    setTags(added.tags);
    setTyped([added.rest, typing].filter(Boolean).join(', '));
    setRefusal(added.refusal);
    if (fresh.length > 0) setSaid(t.tagAdded(fresh.join(', ')));
    onChange();
  }

  /** A canonical tag in place of what is being typed. */
  function take(name: string) {
    add(name);
    box.forget();
    input.current?.focus();
  }

  function type(text: string) {
    box.forget();
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
    box.onKeyDown(event);
    if (event.defaultPrevented) return;
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
            placeholder={t.tagsPlaceholder}
            {...(isAwake && box.field)}
            {...(isAwake
              ? { value: typed, onChange: (event) => type(event.target.value) }
              : { defaultValue: initial.join(', ') })}
            onKeyDown={press}
            onBlur={() => typed.trim() && add(typed)}
            {...control}
            enterKeyHint="done"
          />
          {proposed.tags.length > 0 && (
            <div
              role="listbox"
              {...box.list}
              aria-label={t.tagsKnown}
              className="tag-known"
              tabIndex={-1}
            >
              {proposed.tags.map((tag) => (
                <div
                  key={tag.id}
                  role="option"
                  tabIndex={-1}
                  {...box.optionOf(tag)}
                  className="tag-option"
                  // Before the field loses focus, and keeps what was typed as a tag of its own.
                  onPointerDown={(event) => {
                    event.preventDefault();
                    take(tag.name[language]);
                  }}
                >
                  <span dir="auto">{tag.name[language]}</span>
                  <small>{t.tagDreams(tag.dreams, number(tag.dreams), tag.isExact)}</small>
                </div>
              ))}
            </div>
          )}
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
