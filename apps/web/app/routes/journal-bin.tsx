import { binDays } from '@reverie/contract/layers.rules';
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
import { asPageError, codeOf } from '#api/refusal.ts';
import { BinList, Sure } from '#features/bin/bin-list.tsx';
import styles from '#features/journal/journal.css?url';
import { JournalTabs } from '#features/journal/journal-frame.tsx';
import { DocumentHead } from '#head/document-head.tsx';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Done } from '#ui/done.tsx';
import { textOf } from '#ui/form-text.ts';
import { Page, PageHead, PlainState } from '#ui/page.tsx';
import { Pagination } from '#ui/pagination.tsx';

const pageSize = 30;
const path = '/journal/bin';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  const { searchParams } = new URL(request.url);
  const page = Math.max(1, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1);
  const bin = await context.get(apiContext).bin.list({ page, pageSize }).catch(asPageError);
  return { bin, page, done: searchParams.get('done'), id: searchParams.get('id') };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const { bin, dreams } = context.get(apiContext);
  const form = await request.formData();
  const intent = textOf(form, 'intent');
  const id = textOf(form, 'id');
  try {
    if (intent === 'restore') await dreams.restore({ id });
    if (intent === 'erase') await bin.erase({ id });
    if (intent === 'empty') await bin.empty();
  } catch (error) {
    const code = codeOf(error);
    return data({ code }, { status: code === 'not_found' ? 404 : 400 });
  }
  const told =
    intent === 'restore' ? `?done=restored&id=${encodeURIComponent(id)}` : '?done=erased';
  throw redirect(`${path}${told}`);
}

export default function BinPage() {
  const { bin, page, done, id } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const t = useMessages('bin');
  const { number } = useFormats();
  const { dreams, totalCount } = bin;
  return (
    <Page>
      <DocumentHead title={t.title} isListed={false} />
      <PageHead title={t.title} lead={t.lead(binDays)} />
      <JournalTabs />
      <div className="mb-8 grid gap-4">
        {refused && (
          <Alert occasion={refused}>{refused.code === 'not_found' ? t.gone : t.failed}</Alert>
        )}
        {!refused && done === 'restored' && (
          <Done>
            {t.restored}{' '}
            {id && (
              <Link to={`/dreams/${encodeURIComponent(id)}`} className="inline-link">
                {t.see}
              </Link>
            )}
          </Done>
        )}
        {!refused && done === 'erased' && <Done>{t.erased}</Done>}
      </div>
      {totalCount === 0 ? (
        <PlainState title={t.empty} text={t.emptyText} />
      ) : (
        <>
          <BinList dreams={dreams} />
          <Pagination
            page={page}
            pageCount={Math.ceil(totalCount / pageSize)}
            to={(other) => `${path}?page=${other}`}
            words={t.pages}
            nameOf={(other) => t.page(number(other))}
            numberOf={number}
          />
          <div className="mt-8 border-t border-line pt-6">
            <Sure ask={t.emptyAll} sure={t.emptySure(number(totalCount))} yes={t.emptyYes}>
              <input type="hidden" name="intent" value="empty" />
            </Sure>
          </div>
        </>
      )}
    </Page>
  );
}
