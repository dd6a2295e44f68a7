import { api, apiBase } from '@reverie/contract';
import type { Endpoint } from '@reverie/contract/endpoint';
import { aRegistration } from '#testing/accounts.ts';
import type { TestApp } from '#testing/app.ts';
import { aPicture } from '#testing/pictures.ts';

/** Every call of the contract, by noun and name. */
export const calls: [string, Endpoint][] = Object.entries(api).flatMap(([noun, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]): [string, Endpoint] => [
    `${noun}.${name}`,
    endpoint,
  ]),
);

/** What is asked about: a dream, its painting, and perhaps the community around it. */
export type Asked = {
  id: string;
  imageId: string;
  file: string;
  slug?: string;
  /** A member or a question of the community, as the call has it. */
  within?: string;
};

const finding = { kind: 'emotion', key: 'apprehension', answer: 'unsure' };
const addressed = { email: 'ada@example.org', language: 'fr' };
const written = { name: 'Ada', email: 'ada@example.org', subject: 'Une question', consent: true };
const picture = await aPicture('png');
const forged = 'x'.repeat(60);
const forgedKey = { id: forged, rawId: forged, type: 'public-key' };
const queries: Record<string, string> = {
  'dreams.search': '?q=barque',
  'embeds.oembed': '?url=https://elsewhere.example/dreams',
  'tags.find': '?q=mer',
  'communities.leave': '?dreams=leave',
  'tags.split': '?spelling=mer',
  'images.reprint': '?as=png',
  'layers.changes': '?since=1',
  'journal.returned': '?from=2026-03-01&to=2026-03-30',
  'nights.list': '?from=2026-03-01&to=2026-03-30',
  'newsletter.get': `?token=${forged}`,
  'guestDreams.get': `?key=${forged}`,
  'guestDreams.image': `?key=${forged}`,
  'weather.places': '?name=Lyon',
  'weather.sky': '?latitude=45.7&longitude=4.8',
};
const bodies: Record<string, (subject: Asked) => object> = {
  'accounts.register': () => aRegistration(),
  'accounts.login': () => ({ email: 'ada@example.org', password: 'a wrong password' }),
  'identities.begin': () => ({ purpose: 'enter' }),
  'identities.finish': () => ({ attempt: forged, query: '' }),
  'identities.register': () => ({
    ...{ arrival: forged, username: 'ada.lovelace', acceptTerms: true, ageConfirmed: true },
  }),
  'addresses.verify': () => ({ token: forged }),
  'addresses.undo': () => ({ token: forged }),
  'addresses.change': () => {
    const { email, password } = aRegistration();
    return { email, password };
  },
  'factors.confirm': () => ({ code: 'abcdef' }),
  'factors.secondStep': () => ({ challenge: forged, code: '123456' }),
  'passkeys.add': () => ({
    passkey: { ...forgedKey, response: { clientDataJSON: 'e30', attestationObject: 'e30' } },
  }),
  'passkeys.rename': () => ({ name: 'Mine now' }),
  'passkeys.ask': () => ({ purpose: 'enter' }),
  'passkeys.enter': () => ({
    passkey: {
      ...forgedKey,
      response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
    },
  }),
  'connections.ask': () => ({ username: 'nobody.of.that.name' }),
  'connections.answer': () => ({ answer: 'yes' }),
  'guesses.draw': () => ({ form: 'seen', language: 'fr' }),
  'guesses.answer': () => ({ place: 1 }),
  'guesses.lend': () => ({ isLent: true }),
  'matches.answer': () => ({ answer: 'yes' }),
  'passwords.forgot': () => ({ email: 'nobody@example.org' }),
  'passwords.change': () => ({
    current: aRegistration().password,
    password: aRegistration().password,
  }),
  'passwords.reset': () => ({ token: forged, password: 'another long night' }),
  'sessions.prove': () => ({ password: aRegistration().password }),
  'accounts.updateProfile': () => ({ preferences: { language: 'fr' } }),
  'exports.request': () => ({ format: 'csv' }),
  'exports.keepPlan': () => ({ format: 'json', rhythm: 'weekly' }),
  'imports.match': () => ({ columns: ['text'] }),
  'leaving.leave': () => ({ password: 'a wrong password', dreams: 'delete' }),
  'guestDreams.create': () => ({ content: 'Un phare.' }),
  'guestDreams.keep': () => ({ key: forged }),
  'recordings.create': () => ({ type: 'audio/webm' }),
  'recordings.track': () => ({ marks: [] }),
  'recordings.words': () => ({ source: 'browser', words: [] }),
  'recordings.transcribe': () => ({}),
  'dreams.create': () => ({ content: 'Un phare.' }),
  'dreams.preview': () => ({ dream: { content: 'Un phare.' } }),
  'dreams.update': () => ({ title: 'Un titre' }),
  // Nobody says the same twice.
  'comments.add': () => ({ content: `Si c’était mon rêve… ${Math.random()}` }),
  'comments.choose': () => ({ commenting: 'open' }),
  'comments.update': () => ({ content: 'Autrement.' }),
  'push.subscribe': () => ({
    endpoint: 'https://push.example/1',
    keys: { p256dh: 'BA', auth: 'AA' },
  }),
  'communities.create': () => ({ name: 'Rives', kind: 'private', description: 'De l’eau.' }),
  'communities.update': () => ({ name: 'Rives' }),
  'communities.join': () => ({}),
  'communities.ask': () => ({ words: 'De quelle couleur est l’eau ?' }),
  'communities.changeMember': () => ({ role: 'member' }),
  'tags.make': () => ({ name: { fr: 'phare', en: 'lighthouse' } }),
  'tags.rename': () => ({ name: { fr: 'phare', en: 'lighthouse' } }),
  'tags.merge': () => ({ spelling: 'phares' }),
  'moderation.report': ({ id }) => ({ target: { kind: 'dream', id }, reason: 'other' }),
  'moderation.decide': () => ({ act: 'keep', reason: 'other' }),
  'moderation.appeal': () => ({ words: 'Regardez encore.' }),
  'notifications.read': () => ({}),
  'notifications.choose': () => ({ choices: [], quiet: null, timeZone: 'Europe/Paris' }),
  'notifications.mute': () => ({ kind: 'word', word: 'mygale' }),
  'analysis.feedback': () => finding,
  'analysis.analyze': () => ({ content: 'Un phare dans la brume.' }),
  'people.tell': () => ({ name: 'Lucie', relation: 'sister' }),
  'people.update': () => ({ name: 'Lucie', relation: 'friend' }),
  'people.merge': () => ({ other: '0190d4e2-0000-7000-8000-000000000001' }),
  'symbols.mean': () => ({ meaning: 'La pièce d’à côté.' }),
  'layers.add': () => ({ content: 'Une orseille encore.' }),
  'layers.settle': () => ({ state: 'apart' }),
  'nights.put': () => ({ dayNote: 'Une journée calme.' }),
  'practice.choose': () => ({ countsNights: true }),
  'practice.intend': () => ({ way: 'lucid', text: 'Je sais que je rêve.' }),
  'practice.answer': () => ({ came: 'yes' }),
  'practice.write': () => ({ before: '', after: 'Un phare.' }),
  'practice.rewrite': () => ({ before: '', after: 'Un phare.' }),
  'practice.rehearse': () => ({ date: '2026-03-05' }),
  'consents.choose': () => ({ isGranted: false }),
  'contact.send': () => ({ ...written, type: 'support', message: 'Bonjour à vous tous.' }),
  'newsletter.subscribe': () => ({ ...addressed, frequency: 'weekly' }),
  'newsletter.confirm': () => ({ token: forged }),
  'newsletter.change': () => ({ token: forged, frequency: 'weekly' }),
};

