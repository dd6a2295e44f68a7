import { type ReactNode, useEffect, useRef } from 'react';
import { litOutline, moonAt } from '#ambience/moon.ts';
import { middleOf } from '#features/journal/moons.rules.ts';
import { dayNumber, nightWords } from '#features/journal/wording.ts';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';

export type KnownNight = { dreams: number; hadNoRecall: boolean };

type MoonStripProps = {
  nights: readonly string[];
  known: ReadonlyMap<string, KnownNight>;
  /** Nights after this one are still to come. */
  today: string;
};

/** Every night of a moon with its true phase, and a dot for each dream it left. */
export function MoonStrip({ nights, known, today }: MoonStripProps) {
  const t = useMessages('journal');
  const { number } = useFormats();
  const language = useLanguage();
  const strip = useRef<HTMLOListElement>(null);
  // Where it is wider than the window, it begins with what is newest.
  useEffect(() => {
    const told = [...(strip.current?.querySelectorAll<HTMLElement>('[data-state="told"]') ?? [])];
    const [list, last] = [strip.current, told.at(-1)];
    if (list && last) list.scrollLeft = last.offsetLeft - list.clientWidth + 4 * last.offsetWidth;
  }, []);
  return (
    <ol ref={strip} className="moons" aria-label={t.strip}>
      {nights.map((night) => {
        const { dreams, hadNoRecall } = known.get(night) ?? { dreams: 0, hadNoRecall: false };
        // An evening belongs to the night that comes.
        const isToCome = night > today && dreams === 0;
        const told = hadNoRecall ? t.noRecall : t.noDream;
        const state = isToCome ? 'coming' : dreams > 0 ? 'told' : hadNoRecall ? 'empty' : 'none';
        return (
          <li key={night} data-state={state} data-night={night}>
            <span className="moons-dots" aria-hidden="true">
              {Array.from({ length: Math.min(dreams, 4) }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dots are alike
                <i key={at} />
              ))}
            </span>
            <Moon night={night} href={dreams > 0 ? `#night-${night}` : null} isToCome={isToCome}>
              {nightWords(night, language)}
              {!isToCome && t.told(dreams > 0 ? t.dreams(dreams, number(dreams)) : told)}
            </Moon>
            <span aria-hidden="true" className="moons-day">
              {dayNumber(night)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

type MoonProps = { night: string; href: string | null; isToCome: boolean; children: ReactNode };

/** Leads to what its night left, below. */
function Moon({ night, href, isToCome, children }: MoonProps) {
  const said = (
    <>
      <svg aria-hidden="true" width="23" height="23" viewBox="-11.5 -11.5 23 23">
        {isToCome ? (
          <circle r="10" className="moons-coming" />
        ) : (
          <>
            <circle r="10.5" className="moon-dark" />
            <path d={litOutline(moonAt(middleOf(night)).elongation, 10.5)} className="moon-lit" />
          </>
        )}
      </svg>
      <span className="sr-only">{children}</span>
    </>
  );
  return href ? <a href={href}>{said}</a> : said;
}
