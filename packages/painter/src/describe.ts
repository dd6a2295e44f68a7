import { placesInWords } from '#describe-places.ts';
import {
  type Language,
  moodsInWords,
  stylesInWords,
  timesInWords,
  weathersInWords,
} from '#describe-words.ts';
import { type Mood, moods, type Scene, type SceneSymbol, type Style } from '#scene.ts';
import { entryFor } from '#symbols/manifest.ts';
import { isAloft } from '#symbols/stance.ts';

/** The picture in words, for those who do not see it. With a style, its last sentence names it. */
export function describe(scene: Scene, language: Language, style?: Style): string {
  const sentences = [subjectOf(scene, language)];
  const others = scene.symbols.slice(1).map((symbol) => nameOf(symbol, language));
  if (others.length > 0) {
    const list = listOf(others, language);
    sentences.push(language === 'fr' ? `À ses côtés, ${list}.` : `Nearby, ${list}.`);
  }
  if (scene.dreamer) {
    sentences.push(
      language === 'fr'
        ? 'Une petite silhouette, vue de dos, regarde.'
        : 'A small figure, seen from behind, looks on.',
    );
  }
  if (scene.strangeness === 'mirrored') {
    sentences.push(
      language === 'fr'
        ? 'Un second monde pend à l’envers dans le ciel.'
        : 'A second world hangs upside down in the sky.',
    );
  }
  const mood = moodsInWords[language][leadingMood(scene)];
  const medium = style === undefined ? null : stylesInWords[language][style];
  if (language === 'fr') {
    sentences.push(
      medium === null
        ? `Les couleurs sont celles ${mood}.`
        : `${medium}, dans les couleurs ${mood}.`,
    );
  } else {
    sentences.push(
      medium === null
        ? `The colours are those of ${mood}.`
        : `${medium}, in the colours of ${mood}.`,
    );
  }
  return sentences.join(' ');
}

function subjectOf(scene: Scene, language: Language): string {
  const place = placesInWords[language][scene.setting];
  const hero = scene.symbols[0];
  const entry = hero === undefined ? null : entryFor(hero.id);
  const when = scene.setting === 'abstract' ? '' : circumstances(scene, language);
  if (hero === undefined || entry === null) return `${capital(place.alone)}${when}.`;
  const name = nameOf(hero, language);
  const where = isAloft(scene, hero, entry) ? place.above : place.in;
  const subject =
    scene.scale >= 1.35
      ? immense(name, hero.count > 1, language)
      : scene.scale < 0.7
        ? tiny(name, hero.count > 1, language)
        : name;
  return `${capital(subject)} ${where}${when}.`;
}

function circumstances(scene: Scene, language: Language): string {
  const parts: string[] = [];
  const isInside = scene.light === 'opening';
  if (!isInside && scene.setting !== 'underwater' && scene.setting !== 'space') {
    parts.push(timesInWords[language][scene.time]);
    const weather = weathersInWords[language][scene.weather];
    if (weather !== '') parts.push(weather);
  }
  if (scene.light === 'moon') parts.push(language === 'fr' ? 'sous la lune' : 'under the moon');
  return parts.map((part) => `, ${part}`).join('');
}

function nameOf(symbol: SceneSymbol, language: Language): string {
  const entry = entryFor(symbol.id);
  if (entry === null) return symbol.id;
  return symbol.count > 1 ? entry[language][1] : entry[language][0];
}

function immense(name: string, isMany: boolean, language: Language): string {
  if (language === 'fr') return `${name} immense${isMany ? 's' : ''}`;
  return isMany ? `immense ${name}` : name.replace(/^an? /, 'an immense ');
}

function tiny(name: string, isMany: boolean, language: Language): string {
  if (language === 'fr') return `${name} minuscule${isMany ? 's' : ''}`;
  return isMany ? `tiny ${name}` : name.replace(/^an? /, 'a tiny ');
}

function listOf(names: readonly string[], language: Language): string {
  const last = names[names.length - 1] ?? '';
  if (names.length < 2) return last;
  return `${names.slice(0, -1).join(', ')} ${language === 'fr' ? 'et' : 'and'} ${last}`;
}

function leadingMood(scene: Scene): Mood {
  return moods.reduce((best, mood) => (scene.moods[mood] > scene.moods[best] ? mood : best));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
