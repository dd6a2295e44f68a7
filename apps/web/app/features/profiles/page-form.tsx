import { useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { ProfilesText } from '#features/profiles/profiles-text.fr.ts';
import { pagePath } from '#features/profiles/rules.ts';
import { Alert } from '#ui/alert.tsx';
import { Submit } from '#ui/submit.tsx';

type PageFormProps = {
  text: ProfilesText['own'];
  username: string;
  hasPage: boolean;
  origin: string;
  isRefused: boolean;
};

/** Whether one has a page for others, and where it is. */
export function PageForm({ text, username, hasPage, origin, isRefused }: PageFormProps) {
  const isBusy = useNavigation().formData?.get('intent') === 'page';
  const path = pagePath(username);
  const [isWished, setWished] = useState(hasPage);
  return (
    <section id="page" className="grid scroll-mt-24 gap-5">
      <header className="grid gap-2">
        <h2 className="font-display text-h3">{text.title}</h2>
        <p className="text-ui text-ink-soft">{text.lead}</p>
        <p className="text-ui text-ink-soft">{text.what}</p>
        <p className="text-small text-ink-faint">{text.robots}</p>
      </header>
      {isRefused && !isBusy && <Alert occasion={isRefused}>{text.failed}</Alert>}
      <Form method="post" preventScrollReset className="grid gap-5">
        <input type="hidden" name="intent" value="page" />
        <label className="flex items-center justify-between gap-6 border-y border-line py-4">
          <span className="text-ui font-medium">{text.wish}</span>
          <input
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state
            role="switch"
            className="switch"
            name="wish"
            value="yes"
            checked={isWished}
            onChange={(event) => setWished(event.target.checked)}
          />
        </label>
        <div>
          <Submit variant="outline" isBusy={isBusy} busyLabel={text.saving}>
            {text.save}
          </Submit>
        </div>
      </Form>
      <p role="status" className="text-ui wrap-anywhere text-ink-soft">
        {hasPage ? (
          <>
            {text.open}{' '}
            <Link to={path} className="inline-link">
              {`${origin}${path}`.replace(/^https?:\/\//, '')}
            </Link>
          </>
        ) : (
          text.closed
        )}
      </p>
    </section>
  );
}
