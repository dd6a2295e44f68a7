import { Form } from 'react-router';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Page, PlainState } from '#ui/page.tsx';

type LeaveProps = { token: string; state: 'left' | 'ended' | null };

/** Where a digest's own link leads. */
export function LeaveDigests({ token, state }: LeaveProps) {
  const { leave: t } = useMessages('notifications');
  const shown = state ?? (token ? 'asks' : 'ended');
  const { title, text } = {
    asks: { title: t.title, text: t.text },
    left: { title: t.left, text: t.leftText },
    ended: { title: t.ended, text: t.endedText },
  }[shown];
  return (
    <Page>
      <DocumentHead title={title} isListed={false} />
      <PlainState level={1} title={title} text={text}>
        {shown === 'asks' ? (
          <Form method="post">
            <input type="hidden" name="token" value={token} />
            <Button type="submit" variant="solid" size="large">
              {t.button}
            </Button>
          </Form>
        ) : (
          <ButtonLink to="/settings/notifications">{t.toSettings}</ButtonLink>
        )}
      </PlainState>
    </Page>
  );
}
