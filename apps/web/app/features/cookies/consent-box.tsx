import { ChevronRight } from 'lucide-react';
import type { FormEvent } from 'react';
import { Form } from 'react-router';
import { CategoryList } from '#features/cookies/category-list.tsx';
import type { ChoiceText } from '#features/cookies/choice-text.fr.ts';
import { readSwitches } from '#features/cookies/switches.form.ts';
import { useChoice } from '#features/cookies/use-choice.ts';
import { type Consent, initialChoice, optionalCategories } from '#keeping/consent.ts';
import { choose } from '#keeping/keep.ts';
import { useFormats } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';

type ConsentBoxProps = { text: ChoiceText; onServer: Consent | null };

/** The present choice with its date, and every way to change it. A plain form without scripts. */
export function ConsentBox({ text, onServer }: ConsentBoxProps) {
  const consent = useChoice(onServer);
  const say = useToast();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    choose(readSwitches(new FormData(event.currentTarget, submitter)));
    say({ message: text.box.saved });
  }

  return (
    <section
      id="choice"
      className="mb-10 max-w-4xl scroll-mt-24 rounded-panel border border-line-strong bg-surface p-6 md:p-8"
    >
      <h2 className="font-display text-h3">{text.box.title}</h2>
      <State text={text} consent={consent} />
      <Form method="post" onSubmit={send} className="mt-6">
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="choice" value="none">
            {text.rejectAll}
          </Button>
          <Button type="submit" name="choice" value="all">
            {text.acceptAll}
          </Button>
        </div>
        <details className="fold mt-4">
          <summary>
            <ChevronRight aria-hidden="true" />
            {text.box.manage}
          </summary>
          <CategoryList
            // Switches begin where the last choice left them.
            key={consent?.timestamp}
            text={text}
            initial={consent ?? initialChoice}
          />
          <Button type="submit" className="mt-5">
            {text.acceptSelected}
          </Button>
        </details>
      </Form>
    </section>
  );
}

function State({ text, consent }: { text: ChoiceText; consent: Consent | null }) {
  const { date, time } = useFormats();
  const { box, categories } = text;
  if (!consent) return <p className="mt-2 text-ink-soft">{box.none}</p>;
  return (
    <>
      <p className="mt-2 text-ink-soft">
        {box.since}{' '}
        <time
          dateTime={consent.timestamp}
        >{`${date(consent.timestamp)}, ${time(consent.timestamp)}`}</time>
      </p>
      <dl className="mt-4 grid gap-x-8 gap-y-1 text-ui sm:grid-cols-3">
        {optionalCategories.map((category) => (
          <div key={category} className="flex gap-2">
            <dt className="text-ink-soft">{categories[category].name}</dt>
            <dd className="font-medium">{consent[category] ? box.on : box.off}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
