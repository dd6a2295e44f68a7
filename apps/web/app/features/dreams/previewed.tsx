import type { Dream, DreamPreview } from '@reverie/contract/dreams';
import { Globe, UserRound, UsersRound } from 'lucide-react';
import { DreamFacts } from '#features/dreams/dream-facts.tsx';
import { Byline, isWeekOnly } from '#features/dreams/dream-head.tsx';
import { SentCard } from '#features/dreams/share-card.tsx';
import { Tags } from '#features/dreams/tags.tsx';
import { useFormats, useMessages } from '#language/messages.tsx';
import { useLangOf } from '#reader/other-language.tsx';
import { Said } from '#reader/said.tsx';

const icons = { stranger: Globe, signed_in: UserRound, member: UsersRound };

/** A dream that is not kept yet, as each reader would receive it: by the parts of its page. */
export function Previewed({ views }: { views: DreamPreview['views'] }) {
  const t = useMessages('dreams').seen;
  const [stranger] = views;
  // Whoever meets it as one meets it as the others: a community is met by its members alone.
  const isOpen = stranger?.dream !== null;
  const inCommunity = views.some(({ dream }) => dream?.community);
  const shown = views.filter(({ as }) => as !== 'member' || inCommunity);
  return (
    <div className="previewed">
      {shown.map(({ as, dream }) => {
        const Icon = icons[as];
        return (
          <section key={as} aria-labelledby={`seen-${as}`} className="preview-view">
            <h3 id={`seen-${as}`} className="flex items-center gap-2.5 text-ui font-medium">
              <Icon aria-hidden="true" className="size-4.5 text-accent" />
              {dream?.community && as === 'member'
                ? t.memberOf(dream.community.name)
                : as === 'member'
                  ? t.member
                  : t.readers[as]}
            </h3>
            {dream === null ? (
              <p className="mt-2 text-ui text-ink-soft">{t.nothing}</p>
            ) : as === 'signed_in' && isOpen ? (
              <p className="mt-2 text-ui text-ink-soft">{t.same}</p>
            ) : (
              <PreviewedDream dream={dream} />
            )}
            {dream && as === 'stranger' && (
              <>
                <p className="mt-6 text-small text-ink-soft">{t.card}</p>
                <SentCard dream={dream} />
              </>
            )}
          </section>
        );
      })}
    </div>
  );
}

function PreviewedDream({ dream }: { dream: Dream }) {
  const t = useMessages('dreams');
  const { date } = useFormats();
  const langOf = useLangOf();
  const { title, content, tags, language, dreamedAt } = dream;
  const isVeiled = isWeekOnly(dream);
  return (
    <article className="mt-4">
      <p className="text-small text-ink-soft">
        {isVeiled ? t.weekOf(date(dreamedAt)) : date(dreamedAt)}
      </p>
      <p dir="auto" lang={langOf(language)} className="mt-1 mb-4 font-display text-h3">
        <Said text={title ?? (isVeiled ? t.untitledWeek : t.untitledOn(date(dreamedAt)))} />
      </p>
      <Byline dream={dream} />
      <p dir="auto" lang={langOf(language)} className="preview-words">
        <Said text={content} />
      </p>
      <Tags tags={tags} lang={langOf(language)} areLinks={false} />
      <DreamFacts dream={dream} />
    </article>
  );
}
