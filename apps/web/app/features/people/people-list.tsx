import type { ToldPeople, ToldPerson } from '@reverie/contract/people';
import { ChevronRight } from 'lucide-react';
import { Form } from 'react-router';
import { nobody, type PeopleRefusal } from '#features/people/people.form.ts';
import { PersonFields } from '#features/people/person-fields.tsx';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';

type Refused = { refusal: PeopleRefusal | undefined };

/** Names that dreams hold and nobody was told of: each asks who it is. */
export function Proposed({ proposed, refusal }: Pick<ToldPeople, 'proposed'> & Refused) {
  const t = useMessages('people');
  const { number } = useFormats();
  const isNew = refusal?.id === '';
  return (
    <section>
      {proposed.length > 0 && (
        <>
          <h2 className="font-display text-h3">{t.proposed}</h2>
          <p className="mt-1 text-ui text-ink-soft">{t.proposedText}</p>
        </>
      )}
      {proposed.map(({ name, dreams }) => {
        const isRefused = isNew && refusal.values.name === name;
        return (
          <TellForm
            key={name}
            label={t.met(name, number(dreams), dreams === 1)}
            values={isRefused ? refusal.values : { ...nobody, name }}
            refusal={isRefused ? refusal : undefined}
          />
        );
      })}
      <TellForm
        label={t.add}
        values={isNew ? refusal.values : nobody}
        refusal={
          isNew && !proposed.some(({ name }) => name === refusal.values.name) ? refusal : undefined
        }
      />
    </section>
  );
}

type TellFormProps = Refused & { label: string; values: typeof nobody };

function TellForm({ label, values, refusal }: TellFormProps) {
  const t = useMessages('people');
  return (
    <details className="fold border-b border-line" open={refusal !== undefined || undefined}>
      <summary>
        <ChevronRight aria-hidden="true" />
        {label}
      </summary>
      <Form method="post" className="grid gap-4 pb-6">
        {refusal && <Alert occasion={refusal}>{t.refused[refusal.reason]}</Alert>}
        <PersonFields values={values} />
        <div>
          <Button type="submit" variant="solid" name="intent" value="tell">
            {t.tell}
          </Button>
        </div>
      </Form>
    </details>
  );
}

/** Those who were told of, each with what was said. */
export function PeopleList({ people, refusal }: { people: readonly ToldPerson[] } & Refused) {
  const t = useMessages('people');
  return (
    <section>
      <h2 className="font-display text-h3">{t.told}</h2>
      {people.length === 0 && <p className="mt-2 text-ui text-ink-soft">{t.none}</p>}
      <ul className="mt-4">
        {people.map((person) => (
          <PersonItem
            key={`${person.id} ${person.updatedAt}`}
            person={person}
            others={people.filter(({ id, isUnreadable }) => id !== person.id && !isUnreadable)}
            refusal={refusal?.id === person.id ? refusal : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

type PersonItemProps = Refused & { person: ToldPerson; others: readonly ToldPerson[] };

function PersonItem({ person, others, refusal }: PersonItemProps) {
  const t = useMessages('people');
  const { number } = useFormats();
  const { id, name, aliases, relation, relationWords, note, dreams, isUnreadable } = person;
  const values = {
    name,
    aliases: aliases.join(', '),
    relation,
    ...{ relationWords: relationWords ?? '' },
    note: note ?? '',
  };
  if (isUnreadable) return <li className="border-t border-line py-4 text-danger">{t.shut}</li>;
  return (
    <li className="border-t border-line py-4">
      <p className="font-text text-card">{[name, ...aliases].join(', ')}</p>
      <p className="text-small text-ink-soft">
        {relationWords ?? t.relations[relation]}, {t.inDreams(dreams, number(dreams))}
      </p>
      {note && <p className="mt-1 text-ui whitespace-pre-wrap">{note}</p>}
      <details className="fold" open={refusal !== undefined || undefined}>
        <summary aria-label={t.editOf(name)}>
          <ChevronRight aria-hidden="true" />
          {t.edit}
        </summary>
        <Form method="post" className="grid gap-4 pb-5">
          {refusal && <Alert occasion={refusal}>{t.refused[refusal.reason]}</Alert>}
          <input type="hidden" name="id" value={id} />
          <PersonFields values={refusal?.values.name ? refusal.values : values} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="update">
              {t.save}
            </Button>
            <Button
              type="submit"
              variant="quiet"
              name="intent"
              value="remove"
              aria-label={t.removeOf(name)}
            >
              {t.remove}
            </Button>
          </div>
        </Form>
        {others.length > 0 && (
          <Form method="post" className="grid items-end gap-3 pb-5 sm:grid-cols-[1fr_auto]">
            <input type="hidden" name="id" value={id} />
            <SelectField label={t.merge} name="other" value="" blankLabel={t.choose}>
              {others.map((other) => (
                <option key={other.id} value={other.id}>
                  {other.name}
                </option>
              ))}
            </SelectField>
            <Button type="submit" name="intent" value="merge">
              {t.mergeDo}
            </Button>
            <p className="text-small text-ink-faint">{t.mergeHint}</p>
          </Form>
        )}
      </details>
    </li>
  );
}
