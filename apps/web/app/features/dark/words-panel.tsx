import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DarkText } from '#features/dark/dark-text.fr.ts';
import { joined, withWord } from '#features/dark/words.rules.ts';
import type { PersonHere } from '#keeping/device/database.ts';
import { keepThing } from '#keeping/device/things.ts';
import { tremble } from '#listening/use-recording.ts';

type WordsPanelProps = { text: DarkText; person: PersonHere; onLeave: () => void };

/** Words without speech: some to touch, without the light of a keyboard, and room for others. */
export function WordsPanel({ text, person, onLeave }: WordsPanelProps) {
  const { words: t } = text;
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<'empty' | 'full' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function keep(event: FormEvent) {
    event.preventDefault();
    const said = joined(typed);
    if (said === '') return setFault('empty');
    try {
      await keepThing(person, {
        ...{ id: crypto.randomUUID(), kind: 'words', state: 'kept' },
        says: { text: said, writtenAt: new Date().toISOString() },
      });
      tremble(40, 60, 40);
      onLeave();
    } catch {
      tremble(200);
      setFault('full');
    }
  }

  return (
    <main id="content" tabIndex={-1} className="dark">
      <form className="dark-panel" onSubmit={(event) => void keep(event)}>
        <h1 ref={heading} tabIndex={-1} className="dark-panel-title">
          {t.title}
        </h1>
        <ul aria-label={t.offered} className="dark-chips">
          {t.list.map((word) => (
            <li key={word}>
              <button
                type="button"
                className="dark-chip"
                aria-pressed={joined(typed).split(', ').includes(word)}
                onClick={() => {
                  tremble(15);
                  setTyped(withWord(typed, word));
                }}
              >
                {word}
              </button>
            </li>
          ))}
        </ul>
        <div className="dark-field">
          <label htmlFor="dark-words">{t.label}</label>
          <textarea
            id="dark-words"
            rows={3}
            maxLength={500}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <p role="alert" className="dark-fault">
          {fault === 'empty' ? t.empty : fault === 'full' ? text.full : ''}
        </p>
        <button type="submit" className="dark-keep">
          {t.keep}
        </button>
        <button type="button" className="dark-way" onClick={onLeave}>
          {t.back}
        </button>
      </form>
    </main>
  );
}
