import type { Dream } from '@reverie/contract/dreams';
import { Eye } from 'lucide-react';
import { LikeButton } from '#features/dreams/like-button.tsx';
import { useFormats, useMessages } from '#language/messages.tsx';

/** Likes and views, quietly. */
export function Figures({ dream }: { dream: Dream }) {
  const t = useMessages('dreams');
  const { number } = useFormats();
  // In a circle nothing is counted.
  if (dream.community?.isCircle) return null;
  const views = t.views(dream.views, number(dream.views));
  return (
    <span className="flex items-center gap-4">
      <LikeButton dream={dream} />
      <span className="figure" title={views}>
        <Eye aria-hidden="true" />
        <span aria-hidden="true">{number(dream.views)}</span>
        <span className="sr-only">{views}</span>
      </span>
    </span>
  );
}
