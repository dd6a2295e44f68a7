import type { Community, CommunityMember } from '@reverie/contract/communities';
import { Form } from 'react-router';
import type { CommunitiesText } from '#features/communities/communities-text.fr.ts';
import { useLanguage } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';
import { Stars } from '#ui/stars.tsx';

type MembersProps = {
  members: readonly CommunityMember[];
  viewer: Community['viewer'];
  text: CommunitiesText;
};

/** Who is there, by the names they bear there; and what who looks after it may do about each. */
export function Members({ members, viewer, text: t }: MembersProps) {
  const language = useLanguage();
  return (
    <ul className="border-t border-line">
      {members.map((member) => {
        const { pseudonym, role, isWaiting, isViewer } = member;
        return (
          <li
            key={pseudonym.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-4"
          >
            <Stars of={pseudonym.id} size="small" />
            <span className="min-w-0 flex-[1_1_12rem] text-ui">
              <b dir="auto" className="font-medium">
                {pseudonym.name[language]}
              </b>{' '}
              <span className="text-small text-ink-soft">
                {isWaiting ? t.waiting : role !== 'member' && t.roles[role]}
              </span>{' '}
              {isViewer && <span className="badge">{t.you}</span>}
            </span>
            <Acts member={member} viewer={viewer} text={t} />
          </li>
        );
      })}
    </ul>
  );
}

type ActsProps = { member: CommunityMember; viewer: Community['viewer']; text: CommunitiesText };

function Acts({ member, viewer, text: t }: ActsProps) {
  const { pseudonym, role, isWaiting, isViewer } = member;
  const language = useLanguage();
  const name = pseudonym.name[language];
  const isOwner = viewer.role === 'owner';
  const mayAct = isOwner || (viewer.role === 'moderator' && role === 'member');
  if (isViewer || !mayAct || role === 'owner') return null;
  const act = (intent: string, label: string) => (
    <Button
      type="submit"
      variant="quiet"
      name="intent"
      value={intent}
      aria-label={`${label}, ${name}`}
    >
      {label}
    </Button>
  );
  /** What nobody takes back is said before it is done. */
  const fold = (intent: string, label: string, hint: string) => (
    <details className="fold-acts">
      <summary className="button" data-variant="quiet" aria-label={`${label}, ${name}`}>
        {label}
      </summary>
      <p className="mt-2 mb-3 text-small text-ink-soft">{hint}</p>
      <Button type="submit" name="intent" value={intent}>
        {label}
      </Button>
    </details>
  );
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
      <input type="hidden" name="id" value={pseudonym.id} />
      {isWaiting ? (
        <>
          {act('member', t.letIn)}
          {fold('remove', t.refuse, t.refuseHint)}
        </>
      ) : (
        <>
          {isOwner &&
            act(
              role === 'member' ? 'moderator' : 'dismiss',
              role === 'member' ? t.appoint : t.dismiss,
            )}
          {fold('remove', t.showOut, t.showOutHint)}
          {isOwner && fold('owner', t.handOver, t.handOverHint)}
        </>
      )}
    </Form>
  );
}
