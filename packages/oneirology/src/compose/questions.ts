import { emotionNames, quoted, spokenLanguage, tellingSymbols } from '#compose/words.ts';
import type { DreamAnalysis } from '#schema.ts';
import type { Language } from '#text/language.ts';

type Findings = Pick<
  DreamAnalysis,
  'language' | 'symbols' | 'characters' | 'emotions' | 'bizarreness' | 'lucidity'
>;

const most = 3;

/** Sets the narrow space that French puts before a question mark. */
function ask(question: string, language: Language): string {
  return `${question}${language === 'fr' ? '\u202f?' : '?'}`;
}

/**
 * At most three open questions in the dream's language, each about words that are in the dream.
 * They ask what something is to the dreamer; they never say what it means.
 */
export function questionsFor(findings: Findings): string[] {
  const language = spokenLanguage(findings.language.code);
  return [
    ...aboutImage(findings, language),
    ...aboutCharacter(findings, language),
    ...aboutFeeling(findings, language),
    ...aboutStrangeness(findings, language),
    ...aboutLucidity(findings, language),
  ].slice(0, most);
}

function aboutImage(findings: Findings, language: Language): string[] {
  const symbol = tellingSymbols(findings)[0];
  const words = symbol?.evidence.find(({ negated }) => !negated)?.text;
  if (words === undefined) return [];
  const image = quoted(words, language);
  return [
    language === 'fr'
      ? ask(
          `Quand vous revenez à ${image}, qu’est-ce qui vous vient en premier, sans chercher`,
          language,
        )
      : ask(`When you return to ${image}, what comes first, without searching for it`, language),
  ];
}

function aboutCharacter({ characters }: Findings, language: Language): string[] {
  const known = characters.find(
    ({ shown, identity }) => shown && !['uncertain', 'occupational'].includes(identity),
  );
  const words = known?.evidence.find(({ negated }) => !negated)?.text;
  if (words === undefined) return [];
  const who = quoted(words, language);
  return [
    language === 'fr'
      ? ask(
          `Comment vous sentiez-vous près de ${who}, et cela ressemble-t-il à quelque chose de vos journées`,
          language,
        )
      : ask(
          `How did it feel to be near ${who}, and does that resemble anything in your days`,
          language,
        ),
  ];
}

function aboutFeeling({ emotions }: Findings, language: Language): string[] {
  const [felt] = emotions
    .filter(({ shown, experiencer }) => shown && experiencer === 'dreamer')
    .sort((a, b) => b.intensity - a.intensity || b.p - a.p);
  if (felt === undefined) return [];
  const name = emotionNames[language][felt.class];
  return [
    language === 'fr'
      ? ask(
          `À quel moment du rêve ${name} est-elle la plus vive, et où l’avez-vous connue dans vos journées`,
          language,
        )
      : ask(`Where in the dream is ${name} strongest, and where have you met it awake`, language),
  ];
}

function aboutStrangeness({ bizarreness }: Findings, language: Language): string[] {
  const element = bizarreness.elements.find(({ shown }) => shown);
  const words = element?.evidence[0]?.text;
  if (words === undefined) return [];
  const moment = quoted(words, language);
  return [
    language === 'fr'
      ? ask(
          `Au moment de ${moment}, qu’avez-vous trouvé naturel, et qu’est-ce qui vous étonne maintenant`,
          language,
        )
      : ask(`At ${moment}, what seemed natural then that surprises you now`, language),
  ];
}

function aboutLucidity({ lucidity }: Findings, language: Language): string[] {
  if (!lucidity.shown) return [];
  return [
    language === 'fr'
      ? ask('Qu’est-ce qui vous a fait comprendre que vous rêviez', language)
      : ask('What told you that you were dreaming', language),
  ];
}
