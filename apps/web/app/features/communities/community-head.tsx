import type { Community } from '@reverie/contract/communities';
import { ArrowLeft } from 'lucide-react';
import { Form, Link } from 'react-router';
import type { CommunitiesText } from '#features/communities/communities-text.fr.ts';
import { standingOf } from '#features/communities/wording.ts';
import { fill } from '#language/fill.ts';
import { useFormats, useLanguage } from '#language/messages.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Stars } from '#ui/stars.tsx';

type CommunityHeadProps = {
  community: Community;
  text: CommunitiesText;
  isSignedIn: boolean;
  /** What lets the reader into a private one, from the address they came by. */
  invitation: string | null;
};

/** A community's name, what it holds, who one is in it, and the way in. */
export function CommunityHead({ community, text: t, isSignedIn, invitation }: CommunityHeadProps) {
  const { slug, name, kind, description, isArchived, isHeld, viewer } = community;
  const { counted } = useFormats();
  return (
    <header className="grid gap-x-16 gap-y-8 pt-6 pb-10 md:pt-10 lg:grid-cols-[1fr_minmax(18rem,26rem)]">
      <div className="min-w-0">
        <Link to="/communities" className="lead inline-flex items-center gap-2 text-ui">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t.back}
        </Link>
        <h1 dir="auto" className="community-name mt-5 font-display">
          {name}
        </h1>
        <p dir="auto" className="mt-4 max-w-xl text-lead text-ink-soft">
          {description}
        </p>
        {isHeld && (
          <p className="mt-4 max-w-xl text-ui">
            {t.held}{' '}
            <Link to="/notifications" className="inline-link">
              {t.heldWhy}
            </Link>
          </p>
        )}
      </div>
      <div className="grid content-end gap-5">
        <p className="border-b border-line pb-4 text-ui text-ink-soft">
          <span className="inline-block first-letter:uppercase">
            {standingOf(community, t, counted)}
          </span>
        </p>
        <Entry {...{ slug, name, kind, isArchived, viewer, isSignedIn, invitation }} text={t} />
      </div>
    </header>
  );
}

type EntryProps = Pick<Community, 'slug' | 'name' | 'kind' | 'isArchived' | 'viewer'> &
  Pick<CommunityHeadProps, 'text' | 'isSignedIn' | 'invitation'>;

function Entry({
  slug,
  name,
  kind,
  isArchived,
  viewer,
  isSignedIn,
  invitation,
  text: t,
}: EntryProps) {
  const language = useLanguage();
  if (viewer.pseudonym) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="flex items-center gap-3 text-small text-ink-soft">
          <Stars of={viewer.pseudonym.id} />
          <span>
            {t.youAre}{' '}
            <b dir="auto" className="font-medium text-ink">
              {viewer.pseudonym.name[language]}
            </b>
            <span className="block">{fill(t.onlyHere, { name })}</span>
          </span>
        </p>
        {viewer.id && (
          <ButtonLink variant="solid" to={`/dreams/new?community=${viewer.id}`}>
            {t.tell}
          </ButtonLink>
        )}
      </div>
    );
  }
  if (isArchived) return <p className="text-ui text-ink-soft">{t.shut}</p>;
  if (!isSignedIn) {
    const back = invitation
      ? `/communities/${slug}?invitation=${invitation}`
      : `/communities/${slug}`;
    return (
      <p>
        <ButtonLink variant="solid" to={`/login?${new URLSearchParams({ from: back })}`}>
          {t.signIn}
        </ButtonLink>
      </p>
    );
  }
  if (viewer.hasAsked) return <p className="text-ui text-ink-soft">{t.asked}</p>;
  return (
    <Form method="post" className="grid justify-items-start gap-3">
      {invitation && <input type="hidden" name="invitation" value={invitation} />}
      <Button type="submit" variant="solid" name="intent" value="join">
        {kind === 'closed' && !invitation ? t.ask : t.join}
      </Button>
      <p className="text-small text-ink-faint">{t.joinHint}</p>
    </Form>
  );
}
