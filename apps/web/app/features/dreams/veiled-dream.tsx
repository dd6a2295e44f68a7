import type { Dream } from '@reverie/contract/dreams';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { NightLine } from '#ambience/night-line.tsx';
import { DreamFacts } from '#features/dreams/dream-facts.tsx';
import { isWeekOnly } from '#features/dreams/dream-head.tsx';
import { useVeiledName, VeilFold } from '#features/dreams/veil.tsx';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { OtherLanguage } from '#reader/other-language.tsx';
import type { Veil } from '#reader/warned-dreams.tsx';

type VeiledDreamProps = { dream: Dream; veil: Veil; children: ReactNode };

/** A warned dream's page: what it asks care for, and the page itself once it is wanted. */
export function VeiledDream({ dream, veil, children }: VeiledDreamProps) {
  const t = useMessages('dreams');
  const { date } = useFormats();
  const language = useLanguage();
  const nameOf = useVeiledName();
  return (
    <div className="veiled">
      <header className="veil-notice">
        <p className="text-ui text-ink-soft">
          {isWeekOnly(dream) ? t.weekOf(date(dream.dreamedAt)) : <NightLine at={dream.dreamedAt} />}
        </p>
        <h1 className="mt-3 max-w-3xl font-display text-h2">{nameOf(dream)}</h1>
        <p className="mt-4 text-lead text-ink-soft">{t.veilHint}</p>
        <p className="mt-2 text-small text-ink-faint">
          {[
            dream.community?.pseudonym.name[language] ?? dream.author?.username,
            dream.location?.city,
          ]
            .filter(Boolean)
            .join(', ')}
          <OtherLanguage of={dream.language} className="ml-4" />
        </p>
        <DreamFacts dream={dream} />
      </header>
      <VeilFold veil={veil} className="mt-8">
        {children}
      </VeilFold>
      <p className="veil-notice mt-6 text-small">
        <Link to="/profile#warned-dreams" className="inline-link">
          {t.veilChoice}
        </Link>
      </p>
    </div>
  );
}
