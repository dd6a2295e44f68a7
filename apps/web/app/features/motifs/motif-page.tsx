import type { MotifPage as Shown } from '@reverie/contract/motifs';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import type { MotifRefusal } from '#features/motifs/motif.form.ts';
import { Figures } from '#features/motifs/motif-figures.tsx';
import { asTitle } from '#features/motifs/phrase.rules.ts';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';

type MotifPageProps = Shown & {
  /** Whether its newest dreams are shown: who reads on has seen what stands before them. */
  isNewest: boolean;
  refusal: MotifRefusal | undefined;
  /** Its dreams, hung. */
  wall: ReactNode;
};

/** One motif in the dreams that everybody may read. */
export function MotifPage(props: MotifPageProps) {
  const { motif, figures, isFollowed, dreams, next, isNewest, refusal, wall } = props;
  const t = useMessages('motifs');
  const language = useLanguage();
  const { number, date } = useFormats();
  return (
    <>
      <p className="pt-6">
        <Link to="/dreams/motifs" className="lead">
          <ChevronLeft aria-hidden="true" />
          {t.back}
        </Link>
      </p>
      <header className="grid gap-6 pt-6 pb-14 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
        <div className="min-w-0">
          <h1 className="font-display text-title wrap-anywhere md:text-hero">
            {asTitle(motif.phrase[language], language)}
          </h1>
          <p className="mt-3 max-w-2xl text-lead text-ink-soft">
            {figures
              ? t.inDreams(number(figures.dreams), number(figures.dreamers))
              : dreams.length > 0
                ? t.few
                : t.none}
          </p>
          {figures && (
            <p className="mt-2 max-w-prose text-small text-ink-faint">
              {t.countedOn(date(`${figures.week}T12:00Z`))}
            </p>
          )}
        </div>
        <Following id={motif.id} isFollowed={isFollowed} refusal={refusal} />
      </header>
      {isNewest && figures && <Figures {...figures} />}
      {dreams.length > 0 && (
        <section className="pt-16">
          <h2 className="mb-8 font-display text-h2">{t.dreams}</h2>
          {wall}
          {(next || !isNewest) && (
            <p className="mt-12 flex flex-wrap gap-4">
              {!isNewest && <ButtonLink to={`/dreams/motif/${motif.id}`}>{t.newest}</ButtonLink>}
              {next && <ButtonLink to={`?before=${next}`}>{t.older}</ButtonLink>}
            </p>
          )}
        </section>
      )}
    </>
  );
}

type FollowingProps = Pick<MotifPageProps, 'isFollowed' | 'refusal'> & { id: string };

function Following({ id, isFollowed, refusal }: FollowingProps) {
  const t = useMessages('motifs');
  if (isFollowed === null) {
    return (
      <ButtonLink to={`/login?from=${encodeURIComponent(`/dreams/motif/${id}`)}`}>
        {t.signIn}
      </ButtonLink>
    );
  }
  return (
    <Form method="post" preventScrollReset className="grid justify-items-start gap-2">
      {refusal && <Alert occasion={refusal}>{t[refusal.reason]}</Alert>}
      <Button type="submit" name="follow" value={isFollowed ? 'no' : 'yes'}>
        {isFollowed ? t.unfollow : t.follow}
      </Button>
      {isFollowed && (
        <p role="status" className="text-small text-ink-soft">
          {t.isFollowed}
        </p>
      )}
    </Form>
  );
}
