import { isPlaceCoded, isScaleCoded } from '#evaluate/codes.ts';
import {
  aggression,
  animal,
  family,
  friendliness,
  indoor,
  misfortune,
  type Question,
} from '#evaluate/questions.ts';

const outdoor: Question = {
  name: 'outdoor',
  isCoded: (codes) => isPlaceCoded(codes, 'outdoor'),
  findings: ({ settings }) => settings.filter(({ place }) => place === 'outdoor'),
};

const goodFortune: Question = {
  name: 'good fortune',
  isCoded: (codes) => isScaleCoded(codes, 'gf'),
  findings: ({ events }) => events.goodFortune,
};

const success: Question = {
  name: 'success',
  isCoded: (codes) => isScaleCoded(codes, 'succ'),
  findings: ({ events }) => events.success,
};

const failure: Question = {
  name: 'failure',
  isCoded: (codes) => isScaleCoded(codes, 'fail'),
  findings: ({ events }) => events.failure,
};

const sexuality: Question = {
  name: 'sexuality',
  isCoded: (codes) => isScaleCoded(codes, 'sex'),
  findings: ({ interactions }) => interactions.filter(({ type }) => type === 'sexuality'),
};

/**
 * What the coded set is asked beside emotions. Its coders were asked all of it about every dream,
 * settings and rare outcomes included.
 */
export const codedQuestions: readonly Question[] = [
  family,
  animal,
  indoor,
  outdoor,
  aggression,
  friendliness,
  misfortune,
  goodFortune,
  success,
  failure,
  sexuality,
];
