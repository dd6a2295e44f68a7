import { Moon, Sun, SunMoon } from 'lucide-react';
import { chooseMode, type ModeChoice, useModeChoice } from '#ambience/settings/mode-choice.ts';
import { Switch } from '#ambience/settings/switch.tsx';
import { useAmbience } from '#ambience/settings/use-ambience.ts';
import { useWords } from '#ambience/settings/words.ts';
import { isDeviceStill } from '#ambience/sky/stillness.ts';
import { changeAmbience } from '#ambience/sky/store.ts';
import { currentTheme } from '#ambience/theme.ts';
import { ThemePicker } from '#ambience/theme-picker.tsx';
import { useTheme } from '#ambience/use-look.ts';
import { useAskAnew } from '#language/use-ask-anew.ts';
import { Segmented } from '#ui/segmented.tsx';

export function ColourSettings() {
  const t = useWords();
  const mode = useModeChoice();
  const ask = useAskAnew();
  const theme = useTheme(currentTheme());

  function choose(choice: ModeChoice) {
    chooseMode(choice);
    // The page as it was sent may hold what one mode alone is drawn with.
    if (choice === 'system') void ask();
  }

  return (
    <section className="settings-column">
      <h2 className="font-display text-h3">{t.colour}</h2>
      <Segmented
        label={t.mode}
        value={mode}
        options={[
          { value: 'dark', label: <Drawn icon={Moon} word={t.dark} /> },
          { value: 'light', label: <Drawn icon={Sun} word={t.light} /> },
          { value: 'system', label: <Drawn icon={SunMoon} word={t.system} /> },
        ]}
        onChange={choose}
      />
      <ThemePicker theme={theme} />
      <Sample words={t.sample} />
      <Animations />
    </section>
  );
}

function Drawn({ icon: Icon, word }: { icon: typeof Moon; word: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
      {word}
    </span>
  );
}

/** A line of a dream as the chosen colour lights it. */
function Sample({ words: [before, lit, after] }: { words: readonly string[] }) {
  return (
    <p className="settings-sample">
      {before}
      <mark>{lit}</mark>
      {after}
    </p>
  );
}

function Animations() {
  const t = useWords();
  const { isAnimated } = useAmbience();
  const isStilled = isDeviceStill();
  const chosen = isAnimated === false ? t.neverMoving : t.alwaysMoving;
  const free = isAnimated === null ? t.followsDevice : chosen;
  return (
    <Switch
      label={t.animations}
      hint={isStilled ? t.stilledByDevice : free}
      isOn={!isStilled && isAnimated !== false}
      isDisabled={isStilled}
      onChange={(isOn) => changeAmbience((ambience) => ({ ...ambience, isAnimated: isOn }))}
    />
  );
}
