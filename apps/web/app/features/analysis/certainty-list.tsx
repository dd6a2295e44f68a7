import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { isSure } from '#features/analysis/certainty.rules.ts';
import { findingsOf } from '#features/analysis/findings.rules.ts';
import { quotesOf, useWording } from '#features/analysis/wording.ts';
import { useFormats, useMessages } from '#language/messages.tsx';

type CertaintyListProps = {
  analysis: DreamAnalysis;
  heads: { title: string; finding: string; sure: string; words: string };
  limit: number;
};

/** The first findings of the column, with the chance that a person who codes dreams would agree. */
export function CertaintyList({ analysis, heads, limit }: CertaintyListProps) {
  const t = useMessages('analysis');
  const { percent } = useFormats();
  const wording = useWording({ isOwner: false, model: undefined });
  const language = analysis.language.code === 'unknown' ? undefined : analysis.language.code;
  const rows = findingsOf(analysis)
    .flatMap((finding) => (finding.p === null ? [] : [{ finding, p: finding.p }]))
    // Symbols are plainly named: of how sure one can be, the other kinds say more.
    .filter(({ finding }) => finding.kind !== 'symbol')
    .slice(0, limit);
  return (
    <table className="w-full text-left text-ui">
      <caption className="pb-4 text-left font-display text-h3 text-ink">{heads.title}</caption>
      <thead className="text-small text-ink-faint">
        <tr>
          <th scope="col" className="py-2 pr-4 font-normal">
            {heads.finding}
          </th>
          <th scope="col" className="py-2 pr-4 font-normal">
            {heads.sure}
          </th>
          <th scope="col" className="py-2 font-normal">
            {heads.words}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ finding, p }) => {
          const { name } = wording(finding);
          return (
            <tr key={finding.id} className="border-t border-line align-top">
              <th
                scope="row"
                className="py-2.5 pr-4 font-medium"
                lang={name.isOfDream ? language : undefined}
              >
                {name.text}
              </th>
              <td className="py-2.5 pr-4 whitespace-nowrap tabular-nums">
                <span
                  className={isSure(finding) ? undefined : 'border-b border-dashed border-edge'}
                >
                  {percent(p)}
                </span>
              </td>
              <td className="py-2.5 text-ink-soft" lang={language}>
                {quotesOf(finding.evidence).map(t.quote).join(', ')}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
