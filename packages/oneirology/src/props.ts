export type { Noun, ThingConcept } from '#lexicon/props/things.ts';
export { props as propConcepts } from '#lexicon/props.ts';
