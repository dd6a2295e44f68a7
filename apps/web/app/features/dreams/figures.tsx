import type { Dream } from '@reverie/contract/dreams';
import { Eye, type LucideIcon, Share2 } from 'lucide-react';
import { LikeButton } from '#features/dreams/like-button.tsx';
import { useFormats, useMessages } from '#language/messages.tsx';

/** Likes, views and, where there are any, shares: quietly. */
export function Figures({ dream }: { dream: Dream }) {
  const t = useMessages('dreams');
  const { number } = useFormats();
  // In a circle nothing is counted.
  if (dream.community?.isCircle) return null;
  return (
    <span className="flex items-center gap-4">
      <LikeButton dream={dream} />
      <Figure icon={Eye} shown={number(dream.views)} said={t.views} count={dream.views} />
      {dream.shares > 0 && (
        <Figure icon={Share2} shown={number(dream.shares)} said={t.shares} count={dream.shares} />
      )}
    </span>
  );
}

type FigureProps = {
  icon: LucideIcon;
  count: number;
  shown: string;
  said: (count: number, shown: string) => string;
};

function Figure({ icon: Icon, count, shown, said }: FigureProps) {
  const words = said(count, shown);
  return (
    <span className="figure" title={words}>
      <Icon aria-hidden="true" />
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
