import type { PushText } from '#features/push/push-text.fr.ts';

export const pushEn: PushText = {
  title: 'On this device',
  lead: 'Your browser can tell you while no page of Reverie is open. It only says that there is something new: no dream, no name, no word.',
  who: 'The message, encrypted, goes through your browser’s own service (Google, Mozilla, Apple or Microsoft), which learns when it passes and nothing of what it says. What happens in your communities is announced in the evening: the hour would tell who speaks.',
  on: 'This device is told, until you sign out.',
  turnOn: 'Tell me on this device',
  turnOff: 'Tell me here no more',
  asking: 'One moment…',
  done: { on: 'This device will be told.', off: 'This device will be told no more.' },
  powers: {
    unsupported:
      'This browser cannot tell you. On an iPhone, add Reverie to the home screen first.',
    denied: 'Notifications of this site are blocked in this browser. Its settings open them again.',
    unkept: 'This device keeps nothing of ours: allow functional storage first.',
  },
  toCookies: 'Choose what this device keeps',
  noScripts: 'Being told on a device needs scripts.',
  refusals: {
    refused: 'You did not allow notifications: nothing has changed.',
    push_unknown: 'We do not know this browser’s service.',
    other: 'This could not be saved. Try again in a moment.',
  },
};
