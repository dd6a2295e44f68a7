import { Form, useNavigation } from 'react-router';
import type { ProfilesText } from '#features/profiles/profiles-text.fr.ts';
import { Alert } from '#ui/alert.tsx';
import { Submit } from '#ui/submit.tsx';

type PageQuestionProps = { text: ProfilesText['question']; isRefused: boolean };

/** Asked once. Either answer ends it, and neither is made to look like the better one. */
export function PageQuestion({ text, isRefused }: PageQuestionProps) {
  const { formData } = useNavigation();
  const wish = formData?.get('intent') === 'page' ? formData.get('wish') : null;
  return (
    <section
      aria-labelledby="page-question"
      className="mb-12 grid gap-4 rounded-panel border border-line-strong px-6 py-6 md:px-8"
    >
      <h2 id="page-question" className="font-display text-h3">
        {text.title}
      </h2>
      <p className="max-w-prose text-ui text-ink-soft">{text.text}</p>
      {isRefused && !wish && <Alert occasion={isRefused}>{text.failed}</Alert>}
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="page" />
        {(['yes', 'no'] as const).map((answer) => (
          <Submit
            key={answer}
            name="wish"
            value={answer}
            variant="outline"
            isBusy={wish === answer}
            busyLabel={text.busy}
          >
            {text[answer]}
          </Submit>
        ))}
      </Form>
    </section>
  );
}
