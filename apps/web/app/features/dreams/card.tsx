import type { Dream } from '@reverie/contract/dreams';
import type { PaintingProgress } from '@reverie/contract/images';
import { pictureOf } from '@reverie/contract/images.rules';
import { ImageOff, Lock } from 'lucide-react';
import { Link, useViewTransitionState } from 'react-router';
import { MoonDisc } from '#ambience/moon-disc.tsx';
import { Figures } from '#features/dreams/figures.tsx';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { classNames } from '#ui/class-names.ts';
import { Print } from '#ui/print.tsx';
import { ProgressLine } from '#ui/progress-line.tsx';

type Level = 'h2' | 'h3';
type CardProps = {
  dream: Dream;
  /** How far its painting is, where one is being made and has told. */
  progress: PaintingProgress | null;
  level: Level;
  sizes: string;
  loading?: 'eager' | 'lazy';
};

/** A dream on the wall: its painting, its first words, and quiet figures below. */
export function Card(props: CardProps) {
  const { dream, progress, level: Heading, sizes, loading = 'lazy' } = props;
  const t = useMessages('dreams');
  const language = useLanguage();
  const address = `/dreams/${dream.id}`;
  // The print travels from the wall to the page, and back.
  const isTravelling = useViewTransitionState(address);

  if (!dream.image) {
    return <WordsCard dream={dream} progress={progress} level={Heading} address={address} />;
  }
  return (
    <article className="card">
      <Print
        picture={pictureOf(dream.image)}
        alt={dream.image.alt[language]}
        sizes={sizes}
        loading={loading}
        className="aspect-square"
        style={isTravelling ? { viewTransitionName: 'print' } : undefined}
      />
      {isComing(dream) && (
        <ProgressLine share={shareOf(progress)} label={t.paintingNow} className="mt-3" />
      )}
      <Heading dir="auto" className="mt-4 line-clamp-2 font-text text-card">
        <CardLink address={address}>{dream.content}</CardLink>
      </Heading>
      <CardFoot dream={dream} />
    </article>
  );
}

function isComing({ imageStatus }: Dream): boolean {
  return imageStatus === 'queued' || imageStatus === 'running';
}

/** Another model tells nothing of its stages: no figure is made up for it. */
function shareOf(progress: PaintingProgress | null): number | null {
  return progress && progress.stage !== 'remote' ? progress.share : null;
}

type WordsCardProps = Pick<CardProps, 'dream' | 'progress' | 'level'> & { address: string };

/** Without a painting, the words are the picture. */
function WordsCard({ dream, progress, level: Heading, address }: WordsCardProps) {
  const t = useMessages('dreams');
  const { imageStatus, types } = dream;
  const isOnItsWay = isComing(dream);
  return (
    <article className={classNames('card words', isOnItsWay && 'aspect-square')}>
      <Heading dir="auto" className="line-clamp-6 font-display text-h3">
        <CardLink address={address}>{dream.content}</CardLink>
      </Heading>
      <div className="mt-auto pt-1">
        <CardFoot dream={dream} />
        {imageStatus === 'asks' && (
          <p className="mt-4 flex items-center gap-2.5 border-t border-line pt-3.5 text-small text-ink-soft">
            <ImageOff aria-hidden="true" className="size-4 shrink-0" />
            {types.includes('nightmare') ? t.nightmareAsks : t.warningAsks}
          </p>
        )}
        {isOnItsWay && (
          <div className="mt-4 text-small text-ink-soft">
            <ProgressLine share={shareOf(progress)} label={t.paintingNow} className="mb-3" />
            {progress ? t.stages[progress.stage] : t.paintingNow}
          </div>
        )}
      </div>
    </article>
  );
}

/** The whole card leads to the dream; what can be pressed on it stays above. */
function CardLink({ address, children }: { address: string; children: string }) {
  return (
    <Link to={address} viewTransition className="card-link">
      {children}
    </Link>
  );
}

function CardFoot({ dream }: { dream: Dream }) {
  const t = useMessages('dreams');
  const { date } = useFormats();
  const { location, dreamedAt, tags, visibility } = dream;
  return (
    <div className="mt-3 grid grid-cols-1 gap-1 text-small text-ink-faint">
      <p className="flex items-center gap-2.5">
        <MoonDisc at={dreamedAt} />
        {/* A long name gives way; the night does not. */}
        <span className="flex min-w-0 whitespace-pre">
          {location?.city && <span className="truncate">{location.city}</span>}
          <span className="shrink-0">
            {location?.city && ', '}
            {date(dreamedAt)}
          </span>
        </span>
        {visibility !== 'public' && (
          <span className="ml-auto flex shrink-0 items-center gap-1.5">
            <Lock aria-hidden="true" className="size-3.5" />
            {t.visibility[visibility]}
          </span>
        )}
      </p>
      <div className="flex items-center justify-between gap-4">
        <span className="truncate">{tags.join(', ')}</span>
        <Figures dream={dream} />
      </div>
    </div>
  );
}
