import { useState } from 'react';
import { Switch } from '#ambience/settings/switch.tsx';
import { useWords } from '#ambience/settings/words.ts';
import { keepCookie, readChoice } from '#keeping/keep.ts';
import {
  type Detection,
  detectionOf,
  detectionValue,
  isLanguage,
  readCookie,
} from '#language/language.ts';
import { useAskAnew } from '#language/use-ask-anew.ts';

/** How the language is found where none was chosen, and how long a choice of one lasts. */
export function LanguageDetection() {
  const t = useWords();
  const ask = useAskAnew();
  const [detection, setDetection] = useState(() => detectionOf(document.cookie));
  const { asksBrowser, isRemembered } = detection;
  // Nothing outlives a visit where that was not agreed to.
  const mayRemember = readChoice()?.functional ?? false;
  const memory = isRemembered ? t.isRememberedOn : t.isRememberedOff;

  function find(change: Partial<Detection>) {
    const next = { ...detection, ...change };
    keepCookie('language-detection', detectionValue(next));
    // A language chosen before lasts from now on as long as this says.
    const chosen = readCookie(document.cookie, 'language');
    if (isLanguage(chosen)) keepCookie('language', chosen);
    setDetection(next);
    void ask();
  }

  return (
    <div className="settings-detection">
      <Switch
        label={t.asksBrowser}
        hint={asksBrowser ? t.asksBrowserOn : t.asksBrowserOff}
        isOn={asksBrowser}
        onChange={(isOn) => find({ asksBrowser: isOn })}
      />
      <Switch
        label={t.isRemembered}
        hint={mayRemember ? memory : t.isRememberedRefused}
        isOn={mayRemember && isRemembered}
        isDisabled={!mayRemember}
        onChange={(isOn) => find({ isRemembered: isOn })}
      />
    </div>
  );
}
