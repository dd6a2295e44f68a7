import type { SampleLanguage } from '#features/api-explorer/samples.rules.ts';

export type CodeLanguage = SampleLanguage | 'json' | 'typescript' | 'plain';
export type Token = { kind: 'plain' | 'string' | 'comment' | 'word' | 'number'; text: string };

const words: Partial<Record<CodeLanguage, string>> = {
  curl: 'curl',
  javascript: 'const|await|import|from|new|true|false|null',
  sdk: 'const|await|import|from|new|true|false|null',
  python: 'import|if|in|try|except|as|else|None|True|False|print',
  php: 'if|new|true|false|null|print_r',
  json: 'true|false|null',
  typescript: 'string|number|boolean|null|undefined|unknown|Record',
};
const comments: Partial<Record<CodeLanguage, string>> = {
  javascript: '//[^\\n]*',
  sdk: '//[^\\n]*',
  typescript: '/\\*\\*[^]*?\\*/',
};
const strings = `"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'`;
/** To a shell a backslash between single quotes is one more character. */
const shellStrings = `"(?:[^"\\\\\\n]|\\\\.)*"|'[^']*'`;

/**
 * Tells apart what a reader looks for in a sample: words, strings, numbers, comments. The tokens
 * joined are the code, whatever it is.
 */
export function tokensOf(code: string, language: CodeLanguage): Token[] {
  if (language === 'plain') return [{ kind: 'plain', text: code }];
  const pattern = new RegExp(
    [
      `(?<comment>${comments[language] ?? '(?!)'})`,
      `(?<string>${language === 'curl' ? shellStrings : strings})`,
      `(?<word>\\b(?:${words[language]})\\b)`,
      '(?<number>(?<![\\w-])-?\\d+(?:\\.\\d+)?\\b)',
    ].join('|'),
    'g',
  );
  const tokens: Token[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) tokens.push({ kind: 'plain', text: code.slice(end, match.index) });
    const { comment, string, word } = match.groups ?? {};
    const kind = comment ? 'comment' : string ? 'string' : word ? 'word' : 'number';
    tokens.push({ kind, text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < code.length) tokens.push({ kind: 'plain', text: code.slice(end) });
  return tokens;
}
