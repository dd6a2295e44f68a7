import { mentionThreshold } from '#classes.ts';
import {
  emotionNames,
  imageWord,
  listed,
  quoted,
  spokenLanguage,
  tellingSymbols,
} from '#compose/words.ts';
import type { DreamAnalysis } from '#schema.ts';
import type { Language } from '#text/language.ts';

type Findings = Pick<
  DreamAnalysis,
  'language' | 'settings' | 'symbols' | 'characters' | 'emotions'
>;

/**
 * One sentence about the dream in its own language, made only of findings that are shown; empty
 * where there are none. What is less than sure is said with « peut-être », `perhaps`.
 */
export function summarise(findings: Findings): string {
  const language = spokenLanguage(findings.language.code);
  const start = opening(findings, language);
  const parts = [start, ...company(findings, language), ...feelings(findings, language)];
  if (parts.length === 1 && start === bare[language]) return '';
  const separator = language === 'fr' ? '\u202f; ' : '; ';
  return `${parts.join(separator)}.`;
}

const bare: Readonly<Record<Language, string>> = { fr: 'Un rêve', en: 'A dream' };

function opening(findings: Findings, language: Language): string {
  const images = tellingSymbols(findings)
    .slice(0, 3)
    .map((symbol) => imageWord(symbol, language));
  const dream = `${bare[language]}${placeOf(findings, language)}`;
  if (images.length === 0) return dream;
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  return `${dream}${colon}${listed(images, language)}`;
}

function placeOf({ settings }: Findings, language: Language): string {
  const places = new Set(settings.filter(({ shown }) => shown).map(({ place }) => place));
  const inside = places.has('indoor');
  const outside = places.has('outdoor');
  if (inside && outside) {
    return language === 'fr' ? ' entre dedans et dehors' : ' both indoors and out';
  }
  if (inside) return language === 'fr' ? ' d’intérieur' : ' set indoors';
  if (outside) return language === 'fr' ? ' en plein air' : ' set outdoors';
  return '';
}

/** Nobody in particular, or already among the images. */
const unnamed = new Set(['uncertain', 'animal', 'imaginary']);

function company({ characters }: Findings, language: Language): string[] {
  const labels = [...characters]
    .filter(({ shown, identity }) => shown && !unnamed.has(identity))
    .sort((a, b) => b.evidence.length - a.evidence.length)
    .slice(0, 3)
    .map(({ label }) => quoted(label, language));
  if (labels.length === 0) return [];
  return [`${language === 'fr' ? 'on y croise' : 'in it appear'} ${listed(labels, language)}`];
}

function feelings({ emotions }: Findings, language: Language): string[] {
  const shown = emotions.filter((emotion) => emotion.shown);
  const names = emotionNames[language];
  const sure = [...new Set(shown.filter(({ p }) => p >= mentionThreshold).map((e) => e.class))];
  const unsure = [...new Set(shown.map((e) => e.class))].filter((kind) => !sure.includes(kind));
  const parts: string[] = [];
  if (sure.length > 0) {
    const list = listed(
      sure.map((kind) => names[kind]),
      language,
    );
    const said = sure.length > 1 ? 's’y disent' : 's’y dit';
    parts.push(language === 'fr' ? `${said} ${list}` : `it speaks of ${list}`);
  }
  if (unsure.length > 0) {
    const list = listed(
      unsure.map((kind) => names[kind]),
      language,
    );
    const also = sure.length > 0 ? (language === 'fr' ? ' aussi' : ' also') : '';
    parts.push(language === 'fr' ? `peut-être${also} ${list}` : `perhaps${also} of ${list}`);
  }
  return parts;
}
