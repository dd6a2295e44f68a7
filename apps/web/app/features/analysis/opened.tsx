import type { DreamAnalysisAnswer } from '@reverie/contract/analysis';
import { Link } from 'react-router';
import { Answers } from '#features/analysis/answers.tsx';
import { isSure } from '#features/analysis/certainty.rules.ts';
import type { Choice } from '#features/analysis/column.tsx';
import { symbolOf } from '#features/analysis/findings.rules.ts';
import type { Opened } from '#features/analysis/opening.rules.ts';
import { OwnMeaning } from '#features/analysis/own-meanings.tsx';
import { anchorOf, wordsOf } from '#features/analysis/poem.tsx';
import { useQuestion } from '#features/analysis/use-question.ts';
import { type Part, quotesOf, useWording } from '#features/analysis/wording.ts';
import { useMessages } from '#language/messages.tsx';

type OpenedListProps = {
  dreamId: string;
  isOwner: boolean;
  canAnswer: boolean;
  model: string | undefined;
  /** Of the dream's own words, where it is known. */
  language: string | undefined;
  feedback: DreamAnalysisAnswer['feedback'];
  opened: readonly Opened[];
  choice: Choice;
};

/** The findings that stand open below a dream, each on a line whose form says how sure it is. */
export function OpenedList({ opened, ...props }: OpenedListProps) {
  return (
    <ul className="opened" data-count={opened.length}>
      {opened.map((each) => (
        <li key={each.id}>
          <OpenedFinding {...props} opened={each} />
        </li>
      ))}
    </ul>
  );
}

type OpenedFindingProps = Omit<OpenedListProps, 'opened'> & { opened: Opened };

function OpenedFinding({ opened, choice, ...props }: OpenedFindingProps) {
  const t = useMessages('analysis');
  const describe = useDescription(props);
  const question = useQuestion();
  const { id, evidence } = opened;
  const { name, said, finder, form } = describe(opened);
  const { language, feedback, isOwner } = props;
  const languageOf = ({ isOfDream }: Part) => (isOfDream ? language : undefined);
  const isFinding = 'kind' in opened;
  const kept =
    isFinding && feedback.find(({ kind, key }) => kind === opened.kind && key === opened.key);
  return (
    <article
      id={anchorOf(id)}
      data-row={id}
      data-form={form}
      data-active={choice.lit === id || undefined}
      // A pointer that rests while the page moves under it points at nothing.
      onPointerMove={(event) => event.pointerType === 'mouse' && choice.onPoint(id)}
      onPointerLeave={() => choice.onPoint(null)}
    >
      <h3>
        <a
          href={`#${wordsOf(id, evidence[0]?.start ?? 0)}`}
          lang={languageOf(name)}
          aria-current={choice.chosen === id ? 'true' : undefined}
          onFocus={() => choice.onPoint(id)}
          onBlur={() => choice.onPoint(null)}
          onClick={(event) => {
            event.preventDefault();
            choice.onChoose(id);
          }}
        >
          {name.text}
        </a>
      </h3>
      <p className="opened-said">
        {said.map((part) => (
          <span key={part.text} lang={languageOf(part)}>
            {part.text}
          </span>
        ))}
        {finder && <span className="block text-small text-ink-faint">{finder}</span>}
      </p>
      <q className="opened-quote" lang={language}>
        {quotesOf(evidence).map(t.quote).join(', ')}
      </q>
      {isFinding && <OwnMeaning symbol={symbolOf(opened)} />}
      {isFinding && <InOthers symbol={symbolOf(opened)} />}
      <p className="opened-question">
        {!isOwner && <span className="text-ink-soft">{t.asks.ifYours} </span>}
        {question(opened)}
      </p>
      {isFinding && props.canAnswer && (
        <div className="needs-scripts mt-auto">
          <Answers
            dreamId={props.dreamId}
            of={opened}
            kept={kept ? kept.answer : null}
            name={name.text}
          />
        </div>
      )}
    </article>
  );
}

type Described = {
  name: Part;
  said: readonly Part[];
  finder: string | null;
  form: 'sure' | 'doubtful' | 'denied';
};

/** What stands above the words of an open finding. */
function useDescription(reader: { isOwner: boolean; model: string | undefined }) {
  const t = useMessages('analysis');
  const wording = useWording(reader);
  const ours = (text: string): Part => ({ text, isOfDream: false });
  return (opened: Opened): Described => {
    if (!('kind' in opened)) {
      const name = ours(opened.emotion ? t.setAside(t.emotions[opened.emotion]) : t.denied);
      return { name, said: [ours(t.denial)], finder: null, form: 'denied' };
    }
    const words = wording(opened);
    const certainty = isSure(opened) ? t.saysPlainly : t.saysPerhaps;
    // "The text mentions" leads to nothing where its words stand on a line of their own.
    const isPlain = ['emotion', 'bizarreness', 'lucidity', 'nightmare'].includes(opened.kind);
    const said = words.said.length === 0 || isPlain ? [ours(certainty)] : words.said;
    return { ...words, said, form: isSure(opened) ? 'sure' : 'doubtful' };
  };
}

/** The way from a symbol to the public dreams that name it. */
function InOthers({ symbol }: { symbol: string | null }) {
  const t = useMessages('motifs');
  if (symbol === null) return null;
  return (
    <p className="pb-2 text-small">
      <Link to={`/dreams/motif/${symbol}`} className="inline-link inline-block min-h-6 leading-6">
        {t.inOthers}
      </Link>
    </p>
  );
}
