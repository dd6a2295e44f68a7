import type { OfflineText } from '#features/offline/offline-text.fr.ts';

export const offlineEn = {
  title: 'Offline',
  heading: 'The network has stepped out',
  notRead:
    'This page has not been read on this device yet. It opens by itself when the connection returns.',
  lead: 'Public pages that you read while signed out open again here without a network.',
  retry: 'Try again',
  readable: 'To read without a network',
  none: 'No page is kept on this device for now. They are kept as you read, if you accept functional cookies.',
  choice: 'See what is kept',
} satisfies OfflineText;
