import type { DreamPreview } from '@reverie/contract/dreams';
import { Eye } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { PreviewAnswer } from '#features/share/preview.form.ts';
import { wordsOf } from '#features/share/wording.ts';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

/** Where a form shows what it would be; without scripts it is a page. */
export const previewPath = '/dreams/preview';

/** What a preview says where nobody answers. */
export const unreached = { refusal: { code: 'unavailable' } } as const satisfies PreviewAnswer;

type PreviewFieldProps = {
  isNew: boolean;
  /** Draws what each reader would receive. */
  show: (views: DreamPreview['views']) => ReactNode;
};

/** What others would receive of the dream as it stands in the form. Nothing is kept. */
export function PreviewField({ isNew, show }: PreviewFieldProps) {
  const t = useMessages('share');
  const fetcher = useFetcher<PreviewAnswer>();
  const [isAlone, setAlone] = useState(false);
  const said = fetcher.state === 'idle' ? fetcher.data : undefined;
  const answer = isAlone ? unreached : said;
  const place = useRef<HTMLElement>(null);

  useEffect(() => {
    if (answer && 'views' in answer) place.current?.focus();
  }, [answer]);

  function look(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget;
    if (!form) return;
    event.preventDefault();
    // What shows it is another page's, which may not have come: the form stays as it is.
    setAlone(!navigator.onLine);
    if (!navigator.onLine) return;
    void fetcher.submit(new FormData(form), { action: previewPath, method: 'post' });
  }

  return (
    <div className="grid gap-4">
      <div>
        <Button
          type="submit"
          formAction={previewPath}
          formNoValidate
          isBusy={fetcher.state !== 'idle'}
          onClick={look}
        >
          <Eye aria-hidden="true" />
          {t.preview.look}
        </Button>
      </div>
      {answer && 'refusal' in answer && (
        <Alert occasion={answer.refusal}>{wordsOf(answer.refusal, t, isNew)}</Alert>
      )}
      {answer && 'views' in answer && (
        <section ref={place} tabIndex={-1} aria-labelledby="preview" className="outline-none">
          <h2 id="preview" className="font-display text-h3">
            {t.preview.title}
          </h2>
          {show(answer.views)}
        </section>
      )}
    </div>
  );
}
