import { avatarSource } from '@reverie/contract/avatars.rules';
import type { TiedPerson } from '@reverie/contract/ties';
import { Form, Link } from 'react-router';
import { type TieIntent, type TieRefusal, tieField } from '#features/ties/tie.form.ts';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Avatar, avatarPixels } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Done } from '#ui/done.tsx';

type PeopleListProps = {
  title: string;
  lead?: string;
  none: string;
  people: readonly TiedPerson[];
  /** What their button does, and what it says. */
  intent: Extract<TieIntent, 'unfollow' | 'unblock'>;
  act: string;
};

type TieListsProps = {
  followed: readonly TiedPerson[];
  blocked: readonly TiedPerson[];
  done: 'block' | 'unblock' | null;
  refusal: TieRefusal | undefined;
};

/** Whom one follows and whom one keeps away: one's own to read, and to change. */
export function TieLists({ followed, blocked, done, refusal }: TieListsProps) {
  const t = useMessages('ties');
  return (
    <section id="ties" className="grid gap-10 border-t border-line pt-10">
      {refusal && <Alert occasion={refusal}>{t[refusal.reason]}</Alert>}
      {done && !refusal && <Done>{done === 'block' ? t.blocked : t.unblocked}</Done>}
      <PeopleList
        title={t.followedTitle}
        none={t.followedNone}
        people={followed}
        intent="unfollow"
        act={t.unfollow}
      />
      <PeopleList
        title={t.apartTitle}
        lead={t.apartLead}
        none={t.apartNone}
        people={blocked}
        intent="unblock"
        act={t.unblock}
      />
    </section>
  );
}

function PeopleList({ title, lead, none, people, intent, act }: PeopleListProps) {
  return (
    <div>
      <h2 className="font-display text-h3">{title}</h2>
      {lead && <p className="mt-1 max-w-2xl text-small text-ink-soft">{lead}</p>}
      {people.length === 0 ? (
        <p className="mt-3 text-ui text-ink-faint">{none}</p>
      ) : (
        <ul className="mt-3">
          {people.map((person) => (
            <li key={person.username} className="flex items-center gap-4 border-b border-line py-3">
              <Avatar src={avatarSource(person, avatarPixels('small'))} size="small" />
              <span className="min-w-0 flex-1 text-ui wrap-anywhere">
                <Name {...person} />
              </span>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="username" value={person.username} />
                <Button type="submit" variant="quiet" name={tieField} value={intent}>
                  {act}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Name({ username, displayName, hasPage }: TiedPerson) {
  const name = <bdi>{displayName ? `${displayName} (@${username})` : username}</bdi>;
  if (!hasPage) return name;
  return (
    <Link to={`/u/${encodeURIComponent(username)}`} className="inline-link">
      {name}
    </Link>
  );
}
