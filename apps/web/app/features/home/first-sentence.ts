const longest = 120;

/** A dream's first sentence, without the rest; cut between words where it runs on. */
export function firstSentence(content: string): string {
  const text = content.replace(/\s+/g, ' ').trim();
  const [sentence = text] = /^.+?[.!?…]+(?=\s|$)/u.exec(text) ?? [];
  if (sentence.length <= longest) return sentence;
  return `${sentence.slice(0, longest).replace(/[\s,;:]+\S*$/, '')}…`;
}
