import { blur } from '@reverie/contract/blurring.rules';
import type { Dream } from '@reverie/contract/dreams';

/** The dream as others receive it: the words its dreamer keeps stay with them. */
export function receivedOf(dream: Dream): Dream {
  const { blurred, language, title, content, location } = dream;
  if (!blurred || blurred.length === 0) return dream;
  const received = (text: string) => blur(text, blurred, language);
  const city = location?.city ?? null;
  return {
    ...dream,
    title: title && received(title),
    content: received(content),
    location: location && { ...location, city: city && received(city) === city ? city : null },
  };
}
