import type { Language } from '#text/language.ts';

/** Who a pronoun points at. */
export interface Person {
  readonly who: 'dreamer' | 'other' | 'we';
  readonly gender: 'male' | 'female' | 'unknown';
  readonly number: 'one' | 'group';
}

const dreamer: Person = { who: 'dreamer', gender: 'unknown', number: 'one' };
const we: Person = { who: 'we', gender: 'unknown', number: 'group' };
const he: Person = { who: 'other', gender: 'male', number: 'one' };
const she: Person = { who: 'other', gender: 'female', number: 'one' };
const they: Person = { who: 'other', gender: 'unknown', number: 'group' };
const one: Person = { who: 'other', gender: 'unknown', number: 'one' };

function table(rows: readonly (readonly [string, Person])[]): ReadonlyMap<string, Person> {
  return new Map(rows.flatMap(([words, person]) => words.split(' ').map((word) => [word, person])));
}

/** Pronouns that can be the one who acts or feels. */
export const subjects: Readonly<Record<Language, ReadonlyMap<string, Person>>> = {
  fr: table([
    ["je j' moi", dreamer],
    ['nous', we],
    ['il', he],
    ['elle', she],
    ['ils elles', they],
    ['on', we],
  ]),
  en: table([
    ['i', dreamer],
    ['we', we],
    ['he', he],
    ['she', she],
    ['they', they],
  ]),
};

/** Pronouns that can be the one to whom it is done. In French they stand before the verb. */
export const objects: Readonly<Record<Language, ReadonlyMap<string, Person>>> = {
  fr: table([
    ["me m' moi", dreamer],
    ['nous', we],
    ["le lui l' la", one],
    ['les leur eux', they],
    ['elle', she],
  ]),
  en: table([
    ['me myself', dreamer],
    ['us', we],
    ['him himself', he],
    ['her herself', she],
    ['them', they],
    ['someone somebody', one],
  ]),
};

/** A character as far as grammar needs one: where it is named, and what pronoun takes it up. */
export interface Mention {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly gender: 'male' | 'female' | 'mixed' | 'unknown';
  readonly number: 'one' | 'group';
}

/** The mentions of a dream in the order of the text, with what can be asked of them. */
export class Cast {
  readonly mentions: readonly Mention[];
  readonly #starting: ReadonlyMap<number, Mention>;
  readonly #covering: ReadonlyMap<number, Mention>;

  constructor(mentions: readonly Mention[]) {
    this.mentions = mentions;
    this.#starting = new Map(mentions.map((mention) => [mention.from, mention]));
    const covering = new Map<number, Mention>();
    for (const mention of mentions) {
      for (let index = mention.from; index < mention.to; index += 1) covering.set(index, mention);
    }
    this.#covering = covering;
  }

  startingAt(index: number): Mention | undefined {
    return this.#starting.get(index);
  }

  covering(index: number): Mention | undefined {
    return this.#covering.get(index);
  }

  /** The last character before a token that a pronoun of this person can take up. */
  antecedent(person: Person, before: number): Mention | undefined {
    let low = 0;
    let high = this.mentions.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.mentions[middle]?.from ?? 0) < before) low = middle + 1;
      else high = middle;
    }
    // A pronoun rarely reaches past a few other characters; the bound keeps long texts linear.
    const recent = this.mentions.slice(Math.max(0, low - 12), low);
    const fitting = recent.filter((mention) => agrees(mention, person));
    return fitting.findLast(({ gender }) => gender === person.gender) ?? fitting.at(-1);
  }
}

function agrees(mention: Mention, person: Person): boolean {
  const number = person.number === mention.number;
  const gender =
    person.gender === 'unknown' || mention.gender === 'unknown' || mention.gender === person.gender;
  return number && gender;
}

/** `dreamer`, a character's id, or `unknown`. */
export type Party = string;

export function partyOf(person: Person, cast: Cast, index: number): Party {
  if (person.who !== 'other') return 'dreamer';
  return cast.antecedent(person, index)?.id ?? 'unknown';
}
