import type { DreamAnalysis, Evidence } from '@reverie/oneirology/schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Finding, findingsOf } from '#features/analysis/findings.rules.ts';
import { useWording } from '#features/analysis/wording.ts';
import { SpeechProvider } from '#language/messages.tsx';
import { loadWhole } from '#messages/catalogue.ts';

const catalogues = { fr: await loadWhole('fr'), en: await loadWhole('en') };

const words = (text: string, source: Evidence['source'] = 'lexicon'): Evidence[] => [
  { start: 0, end: text.length, text, rule: 'test', negated: false, source },
];

/** Each finding as its line in the column says it. */
function linesOf(found: Partial<DreamAnalysis>, language: 'fr' | 'en' = 'fr'): string[] {
  const lines: string[] = [];
  function Lines({ findings }: { findings: readonly Finding[] }) {
    const wording = useWording({ isOwner: true, model: 'a-model' });
    for (const { name, said, finder } of findings.map(wording)) {
      lines.push(
        [name.text, said.map(({ text }) => text).join(''), finder].filter(Boolean).join(' | '),
      );
    }
    return null;
  }
  const findings = findingsOf({ ...nothing, ...found });
  renderToStaticMarkup(
    <SpeechProvider
      language={language}
      words={catalogues[language]}
      fetchWhole={loadWhole}
      timeZone="UTC"
    >
      <Lines findings={findings} />
    </SpeechProvider>,
  );
  return lines;
}

const nowhere = { p: 0.1, shown: false, evidence: [] };
const nothing = {
  emotions: [],
  characters: [],
  interactions: [],
  settings: [],
  events: { misfortune: [], goodFortune: [], success: [], failure: [] },
  symbols: [],
  senses: [],
  bizarreness: { score: 0, elements: [] },
  lucidity: nowhere,
  nightmare: nowhere,
} as unknown as DreamAnalysis;

const event = (label: string, p: number) => ({ label, p, shown: true, evidence: words(label) });

test('what is sure is mentioned, what is less may be evoked, at the limit the schema names', () => {
  const events = {
    misfortune: [event('falling', 0.79)],
    goodFortune: [event('boon', 0.8)],
    success: [event('achieved', 0.9)],
    failure: [event('failed', 0.4)],
  };
  expect(linesOf({ events })).toEqual([
    'Chute | Le texte pourrait évoquer une malchance',
    'Chance | Le texte mentionne une bonne fortune',
    'But atteint | Le texte mentionne une réussite',
    'But manqué | Le texte pourrait évoquer un échec',
  ]);
  expect(linesOf({ events }, 'en')[1]).toMatch(/\| The text mentions good fortune$/);
});

test('who does what to whom, once, to each other, in return or to oneself', () => {
  const mother = {
    id: 'c1',
    label: 'mère',
    number: 'one',
    gender: 'female',
    identity: 'family',
    age: 'adult',
    p: 0.9,
    shown: false,
    evidence: words('mère'),
  } as const;
  const act = { type: 'friendliness', subtype: 5, physical: false, shown: true } as const;
  const between = (initiator: string, recipient: string) => ({
    ...act,
    initiator,
    recipient,
    evidence: words('serre'),
  });
  const interactions = [
    { ...between('c1', 'dreamer'), direction: 'one-way', p: 0.9 },
    { ...between('dreamer', 'c1'), direction: 'reciprocated', p: 0.9 },
    { ...between('unknown', 'c1'), direction: 'mutual', p: 0.6 },
    { ...between('dreamer', 'dreamer'), direction: 'self', p: 0.9 },
  ] as const;
  const found = { characters: [mother], interactions: [...interactions] };
  expect(linesOf(found)).toEqual([
    'Bienveillance | Mère → vous',
    'Bienveillance | Vous → mère, en retour',
    'Bienveillance | Quelqu’un ↔ mère, l’un et l’autre, peut-être',
    'Bienveillance | Vous, envers soi',
  ]);
});

test('what only a model found names the model', () => {
  const joy = {
    class: 'happiness',
    experiencer: 'dreamer',
    intensity: 1,
    p: 0.7,
    shown: true,
  } as const;
  const both = [...words('rire'), ...words('gai', 'model')];
  expect(linesOf({ emotions: [{ ...joy, evidence: words('gai', 'model') }] })).toEqual([
    'Joie | Le texte pourrait évoquer | Trouvé par a-model seul',
  ]);
  expect(linesOf({ emotions: [{ ...joy, evidence: both }] })).toEqual([
    'Joie | Le texte pourrait évoquer',
  ]);
});
