import { ChevronLeft } from 'lucide-react';
import {
  type ActionFunctionArgs,
  data,
  Link,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { asPageError } from '#api/refusal.ts';
import { Comparison } from '#features/symbols/comparison.tsx';
import { Concordance } from '#features/symbols/concordance.tsx';
import { Matrix } from '#features/symbols/matrix.tsx';
import { Meaning, type MeaningRefusal } from '#features/symbols/meaning-form.tsx';
import styles from '#features/symbols/symbols.css?url';
import { When } from '#features/symbols/when.tsx';
import { DocumentHead } from '#head/document-head.tsx';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { textOf } from '#ui/form-text.ts';
import { Page } from '#ui/page.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context, params: { symbol = '' } }: LoaderFunctionArgs) {
  requireUser(context, request);
  const found = await context.get(apiContext).symbols.get({ symbol }).catch(asPageError);
  return { found, isKept: new URL(request.url).searchParams.has('kept') };
}

export async function action({ request, context, params: { symbol = '' } }: ActionFunctionArgs) {
  requireUser(context, request);
  const { symbols } = context.get(apiContext);
  const form = await request.formData();
  const meaning = textOf(form, 'meaning').replace(/\r\n?/g, '\n');
  const refused = (reason: MeaningRefusal['reason']) =>
    data<MeaningRefusal>({ reason, meaning }, { status: 400 });
  const isForgotten = textOf(form, 'intent') === 'forget';
  if (!isForgotten && meaning.trim() === '') return refused('blank');
  try {
    if (isForgotten) await symbols.forget({ symbol });
    else await symbols.mean({ symbol, meaning });
  } catch {
    return refused('other');
  }
  throw redirect(`/journal/symbols/${symbol}?kept`);
}

export default function SymbolPage() {
  const { found, isKept } = useLoaderData<typeof loader>();
  const refusal = useActionData<MeaningRefusal>();
  const t = useMessages('symbols');
  const language = useLanguage();
  const { number } = useFormats();
  const { label, meaning, sentences, comparison, dreams, total, leftOut } = found;
  const title = label[language];
  return (
    <Page>
      <DocumentHead title={`${title} · ${t.title}`} isListed={false} />
      <p className="pt-6">
        <Link to="/journal/symbols" className="lead">
          <ChevronLeft aria-hidden="true" />
          {t.back}
        </Link>
      </p>
      <div className="grid gap-10 pt-6 md:grid-cols-2 md:items-end md:gap-16">
        <header className="min-w-0">
          <h1 className="symbol-name font-display first-letter:uppercase">{title}</h1>
          <p className="mt-3 text-lead text-ink-soft">
            {dreams > 0 ? t.inDreams(number(dreams), number(total)) : t.inNone}
          </p>
        </header>
        <Meaning key={meaning.updatedAt} meaning={meaning} refusal={refusal} isKept={isKept} />
      </div>
      <When dreams={dreams} sentences={sentences} />
      <Concordance sentences={sentences} />
      {leftOut > 0 && <p className="mt-4 text-small text-ink-faint">{t.older(number(leftOut))}</p>}
      <Matrix {...found} />
      {comparison && <Comparison {...comparison} />}
      {dreams > 0 && !comparison && (
        <section className="mt-16 grid gap-6 border-t border-line pt-6 md:grid-cols-2">
          <h2 className="font-display text-h3">{t.few(dreams, number(dreams))}</h2>
          <p className="text-ui text-ink-soft">{t.fewText}</p>
        </section>
      )}
    </Page>
  );
}
