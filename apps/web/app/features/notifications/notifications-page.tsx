import type { NotificationList } from '@reverie/contract/notifications';
import { Form } from 'react-router';
import {
  type NotificationRefusal,
  notificationField,
} from '#features/notifications/notification.form.ts';
import { NotificationItems } from '#features/notifications/notification-list.tsx';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Done } from '#ui/done.tsx';
import { Page, PageHead, PlainState } from '#ui/page.tsx';

type NotificationsPageProps = {
  list: NotificationList;
  done: string | null;
  refusal: NotificationRefusal | undefined;
  /** Whether the reader moderates. */
  isModerator: boolean;
};

/** All that happened and concerns whoever reads. */
export function NotificationsPage({ list, done, refusal, isModerator }: NotificationsPageProps) {
  const t = useMessages('notifications');
  const { notifications, unread, next, isQuiet } = list;
  return (
    <Page>
      <DocumentHead title={t.title} isListed={false} />
      <PageHead title={t.title} lead={t.lead} />
      <div className="max-w-3xl">
        <div className="mb-6 grid gap-4">
          {refusal && <Alert occasion={refusal}>{t[refusal.reason]}</Alert>}
          {!refusal && done === 'muted' && <Done>{t.muted}</Done>}
          {!refusal && done === 'read' && unread === 0 && <Done>{t.allRead}</Done>}
          {isQuiet && <p className="text-ui text-ink-soft">{t.isQuiet}</p>}
          <div className="flex flex-wrap gap-3">
            {unread > 0 && (
              <Form method="post" action="/notifications">
                <Button type="submit" name={notificationField} value="read-all">
                  {t.readAll}
                </Button>
              </Form>
            )}
            <ButtonLink to="/settings/notifications" variant="quiet">
              {t.toSettings}
            </ButtonLink>
            {isModerator && (
              <ButtonLink to="/moderation" variant="quiet">
                {t.toDesk}
              </ButtonLink>
            )}
          </div>
        </div>
        {notifications.length === 0 && !next ? (
          <PlainState title={t.none} text={t.noneText} />
        ) : (
          <NotificationItems all={notifications} />
        )}
        {next && (
          <p className="mt-8 text-center">
            <ButtonLink to={`/notifications?before=${next}`}>{t.older}</ButtonLink>
          </p>
        )}
      </div>
    </Page>
  );
}
