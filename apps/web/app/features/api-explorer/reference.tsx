import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApiText } from '#features/api-explorer/api-text.fr.ts';
import { type ApiCall, firstValues } from '#features/api-explorer/calls.rules.ts';
import { Code } from '#features/api-explorer/code.tsx';
import { writeSample } from '#features/api-explorer/samples.rules.ts';

type ReferenceProps = {
  text: ApiText;
  calls: readonly ApiCall[];
  shapes: readonly { name: string; shape: string }[];
  origin: string;
};

/** Every call of the explorer, as the contract says it: there with scripts or without. */
export function Reference({ text, calls, shapes, origin }: ReferenceProps) {
  const { reference } = text;
  return (
    <section className="mt-20 md:mt-28">
      <h2 className="font-display text-h2">{reference.title}</h2>
      <div className="mt-8 border-b border-line">
        {calls.map((call) => (
          <details key={call.id} className="fold border-t border-line">
            <summary>
              <ChevronRight aria-hidden="true" />
              <span className="api-summary">
                <code translate="no">{`${call.method} ${call.path}`}</code>
                <span className="text-small text-ink-soft">
                  {text.summaries[call.id] ?? call.summary}
                </span>
              </span>
            </summary>
            <CallShape text={text} call={call} origin={origin} />
          </details>
        ))}
        <details className="fold border-t border-line">
          <summary>
            <ChevronRight aria-hidden="true" />
            {reference.shapes}
          </summary>
          <div className="pb-6 pl-6">
            <Code
              code={shapes.map(({ name, shape }) => `type ${name} = ${shape};`).join('\n\n')}
              language="typescript"
            />
          </div>
        </details>
      </div>
      <a href="/api/openapi.json" className="lead mt-8">
        {reference.whole}
      </a>
    </section>
  );
}

function CallShape({ text, call, origin }: { text: ApiText; call: ApiCall; origin: string }) {
  const { reference } = text;
  const fields = call.fields.map(
    ({ name, isRequired, shape }) => `${name}${isRequired ? '' : '?'}: ${shape};`,
  );
  const headers = call.headers.map((name) => `'${name}'?: string;`);
  const takes = [...headers, ...fields, ...(call.body ? [call.body.shape] : [])].join('\n');
  const answers = call.answers.map(({ status, shape }) =>
    shape === null ? `${status} ${reference.emptyAnswer}` : `${status} ${shape}`,
  );
  const refusals = call.refusals.map(
    ({ status, codes }) => `${status} ${codes.map((code) => `'${code}'`).join(' | ')}`,
  );
  const values = firstValues(call);
  return (
    <div className="grid gap-5 pb-8 pl-6">
      <p className="text-ui text-ink-soft">{reference.access[call.access]}</p>
      <Part name={reference.takes}>
        {takes === '' ? (
          <p className="text-ink-soft">{reference.nothing}</p>
        ) : (
          <Code code={takes} language="typescript" />
        )}
      </Part>
      <Part name={reference.answers}>
        <Code code={answers.join('\n\n')} language="typescript" />
      </Part>
      <Part name={reference.refusals}>
        <Code code={refusals.join('\n')} language="typescript" />
        <p className="text-small text-ink-soft">{reference.trouble}</p>
      </Part>
      <Part name={reference.example}>
        <Code
          code={writeSample('curl', { call, values, origin })}
          language="curl"
          copy={text.code}
        />
      </Part>
    </div>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-small text-ink-faint">{name}</h3>
      {children}
    </div>
  );
}
