import { offeredStyles } from '@reverie/contract/images.rules';
import type { LookName } from '@reverie/painter/page';

export function isLook(style: string): style is LookName {
  return offeredStyles.some((one) => one === style);
}
