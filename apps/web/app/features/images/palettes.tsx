import type { ImagePalette } from '@reverie/contract/images';
import { imageMoods, paletteTimes } from '@reverie/contract/images.rules';
import type { ReactNode } from 'react';
import { Radio } from '#features/images/radio.tsx';
import { own as ownValue } from '#features/images/studio.rules.ts';
import type { Swatch, Swatches } from '#features/images/swatches.server.ts';
import { useMessages } from '#language/messages.tsx';

type PalettesProps = {
  value: ImagePalette | null;
  onChange: (palette: ImagePalette | null) => void;
  swatches: Swatches;
};

/** The colours a picture may be printed in: the dream's, a feeling's, or a feeling's at an hour. */
export function Palettes({ value, onChange, swatches }: PalettesProps) {
  const t = useMessages('images');
  const chosen = { value, onChange };
  return (
    <fieldset>
      <legend className="mb-2 text-ui font-medium">{t.palette}</legend>
      <Inks {...chosen} palette={null} className="choice">
        {t.ownPalette}
      </Inks>
      <div className="palettes">
        {imageMoods.map((mood) => (
          <div key={mood} className="palette">
            <Inks {...chosen} palette={mood} className="palette-mood">
              {t.palettes[mood]}
            </Inks>
            <div className="palette-times">
              {paletteTimes.map((time) => {
                const palette = `${mood}.${time}` as const;
                const colours = swatches[palette];
                return (
                  <Inks
                    key={time}
                    {...chosen}
                    palette={palette}
                    className="palette-inks"
                    title={t.paletteAt(mood, time)}
                  >
                    <span className="sr-only">{t.paletteAt(mood, time)}</span>
                    {colours && <Landscape colours={colours} />}
                  </Inks>
                );
              })}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

type InksProps = Pick<PalettesProps, 'value' | 'onChange'> & {
  palette: ImagePalette | null;
  className: string;
  title?: string;
  children: ReactNode;
};

function Inks({ palette, value, onChange, ...rest }: InksProps) {
  return (
    <Radio
      {...rest}
      name="palette"
      value={palette ?? ownValue}
      isChosen={palette === value}
      onChoose={() => onChange(palette)}
    />
  );
}

/** A print in little: a sky, its light, and two hills. */
function Landscape({ colours }: { colours: Swatch }) {
  const [sky, haze, far, near, light, accent] = colours;
  return (
    <svg aria-hidden="true" viewBox="0 0 40 48" preserveAspectRatio="xMidYMid slice">
      <rect width="40" height="48" fill={sky} />
      <rect y="16" width="40" height="18" fill={haze} />
      <circle cx="28" cy="15" r="5" fill={light} />
      <path d="M0 30q10-9 20-3t20-4v25H0Z" fill={far} />
      <path d="M0 38q14-8 24 0t16-3v13H0Z" fill={near} />
      <rect x="11" y="32" width="3" height="7" fill={accent} />
    </svg>
  );
}
