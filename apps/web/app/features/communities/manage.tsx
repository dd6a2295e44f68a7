import type { Community } from '@reverie/contract/communities';
import { Form } from 'react-router';
import type { CommunitiesText } from '#features/communities/communities-text.fr.ts';
import type { CommunityRefusal } from '#features/communities/community.form.ts';
import { CommunityFields } from '#features/communities/community-fields.tsx';
import { fill } from '#language/fill.ts';
import { useFormats } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';
import { Submit, useIsSending } from '#ui/submit.tsx';
import { useCopy } from '#ui/use-copy.ts';

type ManageProps = {
  community: Community;
  text: CommunitiesText;
  refusal: CommunityRefusal | undefined;
  /** An invitation that was just made, with its origin. */
  link: { href: string; until: string } | null;
};

/** What looks after a community: its invitations, its words, and its end. */
export function Manage({ community, text: t, refusal, link }: ManageProps) {
  const { name, kind, description, rules, isArchived, viewer } = community;
  const isBusy = useIsSending({ name: 'intent', value: 'describe' });
  const { manage: m } = t;
  const values = refusal?.values.name
    ? refusal.values
    : { name, kind, description, rules: rules.join('\n') };
  return (
    <section aria-labelledby="manage" className="grid content-start gap-10">
      <h2 id="manage" className="font-display text-h2">
        {m.title}
      </h2>
      {!isArchived && (
        <Form method="post" preventScrollReset className="grid justify-items-start gap-3">
          <h3 className="font-display text-h3">{m.invite}</h3>
          <p className="text-ui text-ink-soft">{m.inviteLead}</p>
          {link && <Invitation {...link} text={t} />}
          <Button type="submit" name="intent" value="invite">
            {m.inviteNow}
          </Button>
        </Form>
      )}
      <Form method="post" className="grid gap-6 border-t border-line pt-8">
        <CommunityFields text={t} values={values} refusal={refusal} />
        <p>
          <Submit name="intent" value="describe" isBusy={isBusy} busyLabel={t.form.saving}>
            {t.form.save}
          </Submit>
        </p>
      </Form>
      {viewer.role === 'owner' && (
        <Form method="post" className="grid justify-items-start gap-3 border-t border-line pt-8">
          <p className="text-ui text-ink-soft">{m.archiveLead}</p>
          <Button type="submit" name="intent" value={isArchived ? 'reopen' : 'archive'}>
            {isArchived ? m.reopen : m.archiveNow}
          </Button>
        </Form>
      )}
    </section>
  );
}

function Invitation({
  href,
  until,
  text: t,
}: {
  href: string;
  until: string;
  text: CommunitiesText;
}) {
  const { date } = useFormats();
  const { outcome, copy } = useCopy(href);
  const { manage: m } = t;
  const said = { copied: m.copied, failed: m.failed };
  return (
    <div className="grid w-full gap-2">
      <label className="grid gap-2 text-ui font-medium">
        {fill(m.link, { date: date(until) })}
        <input className="input" readOnly value={href} onFocus={(event) => event.target.select()} />
      </label>
      <p className="needs-scripts">
        <Button onClick={copy}>{outcome === null ? m.copy : said[outcome]}</Button>
        <span role="status" className="sr-only">
          {outcome && said[outcome]}
        </span>
      </p>
    </div>
  );
}
