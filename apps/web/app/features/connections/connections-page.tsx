import { avatarSource } from '@reverie/contract/avatars.rules';
import type { ConnectionList } from '@reverie/contract/connections';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { AboutConnections } from '#features/connections/about-connections.tsx';
import { Answer, End, Word } from '#features/connections/connecting.tsx';
import type { ConnectionDone, ConnectionRefusal } from '#features/connections/connection.form.ts';
import type { ConnectionsText } from '#features/connections/connections-text.fr.ts';
import { fill } from '#language/fill.ts';
import { useFormats } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Avatar, avatarPixels } from '#ui/avatar.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Done } from '#ui/done.tsx';
import { Page, PageHead } from '#ui/page.tsx';

type ConnectionsPageProps = {
  list: ConnectionList;
  text: ConnectionsText;
  done: ConnectionDone | null;
  refusal: ConnectionRefusal | undefined;
};

/** Whom one is connected with, who asks, whom one asks, and what all that is. */
export function ConnectionsPage({ list, text: t, done, refusal }: ConnectionsPageProps) {
  const { date } = useFormats();
  const { connections, asked, asking, asksLeft, canAsk } = list;
  const isEmpty = connections.length + asked.length + asking.length === 0;
  return (
    <Page>
      <PageHead title={t.title} lead={t.lead} />
      <div className="grid max-w-3xl gap-12">
        <p className="max-w-2xl border-l-2 border-edge pl-4 text-ui text-ink-soft">
          {t.matches}{' '}
          <Link to="/matches" className="inline-link">
            {t.toMatches}
          </Link>
        </p>
        {refusal && <Alert occasion={refusal}>{t.refusals[refusal.reason]}</Alert>}
        {done && !refusal && <Done>{t.done[done]}</Done>}
        {asked.length > 0 && (
          <People title={t.asked}>
            {asked.map(({ id, person, word, at }) => (
              <Person key={id} person={person} when={fill(t.on, { date: date(at) })} word={word}>
                <Answer id={id} text={t} about={nameOf(person)} />
              </Person>
            ))}
          </People>
        )}
        {connections.length > 0 && (
          <People title={t.connected}>
            {connections.map(({ id, person, since }) => (
              <Person key={id} person={person} when={fill(t.since, { date: date(since) })}>
                <details className="text-small text-ink-soft">
                  <summary
                    className="w-fit cursor-pointer py-2"
                    aria-label={`${t.more}, ${nameOf(person)}`}
                  >
                    {t.more}
                  </summary>
                  <p className="max-w-xs py-2">{t.partHint}</p>
                  <End id={id} label={t.part} about={nameOf(person)} />
                </details>
              </Person>
            ))}
          </People>
        )}
        {asking.length > 0 && (
          <People title={t.asking}>
            {asking.map(({ id, person, word, at }) => (
              <Person key={id} person={person} when={fill(t.on, { date: date(at) })} word={word}>
                <End id={id} label={t.withdraw} about={nameOf(person)} />
              </Person>
            ))}
          </People>
        )}
        {isEmpty && (
          <div className="grid justify-items-start gap-5 border-t border-line pt-8">
            <p className="text-lead text-ink-soft">{t.none}</p>
            <ButtonLink to="/dreams">{t.toLibrary}</ButtonLink>
          </div>
        )}
        {canAsk ? (
          <p className="text-small text-ink-faint">{leftOf(t, asksLeft)}</p>
        ) : (
          <p className="text-small text-ink-soft">
            {t.noPage}{' '}
            <Link to="/settings/account#page" className="inline-flex min-h-11 items-center">
              <span className="inline-link">{t.openPage}</span>
            </Link>
          </p>
        )}
      </div>
      <AboutConnections text={t} />
    </Page>
  );
}

function leftOf({ left }: ConnectionsText, n: number): string {
  if (n === 0) return left.none;
  return n === 1 ? left.one : fill(left.other, { n: String(n) });
}

type Shown = ConnectionList['connections'][number]['person'];
const nameOf = ({ displayName, username }: Shown) => displayName ?? username;

function People({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-display text-h3">
        {title}
      </h2>
      <ul className="mt-3 border-t border-line">{children}</ul>
    </section>
  );
}

type PersonProps = { person: Shown; when: string; word?: string | null; children: ReactNode };

function Person({ person, when, word, children }: PersonProps) {
  const { username, displayName, hasPage } = person;
  const name = <bdi>{displayName ? `${displayName} (@${username})` : username}</bdi>;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line py-4">
      <Avatar src={avatarSource(person, avatarPixels('small'))} size="small" />
      <div className="grid min-w-0 flex-[1_1_14rem] gap-1">
        <p className="text-ui wrap-anywhere">
          {hasPage ? (
            <Link to={`/u/${encodeURIComponent(username)}`} className="inline-link">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {word && <Word>{word}</Word>}
        <p className="text-small text-ink-faint">{when}</p>
      </div>
      {children}
    </li>
  );
}
