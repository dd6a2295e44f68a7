import type { FollowedMotifs } from '@reverie/contract/motifs';
import { leastDreamers } from '@reverie/contract/motifs.rules';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MotifFamily, NamedMotif, SharedMotif } from '#features/motifs/rules.ts';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';

type MotifsProps = {
  shared: readonly SharedMotif[];
  families: readonly MotifFamily[];
  /** Null for visitors. */
  followed: FollowedMotifs | null;
  wall: ReactNode;
};

/** Every motif, those that many share first. */
export function Motifs({ shared, families, followed, wall }: MotifsProps) {
  const t = useMessages('motifs');
  const { number } = useFormats();
  return (
    <div className="grid gap-16">
      {followed && <Followed followed={followed} wall={wall} />}
      <section className="grid gap-4">
        <h2 className="font-display text-h2">{t.shared}</h2>
        <p className="text-ui text-ink-soft">
          {shared.length > 0 ? t.sharedText(leastDreamers) : t.sharedNone(leastDreamers)}
        </p>
        <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {shared.map(({ id, name, dreamers }) => (
            <li
              key={id}
              className="flex items-baseline justify-between gap-4 border-t border-line py-1"
            >
              <Link to={`/dreams/motif/${id}`} className="min-w-0 py-2.5 font-text text-card">
                {name}
              </Link>
              <span className="text-small whitespace-nowrap text-ink-soft tabular-nums">
                {t.dreamers(number(dreamers))}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-4">
        <h2 className="font-display text-h2">{t.all}</h2>
        <p className="text-ui text-ink-soft">{t.allText}</p>
        <div className="grid items-start gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {families.map((family) => (
            <Family key={family.id} {...family} />
          ))}
        </div>
      </section>
    </div>
  );
}

function Followed({ followed, wall }: { followed: FollowedMotifs; wall: ReactNode }) {
  const t = useMessages('motifs');
  const language = useLanguage();
  const { motifs, dreams } = followed;
  return (
    <section id="followed" className="grid gap-4">
      <h2 className="font-display text-h2">{t.followed}</h2>
      <p className="text-ui text-ink-soft">{motifs.length > 0 ? t.followedText : t.followedNone}</p>
      {motifs.length > 0 && (
        <Names motifs={motifs.map(({ id, label }) => ({ id, name: label[language] }))} />
      )}
      <Link to="/matches" className="inline-flex min-h-11 w-fit items-center text-ui">
        <span className="inline-link">{t.toMeetings}</span>
      </Link>
      {dreams.length > 0 && wall}
    </section>
  );
}

/** Hundreds of names at once are a wall: of each family the first ones show which it is. */
function Family({ name, motifs }: MotifFamily) {
  const { number } = useFormats();
  return (
    <details className="motif-family border-t border-line">
      <summary>
        <span className="flex items-baseline justify-between gap-4">
          <span className="font-text text-card first-letter:uppercase">{name}</span>
          <span className="text-small text-ink-soft tabular-nums">{number(motifs.length)}</span>
        </span>
        <span className="motif-first">{motifs.map((motif) => motif.name).join(', ')}</span>
      </summary>
      <div className="pb-5">
        <Names motifs={motifs} />
      </div>
    </details>
  );
}

function Names({ motifs }: { motifs: readonly NamedMotif[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {motifs.map(({ id, name }) => (
        <li key={id}>
          <Link to={`/dreams/motif/${id}`} className="tag motif-name hover:border-edge">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** From what people one follows told: the way to the motifs one follows. */
export function FollowedMotifsLink() {
  const t = useMessages('motifs');
  return (
    <p className="mt-3">
      <Link to="/dreams/motifs#followed" className="inline-link text-ui">
        {t.toFollowed}
      </Link>
    </p>
  );
}
