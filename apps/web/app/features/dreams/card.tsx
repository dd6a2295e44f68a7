import type { Dream } from '@reverie/contract/dreams';
import type { PaintingProgress } from '@reverie/contract/images';
import { squareOf } from '@reverie/contract/images.rules';
import { EyeOff, ImageOff, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useViewTransitionState } from 'react-router';
import { MoonDisc } from '#ambience/moon-disc.tsx';
import { beginningOf } from '#features/dreams/excerpt.rules.ts';
import { Figures } from '#features/dreams/figures.tsx';
import { useVeiledName, VeilFold } from '#features/dreams/veil.tsx';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { useFirstLine } from '#reader/first-lines.ts';
import { OtherLanguage, useLangOf } from '#reader/other-language.tsx';
import { Said } from '#reader/said.tsx';
import { useVeil, type Veil } from '#reader/warned-dreams.tsx';
import { useHere } from '#reader/way-back.ts';
import { classNames } from '#ui/class-names.ts';
import { Print } from '#ui/print.tsx';
import { ProgressLine } from '#ui/progress-line.tsx';
import { Stars } from '#ui/stars.tsx';

type Level = 'h2' | 'h3' | 'h4';
type CardProps = {
  dream: Dream;
  /** How far its painting is, where one is being made and has told. */
  progress: PaintingProgress | null;
  level: Level;
  sizes: string;
  loading?: 'eager' | 'lazy';
};

/** Letters below a print, where the words are the picture, and of a first line. */
const [below, alone, line] = [110, 220, 64];

/** A dream on the wall: its painting, its first words, and quiet figures below. */
export function Card(props: CardProps) {
  const { dream, progress, level: Heading } = props;
  const t = useMessages('dreams');
  const langOf = useLangOf();
  const veil = useVeil(dream);
  const isFirstLine = useFirstLine(dream);

  if (veil.isVeiled) return <VeiledCard {...props} veil={veil} />;
  if (isFirstLine) return <FirstLineCard dream={dream} level={Heading} />;
  if (!dream.image) return <WordsCard dream={dream} progress={progress} level={Heading} />;
  return (
    <article className="card">
      <CardPrint {...props} />
      {isComing(dream) && (
        <ProgressLine share={shareOf(progress)} label={t.paintingNow} className="mt-3" />
      )}
      <Heading dir="auto" lang={langOf(dream.language)} className="mt-4 font-text text-card">
        <CardLink dream={dream}>
          <Said text={beginningOf(dream.content, below)} />
        </CardLink>
      </Heading>
      <CardFoot dream={dream} />
    </article>
  );
}

/** For who wants no more of a dream than its first line before opening it. */
export function FirstLineCard({ dream, level: Heading }: Pick<CardProps, 'dream' | 'level'>) {
  const langOf = useLangOf();
  return (
    <article className="card words">
      <Heading dir="auto" lang={langOf(dream.language)} className="font-text text-card">
        <CardLink dream={dream}>{beginningOf(dream.content, line)}</CardLink>
      </Heading>
      <CardFoot dream={dream} isVeiled />
    </article>
  );
}

/** A warned dream: what to expect is said, and one action shows it. */
export function VeiledCard({ veil, ...props }: CardProps & { veil: Veil }) {
  const { dream, level: Heading } = props;
  const langOf = useLangOf();
  const nameOf = useVeiledName();
  return (
    <article className="card words">
      <Heading className="flex gap-3 font-text text-card text-ink-soft">
        <EyeOff aria-hidden="true" className="mt-1.5 size-4.5 shrink-0" />
        {nameOf(dream)}
      </Heading>
      <VeilFold veil={veil} className="mt-4 mb-2">
        <div className="relative mt-3">
          <CardPrint {...props} />
          <p dir="auto" lang={langOf(dream.language)} className="mt-4 font-text text-card">
            <CardLink dream={dream}>
              <Said text={beginningOf(dream.content, alone)} />
            </CardLink>
          </p>
          <p dir="auto" className="mt-3 truncate text-small text-ink-faint">
            {dream.tags.join(', ')}
          </p>
        </div>
      </VeilFold>
      <CardFoot dream={dream} isVeiled />
    </article>
  );
}

function CardPrint({ dream: { id, image }, sizes, loading = 'lazy' }: CardProps) {
  const language = useLanguage();
  const style = usePrintStyle(id);
  if (!image) return null;
  return (
    <Print
      picture={squareOf(image)}
      alt={image.alt[language]}
      sizes={sizes}
      loading={loading}
      className="aspect-square"
      style={style}
    />
  );
}

/** The print travels from the wall to the page, and back. */
export function usePrintStyle(id: string): { viewTransitionName: string } | undefined {
  return useViewTransitionState(`/dreams/${id}`) ? { viewTransitionName: 'print' } : undefined;
}

function isComing({ imageStatus }: Dream): boolean {
  return imageStatus === 'queued' || imageStatus === 'running';
}

/** Another model tells nothing of its stages: no figure is made up for it. */
function shareOf(progress: PaintingProgress | null): number | null {
  return progress && progress.stage !== 'remote' ? progress.share : null;
}

type WordsCardProps = Pick<CardProps, 'dream' | 'progress' | 'level'>;

/** Without a painting, the words are the picture. */
function WordsCard({ dream, progress, level: Heading }: WordsCardProps) {
  const t = useMessages('dreams');
  const langOf = useLangOf();
  const { imageStatus, types } = dream;
  const isOnItsWay = isComing(dream);
  return (
    <article className={classNames('card words', isOnItsWay && 'aspect-square')}>
      <Heading dir="auto" lang={langOf(dream.language)} className="font-display text-h3">
        <CardLink dream={dream}>
          <Said text={beginningOf(dream.content, alone)} />
        </CardLink>
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
export function CardLink({ dream: { id }, children }: { dream: Dream; children: ReactNode }) {
  return (
    <Link to={`/dreams/${id}`} state={useHere()} viewTransition className="card-link">
      {children}
    </Link>
  );
}

function CardFoot({ dream, isVeiled = false }: { dream: Dream; isVeiled?: boolean }) {
  const t = useMessages('dreams');
  const { date } = useFormats();
  const { location, dreamedAt, tags, visibility, community } = dream;
  const language = useLanguage();
  return (
    <div className="mt-3 grid grid-cols-1 gap-1 text-small text-ink-faint">
      <p className="flex items-center gap-2.5">
        {community ? (
          <Stars of={community.pseudonym.id} size="small" />
        ) : (
          <MoonDisc at={dreamedAt} />
        )}
        {/* A long name gives way; the night does not. */}
        <span className="flex min-w-0 whitespace-pre">
          {location?.city && <span className="truncate">{location.city}</span>}
          <span className="shrink-0">
            {location?.city && ', '}
            {community ? community.pseudonym.name[language] : date(dreamedAt)}
          </span>
        </span>
        {visibility === 'private' && (
          <span className="ml-auto flex shrink-0 items-center gap-1.5">
            <Lock aria-hidden="true" className="size-3.5" />
            {t.visibility[visibility]}
          </span>
        )}
      </p>
      <div className="flex items-center justify-between gap-4">
        <span className="flex min-w-0 gap-3">
          <OtherLanguage of={dream.language} className="shrink-0" />
          {!isVeiled && (
            <span dir="auto" className="truncate">
              {tags.join(', ')}
            </span>
          )}
        </span>
        <Figures dream={dream} />
      </div>
    </div>
  );
}
