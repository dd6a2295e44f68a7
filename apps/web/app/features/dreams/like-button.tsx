import type { Dream } from '@reverie/contract/dreams';
import { Heart } from 'lucide-react';
import { useOptimistic, useState, useTransition } from 'react';
import { useFormats, useMessages } from '#language/messages.tsx';
import { useFailureWords } from '#language/use-failure-words.ts';
import { useToast } from '#ui/toast.tsx';

type Likes = { liked: boolean; likes: number };

/** How many like a dream, and, for who may, a way to join them. It answers at once. */
export function LikeButton({ dream }: { dream: Dream }) {
  const t = useMessages('dreams');
  const { number } = useFormats();
  const { likes, toggle } = useLikes(dream);
  const shown = number(likes.likes);

  if (!dream.viewer.canLike) {
    return (
      <span className="figure" title={t.likes(likes.likes, shown)}>
        <Heart aria-hidden="true" />
        <span aria-hidden="true">{shown}</span>
        <span className="sr-only">{t.likes(likes.likes, shown)}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className="figure figure-button"
      aria-pressed={likes.liked}
      aria-label={`${likes.liked ? t.unlike : t.like}, ${t.likes(likes.likes, shown)}`}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={toggle}
    >
      <Heart aria-hidden="true" />
      {shown}
    </button>
  );
}

/** Few who look press it: nobody else fetches the client. */
const fetchClient = () => import('#api/browser.ts');

function fetchAhead() {
  fetchClient().catch(() => {});
}

function useLikes({ id, likes, viewer: { liked } }: Dream) {
  const say = useToast();
  const t = useMessages('dreams');
  const failed = useFailureWords();
  const [, start] = useTransition();
  const [answered, setAnswered] = useState<{ of: string; likes: Likes }>();
  // The dream may be read anew after an answer; whichever came last stands.
  const version = `${liked} ${likes}`;
  const known: Likes = answered?.of === version ? answered.likes : { liked, likes };
  const [shown, show] = useOptimistic(known);

  async function toggle() {
    const client = await fetchClient().catch(() => null);
    if (!client) return say({ message: t.actionFailed });
    start(async () => {
      show({ liked: !shown.liked, likes: Math.max(0, shown.likes + (shown.liked ? -1 : 1)) });
      try {
        const { like, unlike } = client.browserApi().dreams;
        // Who is shown their like may leave the page: it is on its way, and arrives.
        const answer = await (shown.liked ? unlike : like)({ id }, { keepalive: true });
        start(() => setAnswered({ of: version, likes: answer }));
      } catch (error) {
        say({ message: failed(error, t.actionFailed) });
      }
    });
  }

  return { likes: shown, toggle };
}
