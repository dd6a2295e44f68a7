/** Everything Dreamer can say of itself, without its words: what leads where. */

export const nodeIds = [
  'main',
  'project',
  'how',
  'launch',
  'features',
  'journal',
  'voice',
  'visual',
  'returns',
  'matching',
  'pricing',
  'free',
  'freeUpgrade',
  'explorer',
  'explorerWhy',
  'pro',
  'proDetails',
  'science',
  'institute',
  'unconscious',
  'contact',
  'help',
  'demo',
  'crisis',
] as const;
export type NodeId = (typeof nodeIds)[number];

export const linkPlaces = {
  about: '/about',
  api: '/api',
  blind: '/blind',
  blog: '/blog',
  contact: '/contact',
  documentation: '/documentation',
  features: '/features',
  journalGuide: '/documentation/features/dream-journal',
  library: '/dreams',
  matches: '/matches',
  motifs: '/dreams/motifs',
  patterns: '/documentation/features/patterns',
  practice: '/journal/practice',
  pricing: '/pricing',
  recording: '/documentation/usage/recording',
  register: '/register',
  science: '/science',
  support: '/support',
  weather: '/dreams/weather',
} as const;
export type LinkId = keyof typeof linkPlaces;

/** Numbers that answer people in danger; their names stand in the script. */
export const helpLines = {
  france: '3114',
  europe: '112',
  britain: '116 123',
  states: '988',
} as const;
export type HelpLine = keyof typeof helpLines;

export type NodePlan = {
  choices: readonly NodeId[];
  /** Where « Retour » leads. The menu alone has nothing behind it. */
  back: NodeId | null;
  links?: readonly LinkId[];
  /** The five steps, after the text; or the numbers to call, in the midst of it. */
  list?: 'steps' | 'lines';
};

export const scriptMap: Record<NodeId, NodePlan> = {
  main: {
    choices: ['project', 'features', 'pricing', 'science', 'contact', 'help', 'demo'],
    back: null,
  },
  project: { choices: ['how', 'launch'], back: 'main', links: ['about'] },
  how: { choices: ['demo', 'launch'], back: 'project', list: 'steps' },
  launch: { choices: ['demo'], back: 'project', links: ['register', 'about'] },
  features: {
    choices: ['journal', 'voice', 'visual', 'returns', 'matching'],
    back: 'main',
    links: ['features'],
  },
  journal: { choices: ['voice', 'returns'], back: 'features', links: ['journalGuide'] },
  voice: { choices: ['visual', 'matching'], back: 'features', links: ['recording'] },
  visual: { choices: ['voice', 'matching'], back: 'features', links: ['library', 'blind'] },
  returns: { choices: ['journal', 'matching'], back: 'features', links: ['patterns', 'practice'] },
  matching: {
    choices: ['returns', 'visual'],
    back: 'features',
    links: ['motifs', 'weather', 'matches'],
  },
  pricing: { choices: ['free', 'explorer', 'pro'], back: 'main', links: ['pricing'] },
  free: { choices: ['freeUpgrade'], back: 'pricing', links: ['register'] },
  freeUpgrade: { choices: ['explorer', 'pro'], back: 'free', links: ['pricing'] },
  explorer: { choices: ['explorerWhy'], back: 'pricing', links: ['pricing'] },
  explorerWhy: { choices: ['free', 'pro'], back: 'explorer' },
  pro: { choices: ['proDetails'], back: 'pricing', links: ['pricing'] },
  proDetails: { choices: ['free', 'explorer'], back: 'pro', links: ['api'] },
  science: { choices: ['institute', 'unconscious'], back: 'main', links: ['science'] },
  institute: { choices: ['unconscious', 'contact'], back: 'science', links: ['science'] },
  unconscious: { choices: ['institute'], back: 'science', links: ['blog'] },
  contact: { choices: ['help'], back: 'main', links: ['contact', 'blog'] },
  help: { choices: ['contact', 'crisis'], back: 'main', links: ['support', 'documentation'] },
  demo: { choices: [], back: 'main' },
  crisis: { choices: ['contact'], back: 'main', list: 'lines' },
};

export function isNodeId(value: unknown): value is NodeId {
  return nodeIds.some((id) => id === value);
}
