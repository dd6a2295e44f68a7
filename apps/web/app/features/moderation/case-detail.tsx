import type { ModerationCase } from '@reverie/contract/moderation';
import {
  decisionWordsLimit,
  moderationActs,
  reportReasons,
  sanctionDaysLimit,
} from '@reverie/contract/moderation.rules';
import { Form } from 'react-router';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Field, TextField } from '#ui/field.tsx';

/** The keys of the acts that have one. */
const keys: Partial<Record<(typeof moderationActs)[number], string>> = {
  keep: 'g',
  hide: 'm',
  ignore: 'i',
  warn: 'a',
};

/** All there is to know of a case, and what to do about it. */
export function CaseDetail({ of }: { of: ModerationCase }) {
  const { desk: t, acts, reasons, targets } = useMessages('moderation');
  const { number, date, time } = useFormats();
  const { id, target, title, content, imageUrl, author, weight, reports, decisions, before } = of;
  const [first] = reports;
  const appeal = decisions.find((each) => each.appeal !== null)?.appeal;
  return (
    <section className="moderation-case" aria-label={title || targets[target.kind].name}>
      <header className="grid gap-1">
        <h2 className="font-display text-h3">
          <bdi>{title || targets[target.kind].name}</bdi>
        </h2>
        {author && (
          <p className="text-small text-ink-soft">
            {t.by} <bdi>{author.username}</bdi>. {t.before(before)}
          </p>
        )}
      </header>
      {imageUrl && (
        <details className="moderation-picture">
          <summary>{t.unveil}</summary>
          <img src={imageUrl} alt="" loading="lazy" />
        </details>
      )}
      <p dir="auto" className="font-text whitespace-pre-line wrap-anywhere">
        {content ?? <span className="text-ink-faint">{t.gone}</span>}
      </p>
      <div>
        <h3 className="flex justify-between text-ui font-medium">
          {t.reports}
          <span className="font-normal text-ink-faint">
            {t.weight(number(Math.round(weight * 10) / 10))}
          </span>
        </h3>
        {reports.length === 0 && (
          <p className="mt-2 text-small text-ink-soft">
            {of.isWithdrawn ? t.takenBack : t.unreported}
          </p>
        )}
        <ul className="mt-2 grid gap-2 text-small">
          {reports.map((each) => (
            <li key={`${each.at}${each.reason}`}>
              {reasons[each.reason]}
              {each.words && <q className="block text-ink-soft wrap-anywhere">{each.words}</q>}
              <span className="block text-ink-faint">
                {each.judged === 0 ? t.first : t.record(each.upheld, each.judged)},{' '}
                {number(Math.round(each.weight * 10) / 10)}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {decisions.length > 0 && (
        <div>
          <h3 className="text-ui font-medium">{t.decisions}</h3>
          <ul className="mt-2 grid gap-2 text-small">
            {decisions.map((each) => (
              <li key={each.id}>
                {acts[each.act].name}, {reasons[each.reason]}
                {each.isUndone && ` (${t.undone})`}
                <span className="block text-ink-faint">
                  {each.by && `${each.by}, `}
                  {date(each.at)}, {time(each.at)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {appeal && (
        <div>
          <h3 className="text-ui font-medium">{t.appeal}</h3>
          <p dir="auto" className="mt-2 font-text text-ink-soft wrap-anywhere">
            {appeal}
          </p>
        </div>
      )}
      {of.viewer.canDecide ? (
        <Form method="post" action="/moderation" className="grid gap-4 border-t border-line pt-5">
          <h3 className="text-ui font-medium">{t.decide}</h3>
          <input type="hidden" name="id" value={id} />
          <ChoiceField label={t.reason} name="reason" value={first?.reason ?? 'other'}>
            {reportReasons.map((reason) => (
              <option key={reason} value={reason}>
                {reasons[reason]}
              </option>
            ))}
          </ChoiceField>
          <Field label={t.words}>
            {(control) => (
              <textarea
                className="input"
                name="words"
                rows={3}
                maxLength={decisionWordsLimit}
                {...control}
              />
            )}
          </Field>
          <TextField
            label={t.days}
            name="days"
            type="number"
            min={1}
            max={sanctionDaysLimit}
            defaultValue={7}
          />
          <div className="grid grid-cols-2 gap-3">
            {moderationActs.map((act) => (
              <Button key={act} type="submit" name="intent" value={act} data-key={keys[act]}>
                {acts[act].name}
                {keys[act] && <kbd>{keys[act].toUpperCase()}</kbd>}
              </Button>
            ))}
          </div>
        </Form>
      ) : (
        of.state !== 'decided' && <p className="text-small text-ink-faint">{t.cannot}</p>
      )}
    </section>
  );
}
