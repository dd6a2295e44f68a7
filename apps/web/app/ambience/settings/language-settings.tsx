import { Check } from 'lucide-react';
import { LanguageDetection } from '#ambience/settings/language-detection.tsx';
import { useWords } from '#ambience/settings/words.ts';
import { type Language, languages } from '#language/language.ts';
import { useLanguage } from '#language/messages.tsx';
import { ownTimeZone } from '#language/own-time-zone.ts';
import { useSpeak } from '#language/use-speak.ts';

/** Languages are named in themselves: a reader of one finds it. */
const names: Record<Language, string> = { fr: 'Français', en: 'English' };
const toCome = {
  es: 'Español',
  de: 'Deutsch',
  it: 'Italiano',
  ja: '日本語',
  zh: '中文',
  pt: 'Português',
  ru: 'Русский',
};

export function LanguageSettings() {
  const t = useWords();
  const spoken = useLanguage();
  const speak = useSpeak();
  return (
    <section className="settings-column">
      <h2 className="font-display text-h3">{t.language}</h2>
      <ul className="settings-languages">
        {languages.map((language) => (
          <li key={language}>
            <button
              type="button"
              lang={language}
              aria-current={language === spoken || undefined}
              onClick={() => speak(language)}
            >
              {names[language]}
              {language === spoken && <Check aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
      <h3 className="text-small font-medium text-ink-faint">{t.toCome}</h3>
      <ul className="settings-languages">
        {Object.entries(toCome).map(([language, name]) => (
          <li key={language}>
            <button type="button" lang={language} disabled>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <LanguageDetection />
      <Region />
    </section>
  );
}

/** By whose clock dates and hours are written here: the device's, wherever it is. */
function Region() {
  const t = useWords();
  return (
    <p>
      <span className="block text-ui font-medium">{t.region}</span>
      <span className="block text-small text-ink-faint">
        {t.clock(ownTimeZone().replaceAll('_', ' '))}
      </span>
    </p>
  );
}
