import type { Journal } from '@reverie/contract/journal';
import type { ReactNode } from 'react';
import { type Choices, pathOf } from '#features/journal/choices.rules.ts';
import { type Lunation, monthOf } from '#features/journal/moons.rules.ts';
import { Steps } from '#features/journal/steps.tsx';
import { dayWords, monthWords } from '#features/journal/wording.ts';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';

export type Moon = Lunation & { journal: Journal };

type MoonHeadProps = {
  moon: Moon;
  before: Moon | null;
  choices: Choices;
  today: string;
  first: string | null;
  views: ReactNode;
};

/** What a moon is called, from when to when it is, and the way to the others. */
export function MoonHead({ moon, choices, today, first, before, views }: MoonHeadProps) {
  const t = useMessages('journal');
  const language = useLanguage();
  const { from, to } = moon;
  const isLatest = to >= today;
  const hasEarlier = first !== null && first < from;
  return (
    <header className="mt-10">
      <div className="journal-bar">
        <div>
          <h2 className="font-display text-h2">{t.moonOf(monthWords(monthOf(moon), language))}</h2>
          <p className="mt-2 text-ink-soft">
            {t.between(dayWords(from, language), dayWords(to, language))} <Counted moon={moon} />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Steps
            back={hasEarlier && before ? pathOf({ ...choices, moon: before.to }) : null}
            on={isLatest ? null : pathOf({ ...choices, moon: nextOf(to, today) })}
            names={{ back: t.earlier, on: t.later }}
          />
          {views}
        </div>
      </div>
    </header>
  );
}

/** Any night of the moon that follows one. */
function nextOf(to: string, today: string): string {
  const next = new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return next < today ? next : today;
}

function Counted({ moon: { journal } }: { moon: Moon }) {
  const t = useMessages('journal');
  const { number } = useFormats();
  const nights = new Set(journal.dreams.map(({ night }) => night)).size;
  if (journal.totalCount === 0) return null;
  const isWhole = journal.dreams.length === journal.totalCount;
  const dreams = t.dreams(journal.totalCount, number(journal.totalCount));
  return isWhole
    ? `${t.inNights({ dreams, nights: t.nights(nights, number(nights)) })}.`
    : `${dreams}.`;
}
