import {
  type NewsletterFrequency,
  newsletterFrequencies,
} from '@reverie/contract/newsletter.rules';
import { useState } from 'react';
import { useMessages } from '#language/messages.tsx';
import { Segmented } from '#ui/segmented.tsx';

/** When the letter comes. */
export function FrequencyField({ initial }: { initial: NewsletterFrequency }) {
  const t = useMessages('newsletter');
  const [frequency, setFrequency] = useState(initial);
  return (
    <div className="grid gap-2">
      <span className="text-ui font-medium" aria-hidden="true">
        {t.frequency}
      </span>
      <Segmented
        label={t.frequency}
        name="frequency"
        value={frequency}
        options={newsletterFrequencies.map((value) => ({ value, label: t.frequencies[value] }))}
        onChange={setFrequency}
      />
    </div>
  );
}
