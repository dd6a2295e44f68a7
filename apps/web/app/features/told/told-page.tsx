import { Download } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Form, Link } from 'react-router';
import { PaintedState } from '#ambience/painted-state.tsx';
import type { ToldText } from '#features/told/told-text.fr.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { Submit, useIsSending } from '#ui/submit.tsx';

export type Told = {
  /** The address of this page, with its key. */
  here: string;
  imageStatus: 'queued' | 'running' | 'done' | 'failed';
  imageUrl: string | null;
  imageAlt: string | null;
};

type ToldPageProps = { text: ToldText; told: Told; isSignedIn: boolean; children: ReactNode };

/** A dream told without an account: its painting as it comes, and what becomes of both. */
export function ToldPage({ text, told, isSignedIn, children }: ToldPageProps) {
  return (
    <Page>
      <div className="told">
        <Painting text={text} told={told} />
        <div className="told-words">
          <h1 className="font-display text-h2">{text.title}</h1>
          <p className="mt-4 text-ui text-ink-soft">{text.life}</p>
          <Keeping text={text} here={told.here} isSignedIn={isSignedIn} />
          {told.imageUrl && (
            <a href={told.imageUrl} download={text.file} className="lead mt-8">
              <Download aria-hidden="true" />
              {text.take}
            </a>
          )}
        </div>
      </div>
      <section className="mt-14 md:mt-20">
        <h2 className="sr-only">{text.seen}</h2>
        {children}
      </section>
    </Page>
  );
}

function Painting({ text, told }: Pick<ToldPageProps, 'text' | 'told'>) {
  const { imageStatus, imageUrl, imageAlt, here } = told;
  const isComing = imageStatus === 'queued' || imageStatus === 'running';
  return (
    <div className="told-print" data-status={imageStatus}>
      {imageUrl ? (
        <img src={imageUrl} alt={imageAlt ?? ''} className="print-whole" />
      ) : (
        <div className="told-sheet" aria-hidden="true" />
      )}
      <p role="status" className="mt-4 text-small text-ink-soft">
        {text.picture[imageStatus]}{' '}
        {isComing && (
          <Link to={here} className="inline-link told-look">
            {text.look}
          </Link>
        )}
      </p>
    </div>
  );
}

function Keeping({
  text,
  here,
  isSignedIn,
}: Pick<ToldPageProps, 'text' | 'isSignedIn'> & { here: string }) {
  const isSending = useIsSending();
  const id = useId();
  // Who enters to keep it has it kept by that, as both doors promise.
  const search = `?${new URLSearchParams({ from: `${here}&keep=` })}`;
  return (
    <div className="mt-8">
      {isSignedIn ? (
        <Form method="post" action={here}>
          <Submit size="large" isBusy={isSending} busyLabel={text.busy} aria-describedby={id}>
            {text.keep}
          </Submit>
        </Form>
      ) : (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <ButtonLink
            variant="solid"
            size="large"
            to={{ pathname: '/register', search }}
            aria-describedby={id}
          >
            {text.enter}
          </ButtonLink>
          <Link to={{ pathname: '/login', search }} className="lead">
            {text.signIn}
          </Link>
        </div>
      )}
      <p id={id} className="mt-4 text-small text-ink-soft">
        {text.kept}
      </p>
    </div>
  );
}

/** Its hour is over, or it never was here. */
export function GonePage({ text }: { text: ToldText['gone'] }) {
  return (
    <Page>
      <PaintedState scene="stairs" level={1} title={text.title} text={text.text}>
        <ButtonLink to="/">{text.again}</ButtonLink>
      </PaintedState>
    </Page>
  );
}
