import type { OfferedStyle } from '@reverie/contract/images';
import type { FeaturesText } from '#features/overview/features-text.fr.ts';

export type Manner = { style: OfferedStyle; picture: string };
type MannersProps = { text: FeaturesText['paint']; manners: readonly Manner[]; alt: string };

/** One dream painted five ways, with what tells each apart. */
export function Manners({ text, manners, alt }: MannersProps) {
  return (
    <section aria-label={text.manners}>
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
