import { useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { differences, type NightField, type NightValues } from '#features/nights/night.form.ts';
import { sayNight } from '#features/nights/wording.ts';
import { useMessages } from '#language/messages.tsx';
import { WordDiff } from '#ui/word-diff.tsx';

type MeetingProps = {
  mine: NightValues;
  standing: NightValues;
  /** Changes with every refusal: the sender of the form is brought here. */
  occasion: unknown;
};

/** Where a night was kept elsewhere meanwhile: what differs, side by side. */
export function Meeting({ mine, standing, occasion }: MeetingProps) {
  const t = useMessages('nights');
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each occasion is read out again
  useEffect(() => heading.current?.focus(), [occasion]);

  return (
    <section aria-labelledby={id} className="versions">
      <h2 ref={heading} id={id} tabIndex={-1} className="font-display text-h3 outline-none">
        {t.meeting.title}
      </h2>
      <p className="mt-2 text-ink-soft">{t.meeting.text}</p>
      <dl className="mt-5 grid gap-5">
        {differences(mine, standing).map((field) => (
          <div key={field} className="grid gap-3 border-t border-line pt-4 md:grid-cols-2">
            <Side name={t.meeting.mine} field={field} {...{ mine, standing }} side="after" />
            <Side name={t.meeting.standing} field={field} {...{ mine, standing }} side="before" />
          </div>
        ))}
      </dl>
      <p className="mt-5 text-ink-soft">{t.meeting.way}</p>
      <p className="mt-4">
        <Link to={pathname} className="lead">
          {t.meeting.keepStanding}
        </Link>
      </p>
    </section>
  );
}

type SideProps = {
  name: string;
  field: NightField;
  mine: NightValues;
  standing: NightValues;
  side: 'before' | 'after';
};

function Side({ name, field, mine, standing, side }: SideProps) {
  const t = useMessages('nights');
  const label = field === 'hadNoRecall' ? t.noRecall : t[field];
  const said = sayNight(field, side === 'after' ? mine : standing, t);
  return (
    <>
      <dt className="sr-only">{label}</dt>
      <dd>
        <p className="text-small text-ink-faint">
          {label}, {name.toLocaleLowerCase()}
        </p>
        <p className="kept-text mt-1">
          {field === 'dayNote' && said ? (
            <WordDiff before={standing.dayNote} after={mine.dayNote} side={side} />
          ) : (
            said || t.meeting.nothing
          )}
        </p>
      </dd>
    </>
  );
}
