import type { LibraryStatistics } from '@reverie/contract/library';
import { leastShownCount } from '@reverie/contract/library.rules';
import type { LibraryText } from '#features/library/library-text.fr.ts';
import { useFormats } from '#language/messages.tsx';
import { ButtonLink } from '#ui/button.tsx';

type CommunityProps = { text: LibraryText; statistics: LibraryStatistics | null };

const counted = ['dreams', 'dreamers', 'analyses'] as const;

/** What there is, counted; what is still small is not boasted of. */
export function Community({ text, statistics }: CommunityProps) {
  const { number } = useFormats();
  const shown = counted.filter((name) => (statistics?.[name] ?? 0) >= leastShownCount);
  if (!statistics || shown.length === 0) return null;
  return (
    <section aria-labelledby="community" className="pt-24 md:pt-32">
      <h2 id="community" className="font-display text-h2">
        {text.statistics}
      </h2>
      <p className="mt-2 text-ink-soft">{text.statisticsLead}</p>
      <dl className="library-counts">
        {shown.map((name) => (
          <div key={name}>
            <dt className="text-ui text-ink-soft">{text.counts[name]}</dt>
            <dd className="font-display text-title">{number(statistics[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type InvitationProps = { text: LibraryText; isSignedIn: boolean };

/** A reader of others' dreams may tell one of their own. The form sends visitors to sign in first. */
export function Invitation({ text, isSignedIn }: InvitationProps) {
  return (
    <section className="grid justify-items-center gap-4 pt-24 text-center md:pt-36">
      <h2 className="font-display text-h2">{text.tellTitle}</h2>
      <p className="max-w-xl text-lead text-ink-soft">{text.tellText}</p>
      <ButtonLink to="/dreams/new" variant="solid" size="large" className="mt-4">
        {text.tell}
      </ButtonLink>
      {!isSignedIn && <p className="text-small text-ink-faint">{text.tellSignedOut}</p>}
    </section>
  );
}
