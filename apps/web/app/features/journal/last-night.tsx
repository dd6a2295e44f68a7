import { Form, useNavigation } from 'react-router';
import { MoonDisc } from '#ambience/moon-disc.tsx';
import type { KnownNight } from '#features/journal/moon-strip.tsx';
import { middleOf } from '#features/journal/moons.rules.ts';
import { nightWords } from '#features/journal/wording.ts';
import { useLanguage, useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Submit } from '#ui/submit.tsx';

type LastNightProps = { night: string; known: KnownNight | undefined; isRefused: boolean };

/** The night that has just ended, while it has no dream: one tap says that nothing stayed. */
export function LastNight({ night, known, isRefused }: LastNightProps) {
  const t = useMessages('journal');
  const language = useLanguage();
  const isBusy = useNavigation().formData?.get('intent') === 'recall';
  if (known && known.dreams > 0) return null;
  const hadNoRecall = known?.hadNoRecall ?? false;
  return (
    <section aria-label={t.tonight} className="last-night">
      <p className="flex items-center gap-2.5">
        <MoonDisc at={middleOf(night)} size={16} />
        <span>
          <strong className="font-medium">{t.tonight}</strong>{' '}
          <span className="text-ink-faint">{nightWords(night, language)}</span>
        </span>
      </p>
      {hadNoRecall && <p className="text-ui text-ink-soft">{t.nothingKept}</p>}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="recall" />
        <input type="hidden" name="night" value={night} />
        <input type="hidden" name="hadNoRecall" value={hadNoRecall ? 'no' : 'yes'} />
        <Submit
          variant={hadNoRecall ? 'quiet' : 'outline'}
          isBusy={isBusy}
          busyLabel={t.nothingStayed}
        >
          {hadNoRecall ? t.takeBack : t.nothingStayed}
        </Submit>
      </Form>
      {isRefused && !isBusy && <Alert occasion={isRefused}>{t.notKept}</Alert>}
    </section>
  );
}
