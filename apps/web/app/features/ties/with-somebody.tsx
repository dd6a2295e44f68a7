import type { Profile } from '@reverie/contract/profiles';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { signInPath } from '#api/return-path.ts';
import { type TieRefusal, tieField } from '#features/ties/tie.form.ts';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { useIsSending } from '#ui/submit.tsx';

type WithSomebodyProps = {
  profile: Profile;
  refusal: TieRefusal | undefined;
  /** What else brings people together, and what tells of somebody. */
  between: ReactNode;
  report: ReactNode;
};

/** What one can be to somebody whose page one reads. */
export function WithSomebody({ profile, refusal, between, report }: WithSomebodyProps) {
  const { username, viewer } = profile;
  const t = useMessages('ties');
  const isSending = useIsSending();
  if (viewer?.isSelf) return null;
  if (!viewer) {
    return (
      <Link to={signInPath(`/u/${encodeURIComponent(username)}`)} className="lead">
        {t.signIn}
      </Link>
    );
  }
  const { isFollowing } = viewer;
  return (
    <div className="grid justify-items-start gap-3">
      {refusal && !isSending && <Alert occasion={refusal}>{t[refusal.reason]}</Alert>}
      <Form method="post" preventScrollReset>
        <Button
          type="submit"
          name={tieField}
          value={isFollowing ? 'unfollow' : 'follow'}
          isBusy={isSending}
        >
          {isFollowing ? t.unfollow : t.follow}
        </Button>
      </Form>
      <p className="max-w-md text-small text-ink-faint">
        {isFollowing ? t.followed : t.followHint}
      </p>
      {between}
      <div className="mt-3 flex w-full flex-wrap items-baseline gap-x-8 border-t border-line pt-1">
        <details className="text-small text-ink-soft open:basis-full">
          <summary className="w-fit cursor-pointer py-2">{t.more}</summary>
          <Form method="post" className="grid max-w-md justify-items-start gap-3 py-2">
            <p>{t.blockHint}</p>
            <Button type="submit" name={tieField} value="block" isBusy={isSending}>
              {t.block}
            </Button>
          </Form>
        </details>
        {report}
      </div>
    </div>
  );
}
