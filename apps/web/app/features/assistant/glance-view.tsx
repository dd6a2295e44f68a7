import type { Glance } from '#features/assistant/glance.rules.ts';
import type { ScriptText } from '#features/assistant/script-text.ts';
import { useLanguage } from '#language/messages.tsx';

type GlanceViewProps = { text: ScriptText['glance']; glance: Glance };

/** What the engine saw in a dream, each thing with the words it rests on. */
export function GlanceView({ text, glance }: GlanceViewProps) {
  const language = useLanguage();
  const { emotions, symbols, question } = glance;
  const spoken = glance.language === 'unknown' ? undefined : glance.language;
  if (!spoken) return <p>{text.unknown}</p>;
  const isBare = emotions.length + symbols.length === 0;
  return (
    <>
      {isBare && <p>{text.nothing}</p>}
      <Seen
        text={text}
        title={text.emotions}
        language={spoken}
        items={emotions.map(({ name, ...seen }) => ({ name: text.feelings[name], ...seen }))}
      />
      <Seen
        text={text}
        title={text.symbols}
        language={spoken}
        items={symbols.map(({ name, ...seen }) => ({ name: name[language], ...seen }))}
      />
      {question && (
        <p>
          {text.question} <q lang={spoken}>{question}</q>
        </p>
      )}
      <p className="text-small text-ink-faint">
        {glance.isShort && `${text.brief} `}
        {text.limits}
      </p>
    </>
  );
}

type SeenProps = {
  text: ScriptText['glance'];
  title: string;
  /** Of the dream's own words. */
  language: string;
  items: readonly { name: string; isSure: boolean; words: readonly string[] }[];
};

function Seen({ text, title, language, items }: SeenProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3 className="text-small text-ink-faint">{title}</h3>
      <ul className="assistant-seen">
        {items.map(({ name, isSure, words }) => (
          <li key={name}>
            <span className="first-letter:uppercase">{name}</span>
            <small>
              {isSure ? text.sure : text.unsure}{' '}
              <span lang={language}>
                {words.map((word) => (
                  <mark key={word} data-sure={isSure}>
                    {word}
                  </mark>
                ))}
              </span>
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
