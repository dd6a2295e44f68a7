import type { Dream } from '@reverie/contract/dreams';
import { isSafe } from '@reverie/contract/dreams.rules';
import { pictureOf } from '@reverie/contract/images.rules';
import { Download, Link2, Printer, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { MoonDisc } from '#ambience/moon-disc.tsx';
import { beginningOf } from '#features/dreams/excerpt.rules.ts';
import { receivedOf } from '#features/dreams/received.rules.ts';
import { useFormats, useMessages } from '#language/messages.tsx';
import { useLangOf } from '#reader/other-language.tsx';
import { OwnBlurredProvider, Said } from '#reader/said.tsx';
import { Button } from '#ui/button.tsx';
import { Print } from '#ui/print.tsx';
import { useCopy } from '#ui/use-copy.ts';

/** As many letters of a dream as its card holds. */
const onCard = 150;

type ShareCardProps = {
  dream: Dream;
  origin: string;
  /** Once it was sent on, and that has been counted. */
  onCounted: () => void;
};

/** A dream as it may be sent: its picture, its first words, never its analysis. */
export function ShareCard({ dream, origin, onCounted }: ShareCardProps) {
  const t = useMessages('dreams').card;
  const address = `${origin}/dreams/${dream.id}`;
  const count = counterOf(dream, onCounted);
  const { outcome, copy } = useCopy(address, count);
  const canSend = useCanSend();
  const { image, isPublic, warnings, viewer, author } = dream;
  // What only its dreamer may open is sent to nobody.
  if (!isPublic) return null;
  const name = author?.displayName ?? author?.username;
  function send() {
    // Whoever closes the sheet has changed their mind: nothing to say, and nothing to count.
    void navigator.share({ title: document.title, url: address }).then(count, () => {});
  }
  return (
    <section aria-labelledby="card" className="send">
      <h2 id="card" className="font-display text-h2">
        {t.title}
      </h2>
      <SentCard dream={dream} />
      <div>
        <div className="flex flex-wrap gap-3">
          <Button className="needs-scripts" onClick={copy}>
            <Link2 aria-hidden="true" />
            {outcome === null ? t.copy : t[outcome]}
          </Button>
          {image && isSafe(warnings) && (
            <a
              className="button"
              data-variant="outline"
              href={`/api/dreams/${dream.id}/painting`}
              download
              onClick={count}
            >
              <Download aria-hidden="true" />
              {t.save}
            </a>
          )}
          {canSend && (
            <Button onClick={send}>
              <Share2 aria-hidden="true" />
              {t.send}
            </Button>
          )}
          <Button className="needs-scripts" onClick={() => print()}>
            <Printer aria-hidden="true" />
            {t.print}
          </Button>
        </div>
        <p role="status" className="sr-only">
          {outcome && t[outcome]}
        </p>
        <p className="mt-5 max-w-md text-small text-ink-soft">
          {name && viewer.isOwner ? t.ownNote(name) : t.note}
        </p>
        {isSafe(warnings) && <Embed id={dream.id} origin={origin} onCopied={count} />}
      </div>
    </section>
  );
}

/** Tells the server that a dream of somebody else was sent on. It never stands in the way of that. */
function counterOf({ id, shares, viewer }: Dream, onCounted: () => void): () => void {
  return () => {
    if (viewer.isOwner) return;
    // Few who look send it: nobody else fetches the client.
    import('#api/browser.ts')
      .then(({ backgroundApi }) => backgroundApi().dreams.share({ id }, { keepalive: true }))
      .then((answer) => answer.shares !== shares && onCounted())
      .catch(() => {});
  };
}

/** Whether this device has a sheet of its own to send with. */
function useCanSend(): boolean {
  const [canSend, setCanSend] = useState(false);
  useEffect(() => setCanSend(typeof navigator.share === 'function'), []);
  return canSend;
}

type EmbedProps = { id: string; origin: string; onCopied: () => void };

/** The few words that make the dream stand in another page. */
function Embed({ id, origin, onCopied }: EmbedProps) {
  const t = useMessages('dreams').card;
  const code = `<iframe src="${origin}/embed/dreams/${id}" width="560" height="640" title="Reverie" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy"></iframe>`;
  const { outcome, copy } = useCopy(code, onCopied);
  return (
    <details className="mt-4 max-w-md">
      <summary className="lead">{t.embed}</summary>
      <p className="mt-2 text-small text-ink-soft">{t.embedNote}</p>
      <textarea
        readOnly
        rows={4}
        className="input mt-3 font-mono text-small"
        aria-label={t.embed}
        value={code}
      />
      <Button className="needs-scripts mt-3" onClick={copy}>
        <Link2 aria-hidden="true" />
        {outcome === null ? t.copyCode : t[outcome]}
      </Button>
    </details>
  );
}

/** What somebody sees of it who is sent the address. Its words stand on this page already. */
export function SentCard({ dream }: { dream: Dream }) {
  const t = useMessages('dreams');
  const { date } = useFormats();
  const langOf = useLangOf();
  const { image, title, content, dreamedAt, author, location, language } = receivedOf(dream);
  const by = [author?.displayName ?? author?.username, location?.city, date(dreamedAt)];
  return (
    <OwnBlurredProvider value={[]}>
      <div aria-hidden="true" className="share-card" lang={langOf(language)}>
        {image && <Print picture={pictureOf(image)} alt="" sizes="200px" className="share-print" />}
        <div className="min-w-0">
          <p dir="auto" className="font-display text-h3">
            <Said text={title ?? t.untitledOn(date(dreamedAt))} />
          </p>
          <p dir="auto" className="share-excerpt">
            <Said text={beginningOf(content, onCard)} />
          </p>
          <p className="share-by">
            <MoonDisc at={dreamedAt} />
            {by.filter(Boolean).join(', ')}
          </p>
        </div>
      </div>
    </OwnBlurredProvider>
  );
}
