import type { Community } from '@reverie/contract/communities';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import type { CommunitiesText } from '#features/communities/communities-text.fr.ts';
import { Button } from '#ui/button.tsx';

/** The rooms of a community, for its members. */
export function CommunityTabs({ slug, here, text: t }: TabsProps) {
  const tabs = [
    { to: `/communities/${slug}`, name: 'dreams', label: t.tabDreams },
    { to: `/communities/${slug}/questions`, name: 'questions', label: t.tabQuestions },
    { to: `/communities/${slug}/members`, name: 'members', label: t.tabMembers },
  ];
  return (
    <nav aria-label={t.tabs} className="min-w-0 flex-auto">
      <ul className="tabs">
        {tabs.map(({ to, name, label }) => (
          <li key={name}>
            <Link to={to} aria-current={name === here ? 'page' : undefined} className="tab block">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export type CommunityRoom = 'dreams' | 'questions' | 'members';

type TabsProps = { slug: string; here: CommunityRoom; text: CommunitiesText };

/** The rules of the house, numbered as they were written. */
export function House({ rules, text: t }: { rules: readonly string[]; text: CommunitiesText }) {
  return (
    <section aria-labelledby="house">
      <h2 id="house" className="font-display text-h3">
        {t.house}
      </h2>
      {rules.length === 0 ? (
        <p className="mt-3 text-ui text-ink-soft">{t.noRules}</p>
      ) : (
        <ol className="house-rules">
          {rules.map((rule) => (
            <li key={rule} dir="auto">
              {rule}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

type LeaveProps = { community: Community; text: CommunitiesText };

/** The way out, with one's dreams or without them. */
export function Leave({ community: { viewer, isArchived }, text: t }: LeaveProps) {
  if (!viewer.role) return null;
  const isHeld = viewer.role === 'owner' && !isArchived;
  return (
    <details>
      <summary className="lead cursor-pointer text-ui">{t.leave}</summary>
      {isHeld ? (
        <p className="mt-4 text-ui text-ink-soft">{t.ownerLeaves}</p>
      ) : (
        <Form method="post" className="mt-4 grid justify-items-start gap-4">
          <p className="text-small text-ink-soft">{t.leaveLead}</p>
          <Choice value="take" label={t.leaveTake} isFirst />
          <Choice value="leave" label={t.leaveKeep} />
          <Button type="submit" name="intent" value="leave">
            {t.leaveNow}
          </Button>
        </Form>
      )}
    </details>
  );
}

function Choice({ value, label, isFirst = false }: ChoiceProps) {
  return (
    <label className="flex items-start gap-3 text-ui">
      <input
        type="radio"
        name="dreams"
        value={value}
        defaultChecked={isFirst}
        className="mt-0.5 size-5 shrink-0"
      />
      {label}
    </label>
  );
}

type ChoiceProps = { value: string; label: string; isFirst?: boolean };

/** Dreams under the week they came in, the latest first. */
export function Weeks({ weeks }: { weeks: readonly { name: string; wall: ReactNode }[] }) {
  return weeks.map(({ name, wall }) => (
    <section key={name} className="mt-10">
      <h2 className="mb-6 font-display text-h3">{name}</h2>
      {wall}
    </section>
  ));
}
