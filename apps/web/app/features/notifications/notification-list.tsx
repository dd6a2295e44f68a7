import { avatarSource } from '@reverie/contract/avatars.rules';
import type { Notification } from '@reverie/contract/notifications';
import { Form, Link, useFetcher } from 'react-router';
import type { NotificationsMessages } from '#features/notifications/messages.fr.ts';
import { notificationField } from '#features/notifications/notification.form.ts';
import type { Language } from '#language/language.ts';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { Avatar, avatarPixels } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Stars } from '#ui/stars.tsx';

/** What happened, the latest first. */
export function NotificationItems({ all }: { all: readonly Notification[] }) {
  return (
    <ul>
      {all.map((each) => (
        <Item key={each.id} notification={each} />
      ))}
    </ul>
  );
}

function Item({ notification }: { notification: Notification }) {
  const t = useMessages('notifications');
  const { date, time } = useFormats();
  const fetcher = useFetcher();
  const { id, kind, people, pseudonyms, community, threadId } = notification;
  const { excerpt, dream, at, isRead } = notification;
  const language = useLanguage();
  const [first] = people;
  const [star] = pseudonyms;
  const told = sentenceOf(notification, t, language);
  const to = addressOf(notification);
  // Reading what it leads to is reading it.
  const markRead = () => {
    if (isRead) return;
    const body = { [notificationField]: 'read', id };
    void fetcher.submit(body, { method: 'post', action: '/notifications' });
  };
  return (
    <li className="notification" data-new={isRead ? undefined : ''}>
      {kind !== 'approved' && first ? (
        <Avatar src={avatarSource(first, avatarPixels('small'))} size="small" />
      ) : kind !== 'approved' && star ? (
        <Stars of={star.id} size="small" />
      ) : (
        <span aria-hidden="true" />
      )}
      <div className="min-w-0">
        <p className="text-ui wrap-anywhere">
          <Link to={to} onClick={markRead} className="inline-link text-ink">
            {told}
          </Link>
        </p>
        {excerpt && (
          <p dir="auto" className="mt-1 font-text text-ink-soft wrap-anywhere">
            {excerpt}
          </p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-small text-ink-faint">
          {!isRead && <span className="text-accent">{t.isNew}</span>}
          <time dateTime={at}>
            {/* Of a pseudonym’s hours nobody is told. */}
            {community ? date(at) : `${date(at)}, ${time(at)}`}
          </time>
          {community && dream && <span>{t.inCommunity(community.name)}</span>}
        </p>
        <div className="notification-acts">
          {!isRead && <Act intent="read" value={{ id }} label={t.read} about={t.readOf(told)} />}
          {(dream || people.length > 0) && (
            <details>
              <summary aria-label={t.lessOf(told)}>{t.less}</summary>
              {threadId && <Act intent="thread" value={{ about: threadId }} label={t.muteThread} />}
              {dream && <Act intent="dream" value={{ about: dream.id }} label={t.muteDream} />}
              {kind !== 'approved' &&
                people.map(({ username, displayName }) => (
                  <Act
                    key={username}
                    intent="person"
                    value={{ about: username }}
                    label={t.mutePerson(displayName ?? username)}
                  />
                ))}
              {kind !== 'approved' &&
                pseudonyms.map((pseudonym) => (
                  <Act
                    key={pseudonym.id}
                    intent="member"
                    value={{ about: pseudonym.id }}
                    label={t.mutePerson(pseudonym.name[language])}
                  />
                ))}
            </details>
          )}
        </div>
      </div>
    </li>
  );
}

type ActProps = { intent: string; value: Record<string, string>; label: string; about?: string };

function Act({ intent, value, label, about }: ActProps) {
  return (
    <Form method="post" action="/notifications" preventScrollReset>
      {Object.entries(value).map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <Button
        type="submit"
        variant="quiet"
        name={notificationField}
        value={intent}
        {...(about !== undefined && { 'aria-label': about })}
      >
        {label}
      </Button>
    </Form>
  );
}

/** Where it is read. */
function addressOf(notification: Notification): string {
  const { kind, dream, commentId, decisionId, community } = notification;
  if (decisionId) return `/moderation/decisions/${decisionId}`;
  if (kind === 'asked' || kind === 'connected') return '/connections';
  if (kind === 'matched') return '/matches';
  if (!dream) {
    const home = `/communities/${encodeURIComponent(community?.slug ?? '')}`;
    return kind === 'let_in' ? home : `${home}/members`;
  }
  if (kind === 'waiting') return `/dreams/${dream.id}#comments`;
  return `/dreams/${dream.id}${commentId ? `#comment-${commentId}` : ''}`;
}

function sentenceOf(
  { kind, people, pseudonyms, others, count, dream, community }: Notification,
  t: NotificationsMessages,
  language: Language,
) {
  const names = community
    ? pseudonyms.map(({ name }) => name[language])
    : people.map(({ displayName, username }) => displayName ?? username);
  return t.kinds[kind].say({
    ...{ names, others, count },
    dream: dream?.title || dream?.firstWords || '',
    community: community?.name ?? '',
  });
}
