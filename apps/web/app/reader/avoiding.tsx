import { type AvoidableWarning, avoidableWarnings, tagsFrom } from '@reverie/contract/dreams.rules';
import { ChevronRight, X } from 'lucide-react';
import { useId } from 'react';
import { Form, Link } from 'react-router';
import { useLanguage } from '#language/messages.tsx';
import { type Avoiding, toggle, warningsIn, withoutTag } from '#reader/avoiding.rules.ts';
import { avoidingText } from '#reader/avoiding-text.ts';
import { Button } from '#ui/button.tsx';

type AvoidingProps = {
  avoiding: Avoiding;
  /** The page that answers, and what else its address goes on holding. */
  action: string;
  others: Record<string, string | null>;
  /** Visitors meet no dream with a warning: only those of which nothing was said are left to them. */
  isVisitor?: boolean;
  /** Where another choice leads. */
  to: (change: Partial<Avoiding>) => string;
};

/** What a list leaves out: every choice is an address, by links and a form, with scripts or without. */
export function AvoidChoices({ avoiding, action, others, to, isVisitor }: AvoidingProps) {
  const t = avoidingText[useLanguage()];
  const id = useId();
  const warnings = warningsIn(avoiding.avoid);
  const offered: readonly AvoidableWarning[] = isVisitor ? ['undeclared'] : avoidableWarnings;
  return (
    <div className="grid content-start gap-3">
      <nav aria-label={t.name}>
        <p aria-hidden="true" className="mb-3 text-small text-ink-faint">
          {t.name}
        </p>
        <ul className="choices">
          {offered.map((warning) => (
            <li key={warning}>
              <Link
                to={to({ avoid: toggle(avoiding.avoid, warning) })}
                preventScrollReset
                className="choice"
                aria-current={warnings.includes(warning) ? 'true' : undefined}
              >
                {t.warnings[warning]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form action={action} preventScrollReset className="flex flex-wrap items-end gap-3">
        {Object.entries({ ...others, avoid: avoiding.avoid || null }).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <label htmlFor={id} className="grid min-w-0 flex-1 gap-2 text-small text-ink-faint">
          {t.tags}
          <input
            key={avoiding.not}
            id={id}
            name="not"
            className="input"
            autoComplete="off"
            autoCapitalize="none"
            placeholder={t.tagsHint}
            defaultValue={tagsFrom(avoiding.not).join(', ')}
          />
        </label>
        <Button type="submit">{t.apply}</Button>
      </Form>
      <p className="text-small text-ink-faint">{t.note}</p>
    </div>
  );
}

type AvoidedProps = Pick<AvoidingProps, 'avoiding' | 'to'>;

/** What is left out now, each to be taken back. */
export function useAvoided({ avoiding, to }: AvoidedProps) {
  const t = avoidingText[useLanguage()];
  return [
    ...tagsFrom(avoiding.not).map((tag) => ({
      name: t.without(tag),
      to: to({ not: withoutTag(avoiding.not, tag) }),
    })),
    ...warningsIn(avoiding.avoid).map((warning) => ({
      name: t.without(t.warnings[warning]),
      to: to({ avoid: toggle(avoiding.avoid, warning) }),
    })),
  ];
}

/** The same where a page has no panel of filters: folded until wanted. */
export function AvoidFold(props: AvoidingProps) {
  const t = avoidingText[useLanguage()];
  const avoided = useAvoided(props);
  return (
    <div className="mt-4 grid gap-4">
      {avoided.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t.name}>
          {avoided.map(({ name, to }) => (
            <li key={name}>
              <Link to={to} preventScrollReset className="tag tag-choice" aria-label={t.drop(name)}>
                {name} <X aria-hidden="true" className="ml-1 inline size-3.5" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <details className="fold max-w-xl">
        <summary>
          <ChevronRight aria-hidden="true" />
          {t.name}
        </summary>
        <div className="pt-2 pb-6">
          <AvoidChoices {...props} />
        </div>
      </details>
    </div>
  );
}
