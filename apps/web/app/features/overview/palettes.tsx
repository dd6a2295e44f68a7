import type { ImagePalette, OfferedStyle } from '@reverie/contract/images';
import type { FeaturesText } from '#features/overview/features-text.fr.ts';

const feelings: readonly ImagePalette[] = [
  'joy',
  'calm',
  'wonder',
  'unease',
  'sorrow',
  'anger',
  'confusion',
  'dread',
];

type SkiesProps = { title: string; names: Record<ImagePalette, string> };

/** The sky that the painter makes of each feeling. */
export function Skies({ title, names }: SkiesProps) {
  return (
    <section className="mt-14">
      <h3 className="font-display text-h3">{title}</h3>
      <ul className="skies">
        {feelings.map((feeling) => (
          <li key={feeling}>
            <span className="palette-sky" data-palette={feeling} aria-hidden="true" />
            {names[feeling]}
          </li>
        ))}
      </ul>
    </section>
  );
}

export type Manner = { style: OfferedStyle; picture: string };
type MannersProps = { text: FeaturesText['paint']; manners: readonly Manner[]; alt: string };

/** One dream painted five ways, with what tells each apart. */
export function Manners({ text, manners, alt }: MannersProps) {
  return (
    <section className="mt-16">
      <h3 className="font-display text-h3">{text.manners}</h3>
      <ul className="ways">
        {manners.map(({ style, picture }, place) => (
          <li key={style}>
            <img
              src={picture}
              width={360}
              height={360}
              alt={place === 0 ? alt : ''}
              loading="lazy"
              decoding="async"
            />
            <p className="mt-3 font-medium">{text.styles[style].name}</p>
            <p className="text-small text-ink-soft">{text.styles[style].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
