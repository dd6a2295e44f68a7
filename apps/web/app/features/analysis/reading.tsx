import type { DreamAnalysisAnswer } from '@reverie/contract/analysis';
import type { AnalysedLanguage } from '@reverie/oneirology/schema';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { AffectLine } from '#features/analysis/affect-line.tsx';
import { Care } from '#features/analysis/care.tsx';
import { Sections, SetAside } from '#features/analysis/column.tsx';
import { deniedOf, findingsOf } from '#features/analysis/findings.rules.ts';
import { LeaderLine } from '#features/analysis/leader.tsx';
import { Method } from '#features/analysis/method.tsx';
import { countBeside, isWide, sectionsOf } from '#features/analysis/placing.rules.ts';
import { isPoem, Poem } from '#features/analysis/poem.tsx';
import { linesOf, marksOf } from '#features/analysis/segments.rules.ts';
import { useSeek } from '#features/analysis/use-seek.ts';
import { useMessages } from '#language/messages.tsx';
import { OtherLanguage } from '#reader/other-language.tsx';
import { later } from '#ui/later.ts';
import { Segmented } from '#ui/segmented.tsx';

type ReadingProps = {
  dreamId: string;
  isOwner: boolean;
  canAnswer: boolean;
  content: string;
  /** The whole story, where its dreamer reads: the evidence then points into it. */
  report: string | null;
  analysis: DreamAnalysisAnswer;
  /** What stands below the text: tags. */
  children: ReactNode;
};

/** A dream's text beside what was found in it, each lighting the other. */
export function Reading(props: ReadingProps) {
  const { dreamId, isOwner, canAnswer, content, report, analysis, children } = props;
  const t = useMessages('analysis');
  const { model } = analysis.engine;
  const { code } = analysis.language;
  const language = code === 'unknown' ? undefined : code;
  const { findings, denied, marks } = useMemo(() => {
    const findings = findingsOf(analysis);
    const denied = deniedOf(analysis);
    return { findings, denied, marks: marksOf([...findings, ...denied]) };
  }, [analysis]);
  const isOfReport = analysis.of === 'report' && report !== null;
  const [shown, show] = useState<'shared' | 'report'>(isOfReport ? 'report' : 'shared');
  const [chosen, setChosen] = useState<string | null>(findings[0]?.id ?? null);
  const [pointed, setPointed] = useState<string | null>(null);
  const lit = pointed ?? chosen;
  const frame = useRef<HTMLDivElement>(null);
  const poem = useRef<HTMLDivElement>(null);
  const seek = useSeek(frame);

  const sections = sectionsOf(findings);
  // Of the text analysed, not of the one shown: turning to the other must move no section.
  const beside = countBeside(sections, {
    characters: (isOfReport ? report : content).length,
    sentences: isPoem(analysis.affect.sentences) ? analysis.affect.sentences.length : 0,
  });
  const column = {
    dreamId,
    isOwner,
    model: model?.name,
    language,
    canAnswer,
    feedback: analysis.feedback,
    choice: { lit, chosen, onPoint: setPointed, onChoose: setChosen },
  };
  const below = sections.slice(beside);

  const isRead = !isOfReport || shown === 'report';
  const text = isOfReport && shown === 'report' ? report : content;
  const { sentences } = analysis.affect;
  // In a language the engine does not read, no sentence holds a word it knows: no line then.
  const hasAffect =
    isRead && isPoem(sentences) && sentences.length > 1 && sentences.some(({ words }) => words > 0);
  const firstLit = marks.find(({ id }) => id === lit)?.start;
  const activeLine =
    firstLit === undefined
      ? null
      : (linesOf(text, sentences).find(({ end }) => end > firstLit)?.start ?? null);

  return (
    <div ref={frame} className="reading">
      <div className="reading-text">
        {isOfReport && (
          <div className="mb-8 max-w-sm">
            <Segmented
              label={t.texts}
              value={shown}
              onChange={show}
              options={[
                { value: 'report', label: t.report },
                { value: 'shared', label: t.shared },
              ]}
            />
            <p className="mt-3 text-small text-ink-faint">{t.reportPrivate}</p>
          </div>
        )}
        <Poem
          ref={poem}
          key={shown}
          text={text}
          language={language}
          sentences={isRead ? sentences : []}
          marks={isRead ? marks : []}
          lit={lit}
          onPoint={setPointed}
          onChoose={(id) => {
            setChosen(id);
            seek(id);
          }}
        >
          {hasAffect && <AffectLine sentences={sentences} poem={poem} activeLine={activeLine} />}
        </Poem>
        {children}
        {hasAffect && (
          <p className="affect-legend needs-scripts mt-6 text-small text-ink-faint">
            {t.affectLegend}
          </p>
        )}
        <Questions analysis={analysis} isOwner={isOwner} />
        {isOwner && analysis.safety.concern && <Care />}
      </div>
      <div className="reading-column" {...later}>
        <h2 className="sr-only">{t.heading}</h2>
        {analysis.summary && (
          <p className="reading-summary">
            <span lang={spokenIn(code)}>{analysis.summary}</span>{' '}
            <OtherLanguage of={spokenIn(code)} className="text-small text-ink-faint italic" />
          </p>
        )}
        {findings.length === 0 && <p className="text-ink-soft">{t.noFindings}</p>}
        <Sections {...column} place="beside" sections={sections.slice(0, beside)} />
      </div>
      {(below.length > 0 || denied.length > 0) && (
        <div className="reading-below" {...later}>
          <Sections
            {...column}
            place="below"
            sections={below.filter((section) => !isWide(section))}
          />
          <SetAside denied={denied} language={language} choice={column.choice} />
          <Sections {...column} place="below" sections={below.filter(isWide)} />
        </div>
      )}
      <div className="reading-foot" {...later}>
        <Method analysis={analysis} />
        <p className="text-small text-ink-faint">
          {analysis.limits.includes('french-not-validated') ? t.notValidated : t.automatic}{' '}
          {model && t.withModel(model.name, model.provider)}
        </p>
      </div>
      <LeaderLine frame={frame} lit={isRead ? lit : null} />
    </div>
  );
}

type QuestionsProps = Pick<ReadingProps, 'analysis' | 'isOwner'>;

function Questions({ analysis: { questions, language }, isOwner }: QuestionsProps) {
  const t = useMessages('analysis');
  if (questions.length === 0) return null;
  return (
    <section className="mt-14 border-t border-line pt-8">
      <h2 className="font-display text-h3">
        {isOwner ? t.questions : t.questionsOther}{' '}
        <OtherLanguage of={spokenIn(language.code)} className="text-small text-ink-faint italic" />
      </h2>
      <ul
        lang={spokenIn(language.code)}
        className="mt-4 grid gap-3 font-text text-[1.3125rem] leading-[1.5] italic"
      >
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </section>
  );
}

/** What the engine writes itself is in the dream's language, and in French where nothing tells. */
function spokenIn(code: AnalysedLanguage): 'fr' | 'en' {
  return code === 'en' ? 'en' : 'fr';
}
