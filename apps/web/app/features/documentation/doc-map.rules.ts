/** The documentation's sections and their pages, in reading order. They are its addresses too. */
export const docMap = {
  'getting-started': ['installation', 'configuration', 'first-steps'],
  features: ['dream-journal', 'analysis', 'patterns'],
  usage: ['recording', 'interpreting', 'sharing'],
  guides: ['dream-analysis', 'pattern-recognition', 'lucid-dreaming'],
} as const;

export type DocSection = keyof typeof docMap;
export type DocSlug = (typeof docMap)[DocSection][number];
export type DocPlace = { section: DocSection; slug: DocSlug };

export const docSections: readonly DocSection[] = [
  'getting-started',
  'features',
  'usage',
  'guides',
];

/** Every page, in reading order. */
export const docPlaces: readonly DocPlace[] = docSections.flatMap((section) =>
  docMap[section].map((slug) => ({ section, slug })),
);

export type GuideLevel = 'beginner' | 'intermediate' | 'advanced';

/** For whom a guide is, and the minutes it asks for, exercises included. */
export const guideFacts: Partial<Record<DocSlug, { level: GuideLevel; minutes: number }>> = {
  'dream-analysis': { level: 'beginner', minutes: 15 },
  'pattern-recognition': { level: 'intermediate', minutes: 30 },
  'lucid-dreaming': { level: 'advanced', minutes: 45 },
};

export function isDocSection(value: string | undefined): value is DocSection {
  return docSections.some((section) => section === value);
}

export function findPlace(section: string, slug: string): DocPlace | undefined {
  return docPlaces.find((place) => place.section === section && place.slug === slug);
}

export function docPath({ section, slug }: DocPlace): string {
  return `/documentation/${section}/${slug}`;
}
