import { sdkPath } from '@reverie/contract/downloads.rules';
import { pageSizeLimit } from '@reverie/contract/dreams.rules';
import { limits as declared } from '@reverie/contract/limits.rules';
import type { ApiText } from '#features/api-explorer/api-text.fr.ts';
import { Code } from '#features/api-explorer/code.tsx';
import type { ApiDescription } from '#features/api-explorer/describe-calls.server.ts';
import { Explorer } from '#features/api-explorer/explorer.tsx';
import { Reference } from '#features/api-explorer/reference.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Page, PageHead } from '#ui/page.tsx';

type ApiPageProps = {
  text: ApiText;
  description: ApiDescription;
  origin: string;
  isSignedIn: boolean;
};

export function ApiPage({ text, description, origin, isSignedIn }: ApiPageProps) {
  const { calls, shapes, counts } = description;
  return (
    <Page>
      <PageHead title={text.title} lead={text.lead}>
        <Figures
          figures={[
            [counts.all, text.figures.calls],
            [counts.open, text.figures.open],
          ]}
        />
      </PageHead>
      <Features text={text} />
      <section id="essayer" className="mt-20 scroll-mt-24 md:mt-28">
        <h2 className="font-display text-h2">{text.explorer.title}</h2>
        <p className="mt-3 text-ink-soft">{text.explorer.lead}</p>
        <Explorer text={text} calls={calls} origin={origin} isSignedIn={isSignedIn} />
      </section>
      <Client text={text} origin={origin} />
      <Reference text={text} calls={calls} shapes={shapes} origin={origin} />
      <Limits text={text} />
      {!isSignedIn && <Join text={text} />}
    </Page>
  );
}

function Figures({ figures }: { figures: readonly (readonly [number, string])[] }) {
  return (
    <dl className="mt-10 flex flex-wrap gap-x-16 gap-y-6">
      {figures.map(([figure, name]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-small text-ink-soft">{name}</dt>
          <dd className="font-display text-h2 tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function Features({ text: { features } }: { text: ApiText }) {
  const { title, ...cards } = features;
  return (
    <section>
      <h2 className="sr-only">{title}</h2>
      <div className="grid gap-x-12 sm:grid-cols-2 lg:grid-cols-4">
        {Object.entries(cards).map(([key, card]) => (
          <div key={key} className="border-t border-line-strong py-6">
            <h3 className="font-display text-h3">{card.name}</h3>
            <p className="mt-3 text-ui text-ink-soft">{card.text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

function Client({ text, origin }: { text: ApiText; origin: string }) {
  return (
    <section id="client" className="mt-20 max-w-4xl scroll-mt-24 md:mt-28">
      <h2 className="font-display text-h2">{text.client.title}</h2>
      <p className="mt-4 mb-6 max-w-[62ch] text-ink-soft">{text.client.text}</p>
      <Code code={`npm install ${origin}${sdkPath}`} language="plain" copy={text.code} />
      <a href={sdkPath} download className="lead mt-6">
        {text.client.download}
      </a>
    </section>
  );
}

function Limits({ text: { limits } }: { text: ApiText }) {
  const figures = [
    [declared.texts.calls, limits.analyze],
    [declared.patterns.calls, limits.patterns],
    [declared.dreams.calls, limits.dreams],
    [pageSizeLimit, limits.page],
  ] as const;
  return (
    <section id="limits" className="mt-20 scroll-mt-24 md:mt-28">
      <h2 className="font-display text-h2">{limits.title}</h2>
      <p className="mt-4 max-w-[62ch] text-ink-soft">{limits.lead}</p>
      <Figures figures={figures} />
      <p className="mt-10 max-w-[62ch] text-ui text-ink-soft">{limits.later}</p>
    </section>
  );
}

function Join({ text: { join } }: { text: ApiText }) {
  return (
    <section className="mt-20 grid justify-items-start gap-4 border-t border-line-strong pt-14 md:mt-28">
      <h2 className="font-display text-h2">{join.title}</h2>
      <p className="text-lead text-ink-soft">{join.text}</p>
      <ButtonLink to="/register" size="large" className="mt-3">
        {join.register}
      </ButtonLink>
    </section>
  );
}
