import type { Dream } from '@reverie/contract/dreams';
import { isSafe } from '@reverie/contract/dreams.rules';
import { pictureOf } from '@reverie/contract/images.rules';
import { Download, Link2, Printer } from 'lucide-react';
import { MoonDisc } from '#ambience/moon-disc.tsx';
import { beginningOf } from '#features/dreams/excerpt.rules.ts';
import { useFormats, useMessages } from '#language/messages.tsx';
import { useLangOf } from '#reader/other-language.tsx';
import { Said } from '#reader/said.tsx';
import { Button } from '#ui/button.tsx';
import { Print } from '#ui/print.tsx';
import { useCopy } from '#ui/use-copy.ts';

/** As many letters of a dream as its card holds. */
const onCard = 150;

type ShareCardProps = { dream: Dream; origin: string };

/** A dream as it may be sent: its picture, its first words, never its analysis. */
export function ShareCard({ dream, origin }: ShareCardProps) {
  const t = useMessages('dreams').card;
  const { outcome, copy } = useCopy(`${origin}/dreams/${dream.id}`);
  const { image, isPublic, warnings, viewer, author } = dream;
  // What only its dreamer may open is sent to nobody.
  if (!isPublic) return null;
  const name = author?.displayName ?? author?.username;
  return (
    <section aria-labelledby="card" className="send">
      <div className="share-words">
        <h2 id="card" className="font-display text-h2">
          {t.title}
        </h2>
        <p className="mt-3 max-w-md text-ink-soft">
          {name && viewer.isOwner ? t.ownNote(name) : t.note}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button className="needs-scripts" onClick={copy}>
            <Link2 aria-hidden="true" />
            {outcome === null ? t.copy : t[outcome]}
          </Button>
          {image && isSafe(warnings) && (
            <a
              className="button"
              data-variant="outline"
              href={pictureOf(image).previewUrl}
              download
            >
              <Download aria-hidden="true" />
              {t.save}
            </a>
          )}
          <Button className="needs-scripts" onClick={() => print()}>
            <Printer aria-hidden="true" />
            {t.print}
          </Button>
        </div>
        <p role="status" className="sr-only">
          {outcome && t[outcome]}
        </p>
      </div>
      <Card dream={dream} />
    </section>
  );
}

/** What somebody sees of it who is sent the address. Its words stand on this page already. */
function Card({ dream }: { dream: Dream }) {
  const t = useMessages('dreams');
  const { date } = useFormats();
  const langOf = useLangOf();
  const { image, title, content, dreamedAt, author, location, language } = dream;
  const by = [author?.displayName ?? author?.username, location?.city, date(dreamedAt)];
  return (
    <div aria-hidden="true" className="share-card" lang={langOf(language)}>
      {image && <Print picture={pictureOf(image)} alt="" sizes="200px" className="share-print" />}
      <div className="min-w-0">
        <p dir="auto" className="font-display text-h3">
          {title ?? t.untitledOn(date(dreamedAt))}
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
  );
}
