const english =
  /(?<!\p{L})(a|an|and|as|by|for|from|in|is|of|on|or|the|their|to|what|with)(?!\p{L})/iu;
const french =
  /(?<!\p{L})(au|aux|ce|de|des|du|en|est|et|la|le|les|par|pour|que|sur|un|une)(?!\p{L})/iu;

/** A source's words, the titles between guillemets apart from what is said about them. */
export function titlesApart(text: string): { text: string; isEnglish: boolean }[] {
  return text
    .split(/(?<=«[ \u00a0\u202f])([^»]+?)(?=[ \u00a0\u202f]»)/u)
    .map((part, index) => ({ text: part, isEnglish: index % 2 === 1 && isEnglish(part) }))
    .filter((part) => part.text !== '');
}

function isEnglish(title: string): boolean {
  return english.test(title) && !french.test(title);
}