function addressOf(name: string, { route }: Endpoint, subject: Asked): [string, string] {
  const [method = '', path = ''] = route.split(' ');
  const parts: Record<string, string> = {
    id: name.startsWith('communities.') ? (subject.within ?? subject.id) : subject.id,
    imageId: subject.imageId,
    name: subject.file,
    username: 'ada',
    kind: 'external_ai',
    date: '2026-03-01',
    number: '1',
    symbol: 'sea',
    place: '0',
    additionId: '0190d4e2-0000-7000-8000-000000000000',
    provider: 'oidc',
    token: forged,
    slug: subject.slug ?? 'no-such-article',
    file: 'no-such-picture-400.webp',
  };
  const filled = path.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? part);
  return [method, `${apiBase}${filled}${queries[name] ?? ''}`];
}

function formWith(text: string): FormData {
  const form = new FormData();
  form.set('file', new File([text], 'dreams.txt'));
  return form;
}

/** What a server answers somebody who calls it by its contract. */
export async function askOf(
  { request }: Pick<TestApp, 'request'>,
  name: string,
  { endpoint, subject, token }: { endpoint: Endpoint; subject: Asked; token: string | null },
) {
  const [method, path] = addressOf(name, endpoint, subject);
  const file = endpoint.bodyTypes && picture;
  const form = endpoint.isForm && formWith('Un phare dans la brume.');
  const body = file || form ? undefined : bodies[name]?.(subject);
  const abort = new AbortController();
  const response = await request(path, {
    method,
    signal: abort.signal,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...(file && {
        'content-type': endpoint.bodyTypes?.includes('image/png')
          ? 'image/png'
          : (endpoint.bodyTypes?.[0] ?? ''),
        'upload-offset': '0',
      }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(file && { body: new Uint8Array(file) }),
    ...(form && { body: form }),
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  const said = isStream ? '' : await response.text();
  if (isStream) await response.body?.cancel();
  abort.abort();
  const { status, headers } = response;
  return { status, said, headers, caching: headers.get('cache-control') ?? '' };
}
