import type { DreamAnalysisAnswer } from '@reverie/contract/analysis';
import { type ReactNode, useState } from 'react';
import { Answers } from '#features/analysis/answers.tsx';

import { isSure } from '#features/analysis/certainty.rules.ts';
import { EmotionWheel } from '#features/analysis/emotion-wheel.tsx';
import { type Denied, type Finding, symbolOf } from '#features/analysis/findings.rules.ts';
import { OwnMeaning } from '#features/analysis/own-meanings.tsx';
import { type FindingSection, foldsAfter } from '#features/analysis/placing.rules.ts';
import { capital, type Part, quotesOf, useWording } from '#features/analysis/wording.ts';
import { useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';

export type Choice = {
  lit: string | null;
  chosen: string | null;
  onPoint: (id: string | null) => void;
  onChoose: (id: string) => void;
};

type SectionsProps = {
  dreamId: string;
  isOwner: boolean;
  /** The outside model that read too, where one did. */
  model: string | undefined;
  /** Of the dream's own words, where it is known. */
  language: string | undefined;
  canAnswer: boolean;
  feedback: DreamAnalysisAnswer['feedback'];
  choice: Choice;
  sections: readonly FindingSection<Finding>[];
};

/** What was found, kind by kind, each with the words it rests on. */
export function Sections({ sections, ...props }: SectionsProps) {
  const t = useMessages('analysis');
  return sections.map((section) => {
    const { kind, findings } = section;
    return (
      <Section key={kind} title={t.sections[kind]}>
        {kind === 'emotion' && <EmotionWheel findings={findings} lit={props.choice.lit} />}
        <Findings {...props} findings={findings} />
      </Section>
    );
  });
}

type SetAsideProps = Pick<SectionsProps, 'choice' | 'language'> & { denied: readonly Denied[] };

/** What the text names only to say that it is not there. */
export function SetAside({ denied, ...props }: SetAsideProps) {
  const t = useMessages('analysis');
  if (denied.length === 0) return null;
  return (
    <Section title={t.denied}>
      <ul>
        {denied.map(({ id, evidence }) => (
          <li key={id}>
            <Row
              {...props}
              id={id}
              name={{ text: quotesOf(evidence).map(capital).join(', '), isOfDream: true }}
              said={[{ text: t.denies, isOfDream: false }]}
              quotes={[]}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="findings">
      <h3 className="mb-3 font-display text-h3">{title}</h3>
      {children}
    </section>
  );
}

type FindingsProps = Omit<SectionsProps, 'sections'> & { findings: readonly Finding[] };

function Findings(props: FindingsProps) {
  const t = useMessages('analysis');
  const wording = useWording(props);
  const [wasOpened, setOpen] = useState(false);
  const { findings, choice, language, feedback, dreamId, canAnswer } = props;
  const hidden = wasOpened ? 0 : findings.length - foldsAfter;
  const shown = hidden > 1 ? findings.slice(0, foldsAfter) : findings;
  return (
    <>
      <ul>
        {shown.map((finding) => {
          const { id, kind, key, evidence } = finding;
          const { name, said, finder } = wording(finding);
          const kept = feedback.find((answer) => answer.kind === kind && answer.key === key);
          return (
            <li key={id}>
              <Row
                id={id}
                name={name}
                said={said}
                finder={finder}
                quotes={quotesOf(evidence)}
                isDoubtful={!isSure(finding)}
                language={language}
                choice={choice}
              />
              <OwnMeaning symbol={symbolOf(finding)} />
              {canAnswer && choice.chosen === id && (
                <div className="pb-3">
                  <Answers
                    dreamId={dreamId}
                    of={finding}
                    kept={kept?.answer ?? null}
                    name={name.text}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {hidden > 1 && (
        <Button variant="quiet" className="mt-1 -ml-3 text-small" onClick={() => setOpen(true)}>
          {t.showMore(hidden)}
        </Button>
      )}
    </>
  );
}

type RowProps = Pick<SectionsProps, 'choice' | 'language'> & {
  id: string;
  name: Part;
  said: readonly Part[];
  finder?: string | null;
  quotes: string[];
  isDoubtful?: boolean;
};

/** Pointing at a row lights its words; pressing it keeps them lit. */
function Row({ id, name, said, finder, quotes, isDoubtful, language, choice }: RowProps) {
  const t = useMessages('analysis');
  const languageOf = ({ isOfDream }: Part) => (isOfDream ? language : undefined);
  return (
    <button
      type="button"
      className="finding"
      data-row={id}
      data-active={choice.lit === id || undefined}
      data-doubtful={isDoubtful || undefined}
      aria-pressed={choice.chosen === id}
      // A pointer that rests while the page moves under it points at nothing.
      onPointerMove={(event) => event.pointerType === 'mouse' && choice.onPoint(id)}
      onPointerLeave={() => choice.onPoint(null)}
      onFocus={() => choice.onPoint(id)}
      onBlur={() => choice.onPoint(null)}
      onClick={() => choice.onChoose(id)}
    >
      <span className="finding-name" lang={languageOf(name)}>
        {name.text}
      </span>
      <span>
        {said.length > 0 && (
          <span className="block text-ink-soft">
            {said.map((part) => (
              <span key={part.text} lang={languageOf(part)}>
                {part.text}
              </span>
            ))}
          </span>
        )}
        {quotes.length > 0 && (
          <q className="finding-quote" lang={language}>
            {quotes.map(t.quote).join(', ')}
          </q>
        )}
        {finder && <span className="block text-small text-ink-faint">{finder}</span>}
      </span>
    </button>
  );
}
