import type { OpenSession } from '@reverie/contract/sessions';
import { Form, useNavigation } from 'react-router';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Done } from '#ui/done.tsx';
import { Submit } from '#ui/submit.tsx';

type SessionListProps = {
  sessions: readonly OpenSession[];
  /** What was ended just before this page was taken. */
  ended: 'one' | 'others' | null;
};

/** Where one is signed in. Plain forms, so that ending a session never waits for scripts. */
export function SessionList({ sessions, ended }: SessionListProps) {
  const t = useMessages('accounts').security.sessions;
  const isEnding = useNavigation().formData?.get('id') === 'others';
  return (
    <section className="grid gap-6">
      <header className="grid gap-1">
        <h2 className="font-display text-h3">{t.title}</h2>
        <p className="text-ui text-ink-soft">{t.lead}</p>
      </header>
      <Done>{ended && (ended === 'one' ? t.ended : t.othersEnded)}</Done>
      <ul className="grid">
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value="others" />
          <Submit variant="outline" isBusy={isEnding} busyLabel={t.endOthers}>
            {t.endOthers}
          </Submit>
        </Form>
      )}
    </section>
  );
}

function SessionItem({ session }: { session: OpenSession }) {
  const t = useMessages('accounts').security.sessions;
  const { date, time } = useFormats();
  const { id, isCurrent, createdAt, lastSeenAt } = session;
  const device = session.device || t.unnamed;
  const isBusy = useNavigation().formData?.get('id') === id;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3 text-ui font-medium">
          {device}
          {isCurrent && <span className="text-small text-accent">{t.here}</span>}
        </p>
        <p className="text-small text-ink-soft">{t.seen(date(lastSeenAt), time(lastSeenAt))}</p>
        <p className="text-small text-ink-faint">{t.opened(date(createdAt), time(createdAt))}</p>
      </div>
      {!isCurrent && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Submit variant="outline" isBusy={isBusy} busyLabel={t.end} aria-label={t.endOf(device)}>
            {t.end}
          </Submit>
        </Form>
      )}
    </li>
  );
}
