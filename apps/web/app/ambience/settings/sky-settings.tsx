import { intensities, type Weather, weathers } from '@reverie/contract/weather.rules';
import {
  Cloud,
  CloudLightning,
  CloudRain,
  type LucideIcon,
  Moon,
  Star,
  Sun,
  Sunrise,
  Sunset,
} from 'lucide-react';
import { City } from '#ambience/settings/city.tsx';
import { HourSlider } from '#ambience/settings/hour-slider.tsx';
import { Switch } from '#ambience/settings/switch.tsx';
import { useAmbience } from '#ambience/settings/use-ambience.ts';
import { useWords } from '#ambience/settings/words.ts';
import {
  inHand,
  released,
  withHour,
  withIntensity,
  withMoment,
  withWeather,
} from '#ambience/sky/ambience.ts';
import { type Moment, moments } from '#ambience/sky/moments.ts';
import { changeAmbience } from '#ambience/sky/store.ts';
import { Segmented } from '#ui/segmented.tsx';

const momentIcons: Record<Moment, LucideIcon> = {
  morning: Sunrise,
  afternoon: Sun,
  evening: Sunset,
  night: Moon,
};
const weatherIcons: Record<Weather, LucideIcon> = {
  clear: Star,
  cloudy: Cloud,
  rainy: CloudRain,
  stormy: CloudLightning,
};

export function SkySettings() {
  const t = useWords();
  const { isManual, hour, moment, weather, intensity } = useAmbience();
  return (
    <section className="settings-column">
      <h2 className="font-display text-h3">{t.sky}</h2>
      <HourSlider
        hour={Math.floor(hour)}
        now={t.now(t.moments[moment], t.skies[weather])}
        onChange={(chosen) => changeAmbience((ambience) => withHour(ambience, chosen))}
      />
      <Choice title={t.moment}>
        <Segmented
          label={t.moment}
          value={moment}
          options={moments.map((value) => ({
            value,
            label: <Drawn icon={momentIcons[value]} word={t.moments[value]} />,
          }))}
          onChange={(chosen) => changeAmbience((ambience) => withMoment(ambience, chosen))}
        />
      </Choice>
      <Choice title={t.weather}>
        <Segmented
          label={t.weather}
          value={weather}
          options={weathers.map((value) => ({
            value,
            label: <Drawn icon={weatherIcons[value]} word={t.weathers[value]} />,
          }))}
          onChange={(chosen) => changeAmbience((ambience) => withWeather(ambience, chosen))}
        />
      </Choice>
      <Choice title={t.intensity}>
        <Segmented
          label={t.intensity}
          value={intensity}
          options={intensities.map((value) => ({ value, label: t.intensities[value] }))}
          onChange={(chosen) => changeAmbience((ambience) => withIntensity(ambience, chosen))}
        />
      </Choice>
      <City isManual={isManual} />
      <Switch
        label={t.manual}
        hint={isManual ? t.manualOn : t.manualOff}
        isOn={isManual}
        onChange={(isOn) =>
          changeAmbience((ambience) => (isOn ? inHand(ambience) : released(ambience, new Date())))
        }
      />
    </section>
  );
}

function Choice({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="settings-choice">
      <p aria-hidden="true">{title}</p>
      {children}
    </div>
  );
}

function Drawn({ icon: Icon, word }: { icon: LucideIcon; word: string }) {
  return (
    <span className="settings-drawn">
      <Icon aria-hidden="true" strokeWidth={1.5} />
      <span>{word}</span>
    </span>
  );
}
