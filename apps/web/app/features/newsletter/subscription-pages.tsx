import type { Subscription } from '@reverie/contract/newsletter';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { FrequencyField } from '#features/newsletter/frequency-field.tsx';
import type { NewsletterText } from '#features/newsletter/newsletter-text.fr.ts';
import type { Done } from '#features/newsletter/queries.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Page, PageHead, PlainState } from '#ui/page.tsx';

type NoticeProps = { title: string; text: string; children: ReactNode };

/** A page that says one thing. */
function Notice(said: NoticeProps) {
  return (
    <Page>
      <PlainState level={1} {...said} />
    </Page>
  );
}

/** Nothing is confirmed by opening a link: programs that look through mail open them all. */
export function ConfirmPage({ text, token }: { text: NewsletterText; token: string }) {
  const { title, text: why, button } = text.confirm;
  return (
    <Notice title={title} text={why}>
      <TokenForm token={token}>
        <Button type="submit" variant="solid" size="large">
          {button}
        </Button>
      </TokenForm>
    </Notice>
  );
}

/** For a link that was used, is too old, or was never ours. */
export function EndedPage({ text }: { text: NewsletterText }) {
  const { title, text: why, again } = text.ended;
  return (
    <Notice title={title} text={why}>
      <ButtonLink to="/newsletter">{again}</ButtonLink>
    </Notice>
  );
}

type SubscriptionPageProps = {
  text: NewsletterText;
  subscription: Subscription;
  /** What was done just now. */
  done: Done | null;
};

export function SubscriptionPage({ text, subscription, done }: SubscriptionPageProps) {
  const t = text.subscription;
  const { email, frequency, token } = subscription;
  return (
    <Page>
      <PageHead title={t.title} lead={`${t.address} ${email}`} />
      <div className="grid max-w-xl gap-10">
        {done && (
          <p role="status" className="flex items-center gap-3 text-lead">
            <CircleCheck aria-hidden="true" className="size-6 text-accent" strokeWidth={1.5} />
            {t[done]}
          </p>
        )}
        <TokenForm token={token} intent="change">
          <FrequencyField key={frequency} initial={frequency} />
          <div>
            <Button type="submit">{t.change}</Button>
          </div>
        </TokenForm>
        <section className="grid gap-4 border-t border-line pt-8">
          <h2 className="font-display text-h3">{t.leaveTitle}</h2>
          <p className="text-ink-soft">{t.leaveText}</p>
          <TokenForm token={token} intent="leave">
            <div>
              <Button type="submit">{t.leave}</Button>
            </div>
          </TokenForm>
        </section>
      </div>
    </Page>
  );
}

type LeavePageProps = { text: NewsletterText; subscription: Subscription };

export function LeavePage({ text, subscription }: LeavePageProps) {
  const { title, text: why, button } = text.leave;
  return (
    <Notice title={title} text={`${why} ${subscription.email}`}>
      <TokenForm token={subscription.token}>
        <Button type="submit" variant="solid" size="large">
          {button}
        </Button>
      </TokenForm>
    </Notice>
  );
}

export function LeftPage({ text }: { text: NewsletterText }) {
  const { title, text: what, home } = text.left;
  return (
    <Notice title={title} text={what}>
      <ButtonLink to="/">{home}</ButtonLink>
    </Notice>
  );
}

type TokenFormProps = { token: string; intent?: 'change' | 'leave'; children: React.ReactNode };

function TokenForm({ token, intent, children }: TokenFormProps) {
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="token" value={token} />
      {intent && <input type="hidden" name="intent" value={intent} />}
      {children}
    </Form>
  );
}
