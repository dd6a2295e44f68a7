import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { DreamsMessages } from '#features/dreams/messages.fr.ts';
import { useMessages } from '#language/messages.tsx';
import { useWayBack } from '#reader/way-back.ts';

type BackLinkProps = {
  isSignedIn: boolean;
  /** Where the dream is shared under another name: the way back of who came from nowhere. */
  community?: { slug: string; name: string } | null;
  /** The page of ours from which the document was asked for. */
  referer: string | null;
};

/** From a dream back to where one came from, found there as it was left. */
export function BackLink({ community, ...props }: BackLinkProps) {
  const { backTo } = useMessages('dreams');
  const home = community ? `/communities/${community.slug}` : undefined;
  const { to, goBack } = useWayBack({ ...props, home });
  return (
    <Link
      to={to}
      viewTransition
      onClick={goBack}
      className="my-2 inline-flex items-center gap-2.5 py-2 md:my-4 text-ui text-ink-soft transition-colors hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {community && to.split('?')[0] === home ? community.name : backTo[nameOf(to)]}
    </Link>
  );
}

const names: Record<string, keyof DreamsMessages['backTo']> = {
  '/': 'home',
  '/dashboard': 'dashboard',
  '/dreams': 'library',
  '/profile': 'profile',
};

function nameOf(path: string): keyof DreamsMessages['backTo'] {
  const [pathname = '', search = ''] = path.split('?');
  const name = names[pathname] ?? 'elsewhere';
  const isSearch = new URLSearchParams(search).get('q');
  return isSearch && name !== 'elsewhere' ? 'search' : name;
}
