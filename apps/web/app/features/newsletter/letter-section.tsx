import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx';
import type { NewsletterText } from '#features/newsletter/newsletter-text.fr.ts';

/**
 * The way to one's own subscription. What is known of an address is said in that mailbox alone: an
 * account may be opened with somebody else's, who would be told on here.
 */
export function LetterSection({ text, email }: { text: NewsletterText['own']; email: string }) {
  return (
    <section className="grid gap-5">
      <header className="grid gap-1">
        <h2 className="font-display text-h3">{text.title}</h2>
        <p className="max-w-prose text-ui text-ink-soft">{text.text}</p>
      </header>
      <NewsletterForm email={email} />
    </section>
  );
}
