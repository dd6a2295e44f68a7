import type { ImagePalette } from '@reverie/contract/images';
import { useId } from 'react';
import { useMessages } from '#language/messages.tsx';

const palettes: readonly (ImagePalette | null)[] = [
  null,
  'joy',
  'calm',
  'wonder',
  'unease',
  'sorrow',
  'anger',
  'confusion',
  'dread',
];

type PalettesProps = {
  value: ImagePalette | null;
  onChange: (palette: ImagePalette | null) => void;
  /** A painting in the dream's own colours, in a few pixels; null where there is none. */
  own: string | null;
};

/** The feelings a painting may take its colours from, each as a strip of its sky. */
export function Palettes({ value, onChange, own }: PalettesProps) {
  const t = useMessages('images');
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-ui font-medium">{t.palette}</legend>
      <div className="palettes">
        {palettes.map((palette) => (
          <label key={palette ?? 'own'} className="palette">
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={palette ?? ''}
              checked={palette === value}
              onChange={() => onChange(palette)}
            />
            <span className="palette-sky" data-palette={palette ?? 'own'} aria-hidden="true">
              {palette === null && own && <img src={own} alt="" />}
            </span>
            {palette === null ? t.ownPalette : t.palettes[palette]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
