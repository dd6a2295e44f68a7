import { expect, test } from 'vitest';
import { choicesAt } from '#features/assistant/choices.rules.ts';
import {
  linkPlaces,
  type NodeId,
  nodeIds,
  scriptMap,
} from '#features/assistant/script-map.rules.ts';
import { scriptEn } from '#features/assistant/script-text.en.ts';
import { scriptFr } from '#features/assistant/script-text.fr.ts';

const scripts = [scriptFr, scriptEn];

test('every node is reached from the menu, and none is a dead end', () => {
  const seen = new Set<NodeId>();
  const ahead: NodeId[] = ['main'];
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const choices = choicesAt(id).map(({ node }) => node);
    expect(choices.length, id).toBeGreaterThan(0);
    expect(new Set(choices).size, `${id} offers one thing once`).toBe(choices.length);
    expect(choices, `${id} does not lead to itself`).not.toContain(id);
    ahead.push(...choices);
  }
  expect([...seen].sort()).toEqual([...nodeIds].sort());
});

test.for([...nodeIds])('from %s the way back leads to the menu', (start) => {
  const way: NodeId[] = [];
  for (let id: NodeId | null = start; id !== null; id = scriptMap[id].back) {
    expect(way).not.toContain(id);
    way.push(id);
  }
  expect(way.at(-1)).toBe('main');
});

test('what ends without a node of its own leads on as well', () => {
  for (const place of ['found', 'nothing', 'glance'] as const) {
    expect(choicesAt(place).at(-1)).toEqual({ node: 'main', isBack: true });
  }
  expect(choicesAt('nothing').map(({ node }) => node)).toContain('contact');
});

test('both languages have words for every node, list and link', () => {
  for (const script of scripts) {
    expect(Object.keys(script.nodes).sort()).toEqual([...nodeIds].sort());
    expect(Object.keys(script.links).sort()).toEqual(Object.keys(linkPlaces).sort());
    expect(script.steps).toHaveLength(5);
    for (const id of nodeIds) {
      expect(script.nodes[id].text.join(''), id).not.toBe('');
      expect(script.nodes[id].text.length).toBe(scriptFr.nodes[id].text.length);
    }
    // What a visitor says names one node: typed, it leads there too.
    const labels = nodeIds.map((id) => script.nodes[id].label);
    expect(new Set(labels).size).toBe(labels.length);
  }
});

test('prices are those of the plans, written as each language writes them', () => {
  expect(scriptFr.nodes.explorer.text[0]).toMatch(/^4,99\s€ par mois, ou 49,99\s€ par an/);
  expect(scriptEn.nodes.pro.text[0]).toMatch(/^€14\.99 a month, or €149\.99 a year/);
});
