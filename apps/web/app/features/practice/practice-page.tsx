import type { Practice } from '@reverie/contract/practice';
import { ActForm } from '#features/practice/act-form.tsx';
import { Waiting } from '#features/practice/came.tsx';
import { Kept, Record } from '#features/practice/counted.tsx';
import { Methods } from '#features/practice/methods.tsx';
import type { PracticeRefusal } from '#features/practice/practice.form.ts';
import { Rehearsals } from '#features/practice/rehearsals.tsx';
import { Reminders } from '#features/practice/reminders.tsx';
import { Tonight } from '#features/practice/tonight.tsx';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

type PracticePageProps = {
  practice: Practice;
  timeZone: string;
  today: string;
  refusal: PracticeRefusal | undefined;
};

/** What one practises from night to night, each part to be left at any step. */
export function PracticePage({ practice, timeZone, today, refusal }: PracticePageProps) {
  const t = useMessages('practice');
  const { tonight, waiting, record, kept, reminders, hasDevice, rehearsals } = practice;
  const elsewhere = ['answer', 'drop', 'counting', 'remove', 'forget'];
  return (
    <div className="grid gap-16 md:gap-24">
      {refusal && elsewhere.includes(refusal.act) && (
        <Alert occasion={refusal}>{t.refused[refusal.reason]}</Alert>
      )}
      <div className="grid gap-14 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-20">
        <div className="grid content-start gap-12">
          <Tonight key={JSON.stringify(tonight)} tonight={tonight} refusal={refusal} />
          <Methods />
        </div>
        <div className="grid content-start gap-12">
          <Waiting waiting={waiting} />
          <Kept kept={kept} />
          <Record record={record} />
        </div>
      </div>
      <Reminders
        key={JSON.stringify(reminders)}
        reminders={reminders}
        hasDevice={hasDevice}
        timeZone={timeZone}
        refusal={refusal}
      />
      <Rehearsals rehearsals={rehearsals} today={today} refusal={refusal} />
      <section aria-labelledby="stop" className="grid gap-3 border-t border-line pt-8">
        <h2 id="stop" className="font-display text-h3">
          {t.stop}
        </h2>
        <p className="max-w-prose text-ui text-ink-soft">{t.stopText}</p>
        <details className="fold">
          <summary>{t.forget}</summary>
          <ActForm act="forget">
            <Button type="submit">{t.sure}</Button>
          </ActForm>
        </details>
      </section>
    </div>
  );
}
