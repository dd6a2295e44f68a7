import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
} from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { unlessUnreached } from '#api/forms.ts';
import { Previewed } from '#features/dreams/previewed.tsx';
import { type PreviewAnswer, previewForm } from '#features/share/preview.form.ts';
import { unreached } from '#features/share/preview-field.tsx';
import { wordsOf } from '#features/share/wording.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Page, PageHead } from '#ui/page.tsx';

/** Only a form leads here: whoever comes otherwise is led to it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const answer = await previewForm(context.get(apiContext), await request.formData());
  return data(answer, { status: 'refusal' in answer ? 400 : 200 });
}

export const clientAction = unlessUnreached((): PreviewAnswer => unreached);

/** Without scripts: what others would receive, and a step back to the form. */
export default function DreamPreviewPage() {
  const t = useMessages('share');
  const answer = useActionData<PreviewAnswer>();
  return (
    <Page>
      <DocumentHead title={t.preview.title} isListed={false} />
      <PageHead title={t.preview.title} lead={t.preview.back} />
      {!answer && <ButtonLink to="/dreams/new">{t.title}</ButtonLink>}
      {answer && 'refusal' in answer && (
        <Alert occasion={answer.refusal}>{wordsOf(answer.refusal, t, true)}</Alert>
      )}
      {answer && 'views' in answer && <Previewed views={answer.views} />}
    </Page>
  );
}
