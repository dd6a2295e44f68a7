import type { Dream } from '@reverie/contract/dreams';
import { squareOf } from '@reverie/contract/images.rules';
import type { Journal, JournalHit } from '@reverie/contract/journal';
import { Lock } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { MoonDisc } from '#ambience/moon-disc.tsx';
import { type Choices, pathOf } from '#features/journal/choices.rules.ts';
import { middleOf } from '#features/journal/moons.rules.ts';
import { nameOf } from '#features/journal/night-wall.tsx';
import { nightWords } from '#features/journal/wording.ts';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { useLangOf } from '#reader/other-language.tsx';
import { useHere } from '#reader/way-back.ts';
import { LitText } from '#ui/lit-text.tsx';
import { PlainState } from '#ui/page.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Print } from '#ui/print.tsx';

type FoundProps = { journal: Journal; choices: Choices; pageSize: number };

/** A list of own dreams, with the words that were found lit where they stand. */
export function Found({ journal, choices, pageSize }: FoundProps) {
  const t = useMessages('journal');
  const { number } = useFormats();
  const { dreams, hits, notes, totalCount, isTotalExact, isWhole } = journal;
  const pageCount = Math.ceil(totalCount / pageSize);
  return (
    <section className="mt-8">
      <p role="status" className="text-ink-soft">
        {t.found(totalCount, number(totalCount), isTotalExact)}
      </p>
      {!isWhole && <p className="mt-2 text-small text-ink-faint">{t.building}</p>}
      {dreams.length === 0 && notes.length === 0 && (
        <PlainState title={t.nothingFound} text={t.nothingFoundText} />
      )}
      <ol className="found" onKeyDown={moveByArrows}>
        {dreams.map((dream) => (
          <FoundDream
            key={dream.id}
            dream={dream}
            hits={hits.filter(({ dreamId }) => dreamId === dream.id)}
          />
        ))}
      </ol>
      {notes.length > 0 && <Notes notes={notes} />}
      {choices.q !== '' && dreams.length > 0 && (
        <p className="mt-6 max-w-2xl text-small text-ink-faint">{t.sealedNote}</p>
      )}
      <Pagination
        page={choices.page}
        pageCount={pageCount}
        to={(page) => pathOf({ ...choices, page })}
        words={t}
        nameOf={(page) => t.page(number(page))}
        numberOf={number}
      />
    </section>
  );
}

function FoundDream({ dream, hits }: { dream: Dream; hits: readonly JournalHit[] }) {
  const t = useMessages('journal');
  const language = useLanguage();
  const langOf = useLangOf();
  const here = useHere();
  const { time } = useFormats();
  const night = dream.night ?? dream.dreamedAt.slice(0, 10);
  // Titles are short: theirs are excerpted whole.
  const title = hits.find(({ field }) => field === 'title');
  const inText = hits.filter(({ field }) => field !== 'title');
  return (
    <li className="found-dream card">
      {dream.image ? (
        <Print picture={squareOf(dream.image)} alt="" sizes="88px" className="aspect-square" />
      ) : (
        <span aria-hidden="true" className="journal-blank" />
      )}
      <div className="min-w-0">
        <h2 dir="auto" lang={langOf(dream.language)} className="line-clamp-2 font-text text-card">
          <Link to={`/dreams/${dream.id}`} state={here} viewTransition className="card-link">
            {title ? <LitText text={title.excerpt} lit={title.lit} /> : nameOf(dream)}
          </Link>
        </h2>
        {hits.length === 0 && dream.title && (
          <p
            dir="auto"
            lang={langOf(dream.language)}
            className="mt-1 line-clamp-2 max-w-3xl text-ui text-ink-soft"
          >
            {dream.content}
          </p>
        )}
        {inText.map((hit) => (
          <p key={`${hit.field} ${hit.excerpt}`} dir="auto" className="mt-2 text-ui text-ink-soft">
            <span className="found-where">
              {hit.field === 'report' && <Lock aria-hidden="true" className="size-3.5" />}
              {t.fields[hit.field]}
            </span>
            <LitText text={hit.excerpt} lit={hit.lit} />
          </p>
        ))}
        <p className="mt-2 flex items-center gap-2 text-small text-ink-faint">
          <MoonDisc at={middleOf(night)} />
          {nightWords(night, language)}, {time(dream.dreamedAt)}
        </p>
      </div>
    </li>
  );
}

function Notes({ notes }: { notes: Journal['notes'] }) {
  const t = useMessages('journal');
  const language = useLanguage();
  return (
    <div className="mt-10">
      <h2 className="font-display text-h3">{t.notes}</h2>
      <ul className="mt-4 grid gap-4">
        {notes.map(({ kind, ref, excerpt, lit }) => (
          <li key={`${kind} ${ref}`} className="border-t border-line pt-4">
            <p dir="auto" className="text-ui text-ink-soft">
              <LitText text={excerpt} lit={lit} />
            </p>
            <p className="mt-1 text-small text-ink-faint">
              {kind === 'day-note' ? (
                <Link to={`/journal/nights/${ref}`} className="inline-link">
                  {nightWords(ref, language)}
                </Link>
              ) : (
                <Link
                  to={kind === 'meaning' ? `/journal/symbols/${ref}` : '/journal/people'}
                  className="inline-link"
                >
                  {t.noteKinds[kind]}
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The arrows go from one dream to the next, as Tab does. */
function moveByArrows(event: KeyboardEvent<HTMLOListElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.card-link')];
  const at = links.findIndex((link) => link.matches(':focus'));
  const next = links[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
