import '#ambience/settings/settings.css';
import { ColourSettings } from '#ambience/settings/colour-settings.tsx';
import { LanguageSettings } from '#ambience/settings/language-settings.tsx';
import { SkySettings } from '#ambience/settings/sky-settings.tsx';

/** What lies in the settings' popover: the sky, the colour and the language, each worn at once. */
export function SettingsPanel() {
  return (
    <div className="settings-columns">
      <SkySettings />
      <ColourSettings />
      <LanguageSettings />
    </div>
  );
}
