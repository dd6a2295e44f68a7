/** What a service worker is woken by, where a browser does so, once the network is back. */
export const syncTag = 'reverie-device';
