import type { Community } from '@reverie/contract/communities';
import { Link } from 'react-router';
import type { CommunitiesText } from '#features/communities/communities-text.fr.ts';
import { standingOf } from '#features/communities/wording.ts';
import { useFormats, useLanguage } from '#language/messages.tsx';
import { Stars } from '#ui/stars.tsx';

type CommunityListProps = { communities: readonly Community[]; text: CommunitiesText };

/** Communities, one below the other: what each is about, how many belong to it, and who one is there. */
export function CommunityList({ communities, text: t }: CommunityListProps) {
  const { counted } = useFormats();
  const language = useLanguage();
  return (
    <ul className="border-t border-line">
      {communities.map((community) => (
        <li
          key={community.slug}
          className="relative grid gap-x-10 gap-y-2 border-b border-line py-7 md:grid-cols-[1fr_15rem]"
        >
          <div className="min-w-0">
            <h3 dir="auto" className="font-display text-h3 wrap-anywhere">
              <Link to={`/communities/${community.slug}`} className="card-link">
                <bdi>{community.name}</bdi>
              </Link>
            </h3>
            <p dir="auto" className="mt-2 max-w-2xl text-ink-soft">
              {community.description}
            </p>
          </div>
          <div className="text-small text-ink-soft md:text-right">
            <p>{standingOf(community, t, counted)}</p>
            {community.viewer.pseudonym && (
              <p className="mt-2 flex items-center gap-2 md:justify-end">
                <Stars of={community.viewer.pseudonym.id} size="small" />
                <span dir="auto">{community.viewer.pseudonym.name[language]}</span>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
