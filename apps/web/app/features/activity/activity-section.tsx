import type { Activity, ActivityEntry } from '@reverie/contract/activity';
import { daysOf } from '#features/activity/days.rules.ts';
import { wordsOf } from '#features/activity/wording.ts';
import { useFormats, useMessages } from '#language/messages.tsx';
import { ButtonLink } from '#ui/button.tsx';

type ActivitySectionProps = { page: Activity; isNewest: boolean };

/** What happened to one's account, day by day. */
export function ActivitySection({ page, isNewest }: ActivitySectionProps) {
  const t = useMessages('activity');
  const { date } = useFormats();
  return (
    <section className="grid gap-8">
      <header className="grid max-w-prose gap-2">
        <h2 className="font-display text-h3">{t.title}</h2>
        <p className="text-ui text-ink-soft">{t.lead}</p>
        <p className="text-small text-ink-faint">{t.unfamiliar}</p>
      </header>
      {page.activity.length === 0 && <p className="text-ui">{t.none}</p>}
      {daysOf(page.activity, date).map(({ day, entries }) => (
        <section key={day} className="grid gap-1">
          <h3 className="text-small text-ink-faint">{day}</h3>
          <ul>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      <p className="flex flex-wrap gap-3">
        {page.next && <ButtonLink to={`?before=${page.next}`}>{t.older}</ButtonLink>}
        {!isNewest && (
          <ButtonLink to="." variant="quiet">
            {t.newest}
          </ButtonLink>
        )}
      </p>
    </section>
  );
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const t = useMessages('activity');
  const { time } = useFormats();
  const { what, details } = wordsOf(entry, t);
  return (
    <li className="flex gap-5 border-b border-line py-3 text-ui">
      <time dateTime={entry.at} className="w-14 shrink-0 text-ink-soft">
        {time(entry.at)}
      </time>
      <div className="grid min-w-0 gap-0.5">
        <p className={entry.kind === null ? 'text-ink-faint' : undefined}>{what}</p>
        {details.length > 0 && <p className="text-small text-ink-faint">{details.join(' · ')}</p>}
      </div>
      {entry.isNewDevice && <span className="tag ml-auto self-start">{t.newDevice}</span>}
    </li>
  );
}
