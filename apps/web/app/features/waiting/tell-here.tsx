import { type FormEvent, useState } from 'react';
import { dreamOf } from '#features/waiting/rules.ts';
import type { WaitingText } from '#features/waiting/waiting-text.fr.ts';
import type { PersonHere } from '#keeping/device/database.ts';
import { sendSoon } from '#keeping/device/follow.ts';
import { keepThing } from '#keeping/device/things.ts';
import { ownTimeZone } from '#language/own-time-zone.ts';
import { Button } from '#ui/button.tsx';

type Fate = 'empty' | 'full' | 'kept';

/** Takes a dream down without a network: private, sealed here, and sent later. */
export function TellHere({ text, person }: { text: WaitingText; person: PersonHere }) {
  const { tell: t } = text;
  const [typed, setTyped] = useState('');
  const [fate, setFate] = useState<Fate | null>(null);

  async function keep(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === '') return setFate('empty');
    const key = crypto.randomUUID().replaceAll('-', '');
    const says = dreamOf(typed, new Date(), ownTimeZone(), key);
    try {
      await keepThing(person, {
        id: `${person.id} dream ${key}`,
        kind: 'dream',
        state: 'waiting',
        says,
      });
      setTyped('');
      setFate('kept');
      void sendSoon();
    } catch {
      setFate('full');
    }
  }

  return (
    <form onSubmit={(event) => void keep(event)} className="grid max-w-2xl gap-4">
      <h2 className="font-display text-h3">{t.title}</h2>
      <div className="grid gap-2">
        <label htmlFor="tell-words" className="text-ui">
          {t.label}
        </label>
        <textarea
          id="tell-words"
          rows={6}
          className="input"
          value={typed}
          aria-describedby="tell-hint"
          onChange={(event) => {
            setTyped(event.target.value);
            setFate(null);
          }}
        />
      </div>
      <p id="tell-hint" className="text-small text-ink-soft">
        {t.hint}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="solid">
          {t.keep}
        </Button>
        <p
          role="status"
          className={fate === 'full' || fate === 'empty' ? 'text-danger' : 'text-ink-soft'}
        >
          {fate && t[fate]}
        </p>
      </div>
    </form>
  );
}
