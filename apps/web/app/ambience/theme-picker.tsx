import { useState } from 'react';
import { isTheme, type Theme } from '#ambience/theme.ts';
import { themeGroupNames, themeGroups } from '#ambience/theme-groups.ts';
import { keepCookie } from '#keeping/keep.ts';
import { useMessages } from '#language/messages.tsx';

/** The 17 colours by family. One is worn as soon as it is touched; without scripts, when posted. */
export function ThemePicker({ theme }: { theme: Theme }) {
  const t = useMessages('ambience');
  const [worn, setWorn] = useState(theme);
  const [told, setTold] = useState(theme);
  // Chosen elsewhere on the page: the colour is shown as worn here too.
  if (told !== theme) {
    setTold(theme);
    setWorn(theme);
  }

  function wear(chosen: string) {
    if (!isTheme(chosen)) return;
    // The server renders it from the next page on.
    keepCookie('theme', chosen);
    document.documentElement.dataset.theme = chosen;
    setWorn(chosen);
  }

  return (
    <div className="grid">
      {themeGroupNames.map((group) => (
        <fieldset key={group} className="swatches">
          <legend>{t.themeGroups[group]}</legend>
          {themeGroups[group].map((name) => (
            <label key={name} data-theme={name} className="swatch" title={t.themes[name]}>
              <input
                type="radio"
                name="theme"
                value={name}
                checked={name === worn}
                className="sr-only"
                onChange={(event) => wear(event.target.value)}
              />
              <span className="sr-only">{t.themes[name]}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
