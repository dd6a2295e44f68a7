import { contentLimit } from '@reverie/contract/dreams.rules';
import type { Pseudonym } from '@reverie/contract/pseudonyms';
import { countCharacters } from '@reverie/contract/text.rules';
import { Globe, Lock, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { NightLine } from '#ambience/night-line.tsx';
import { excessOf } from '#features/share/refusal.form.ts';
import type { Sharing } from '#features/share/values.form.ts';
import { useLanguage, useMessages } from '#language/messages.tsx';
import { Field } from '#ui/field.tsx';

type ContentFieldProps = {
  content: string;
  onChange: (content: string) => void;
  isInvalid: boolean;
  /** A way to say it rather than to type it. */
  voice?: ReactNode;
};

/** The dream itself, set like the poem it will be read as. */
export function ContentField({ content, onChange, isInvalid, voice }: ContentFieldProps) {
  const t = useMessages('share');
  const count = countCharacters(content);
  const excess = excessOf(content);
  return (
    <div className="manuscript">
      <label htmlFor="dream-content" className="sr-only">
        {t.content}
      </label>
      <textarea
        id="dream-content"
        name="content"
        rows={6}
        required
        placeholder={t.contentPlaceholder}
        value={content}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby="dream-content-count"
        aria-invalid={isInvalid || excess > 0 || undefined}
      />
      <div className="manuscript-foot" data-over={excess > 0 || undefined}>
        {voice}
        <span aria-live="polite" className="text-small font-medium">
          {excess > 0 && t.tooLong(excess)}
        </span>
        <span id="dream-content-count" className="text-small">
          {t.counter(count, contentLimit)}
        </span>
        <Ring share={Math.min(1, count / contentLimit)} />
      </div>
    </div>
  );
}

/** How much of the room is taken. */
function Ring({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 36 36" className="count-ring">
      <circle cx="18" cy="18" r="16" />
      <circle
        cx="18"
        cy="18"
        r="16"
        pathLength={100}
        // Beyond the length of the path, so that no rounded end shows where nothing is written.
        strokeDasharray={`${share * 100} 200`}
        transform="rotate(-90 18 18)"
      />
    </svg>
  );
}

/** A community its dreamer may share with, and who they are there. */
export type SharedWith = { id: string; slug: string; name: string; pseudonym: Pseudonym | null };

type VisibilityFieldProps = {
  value: Sharing;
  onChange: (value: Sharing) => void;
  username: string;
  communities: readonly SharedWith[];
};

type Choice = { value: Sharing; Icon: typeof Lock; name: string; text: string };

/** Each level with who reads it, and under which name. */
export function VisibilityField({ value, onChange, username, communities }: VisibilityFieldProps) {
  const { visibility, visibilities: t } = useMessages('share');
  const language = useLanguage();
  const choices: Choice[] = [
    { value: 'private', Icon: Lock, ...t.private },
    ...communities.map(({ id, name, pseudonym }): Choice => {
      const text = t.community.text(pseudonym?.name[language] ?? null);
      return { value: `community:${id}`, Icon: UsersRound, name, text };
    }),
    { value: 'public', Icon: Globe, name: t.public.name, text: t.public.text(username) },
  ];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-ui font-medium">{visibility}</legend>
      <div className="visibility">
        {choices.map(({ value: offered, Icon, name, text }) => (
          <label key={offered}>
            <input
              type="radio"
              name="visibility"
              className="sr-only"
              value={offered}
              checked={offered === value}
              onChange={() => onChange(offered)}
              aria-describedby={`visibility-${offered}`}
            />
            <Icon aria-hidden="true" />
            <span className="visibility-name">{name}</span>
            <span id={`visibility-${offered}`} className="visibility-text">
              {text}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type NightFieldProps = {
  /** The night the dream is told for, in ISO 8601. */
  at: string;
  dreamedAt: string;
  timeZone: string;
  onChange: (dreamedAt: string) => void;
};

/** The night as the page says it, and a way to say another. */
export function NightField({ at, dreamedAt, timeZone, onChange }: NightFieldProps) {
  const t = useMessages('share');
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-ui text-ink-soft">
      <NightLine at={at} />
      <details className="date-fold">
        <summary className="lead">{t.changeDate}</summary>
        <div className="mt-4 max-w-sm">
          <Field label={t.dreamedAt} hint={t.dreamedAtHint}>
            {(control) => (
              <input
                type="datetime-local"
                className="input"
                name="dreamedAt"
                value={dreamedAt}
                onChange={(event) => onChange(event.target.value)}
                {...control}
              />
            )}
          </Field>
        </div>
      </details>
      <input type="hidden" name="timeZone" value={timeZone} />
    </div>
  );
}
