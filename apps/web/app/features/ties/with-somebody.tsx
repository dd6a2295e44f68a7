import type { Profile } from '@reverie/contract/profiles';
import { Form, Link } from 'react-router';
import { signInPath } from '#api/return-path.ts';
import { type TieRefusal, tieField } from '#features/ties/tie.form.ts';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { useIsSending } from '#ui/submit.tsx';

type WithSomebodyProps = { profile: Profile; refusal: TieRefusal | undefined };

/** What one can be to somebody whose page one reads. */
export function WithSomebody({ profile: { username, viewer }, refusal }: WithSomebodyProps) {
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
      <details className="text-small text-ink-soft">
        <summary className="w-fit cursor-pointer py-2">{t.more}</summary>
        <Form method="post" className="grid max-w-md justify-items-start gap-3 py-2">
          <p>{t.blockHint}</p>
          <Button type="submit" name={tieField} value="block" isBusy={isSending}>
            {t.block}
          </Button>
        </Form>
      </details>
    </div>
  );
}
