import type { LettersText } from '#features/settings/letters-text.fr.ts';

/** What an account writes of itself, and why no switch ends it. */
export function AccountLetters({ text }: { text: LettersText }) {
  return (
    <section className="grid gap-4">
      <header className="grid gap-1">
        <h2 className="font-display text-h3">{text.title}</h2>
        <p className="max-w-prose text-ui text-ink-soft">{text.lead}</p>
      </header>
      <ul className="grid max-w-prose gap-2 text-ui">
        {text.letters.map((letter) => (
          <li key={letter} className="border-t border-line pt-2">
            {letter}
          </li>
        ))}
      </ul>
      <p className="text-small text-ink-faint">{text.others}</p>
    </section>
  );
}
