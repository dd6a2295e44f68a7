import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { signInPath } from '#api/return-path.ts';
import { Answer, type Outcome } from '#features/api-explorer/answer.tsx';
import type { ApiText } from '#features/api-explorer/api-text.fr.ts';
import { CallForm } from '#features/api-explorer/call-form.tsx';
import {
  type ApiCall,
  callGroups,
  callMethods,
  chosenCall,
  firstValues,
} from '#features/api-explorer/calls.rules.ts';
import { SampleTabs } from '#features/api-explorer/sample-tabs.tsx';
import { sendCall } from '#features/api-explorer/send-call.browser.ts';

type ExplorerProps = {
  text: ApiText;
  calls: readonly ApiCall[];
  origin: string;
  isSignedIn: boolean;
};

/** Picks a call by plain links, so that any of them has an address; the rest is about that call. */
export function Explorer({ text, calls, origin, isSignedIn }: ExplorerProps) {
  const [query] = useSearchParams();
  const call = chosenCall(calls, query);
  if (!call) return null;
  return (
    <>
      <Choices text={text} calls={calls} call={call} />
      <Desk key={call.id} text={text} call={call} origin={origin} isSignedIn={isSignedIn} />
    </>
  );
}

type ChoicesProps = { text: ApiText; calls: readonly ApiCall[]; call: ApiCall };

function Choices({ text: { explorer }, calls, call }: ChoicesProps) {
  const of = (group: string, method: string) =>
    calls.find((each) => each.group === group && each.method === method);
  return (
    <div className="mt-8 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_14rem]">
      <Choice
        label={explorer.group}
        options={callGroups.map((group) => ({
          label: explorer.groups[group],
          to: (of(group, call.method) ?? calls.find((each) => each.group === group))?.id,
          isChosen: group === call.group,
        }))}
      />
      <Choice
        label={explorer.method}
        options={callMethods.map((method) => ({
          label: method,
          to: of(call.group, method)?.id,
          isChosen: method === call.method,
        }))}
        noneLabel={explorer.none}
      />
      <div className="lg:col-span-2">
        <Choice
          label={explorer.call}
          look="list"
          options={calls
            .filter(({ group, method }) => group === call.group && method === call.method)
            .map(({ id, path }) => ({ label: path, to: id, isChosen: id === call.id }))}
        />
      </div>
    </div>
  );
}

type Option = { label: string; to: string | undefined; isChosen: boolean };

type ChoiceProps = {
  label: string;
  options: readonly Option[];
  look?: 'bar' | 'list';
  /** Said of an option that leads nowhere. */
  noneLabel?: string;
};

function Choice({ label, options, look = 'bar', noneLabel }: ChoiceProps) {
  return (
    <nav aria-label={label} className={look === 'bar' ? 'segmented api-bar' : 'api-list'}>
      {options.map(({ label: name, to, isChosen }) =>
        to === undefined ? (
          <span key={name} className="text-ink-faint" title={noneLabel}>
            <s>{name}</s>
          </span>
        ) : (
          <Link
            key={name}
            to={`?call=${to}#essayer`}
            preventScrollReset
            aria-current={isChosen ? 'true' : undefined}
          >
            {name}
          </Link>
        ),
      )}
    </nav>
  );
}

type DeskProps = { text: ApiText; call: ApiCall; origin: string; isSignedIn: boolean };

/** One call: its form, what it answered, and the program that makes it. */
function Desk({ text, call, origin, isSignedIn }: DeskProps) {
  const { pathname } = useLocation();
  const [values, setValues] = useState(() => firstValues(call));
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [isBusy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    setOutcome(await sendCall(call, values).catch(() => 'unreachable' as const));
    setBusy(false);
  }

  return (
    <>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div className="grid content-start gap-5">
          <p className="text-lead">{text.summaries[call.id] ?? call.summary}</p>
          {call.access === 'session' && !isSignedIn && (
            <p className="text-ink-soft">
              {text.explorer.signIn}{' '}
              <Link to={signInPath(`${pathname}?call=${call.id}`)} className="inline-link">
                {text.explorer.signInLink}
              </Link>
            </p>
          )}
          <CallForm
            text={text}
            call={call}
            values={values}
            onChange={setValues}
            isBusy={isBusy}
            onSend={send}
          />
        </div>
        <Answer text={text} outcome={outcome} />
      </div>
      <section className="mt-12">
        <h3 className="mb-5 font-display text-h3">{text.code.title}</h3>
        <SampleTabs text={text} call={call} values={values} origin={origin} />
        <p className="mt-4 max-w-[68ch] text-small text-ink-soft">{text.code.token}</p>
      </section>
    </>
  );
}
