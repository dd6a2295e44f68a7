import type { RecordingProposal } from '@reverie/contract/recordings';
import { ChevronRight } from 'lucide-react';
import { useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';

type ProposalNoteProps = {
  proposal: RecordingProposal;
  /** Set where it came after the form was filled. */
  onRefill: (() => void) | null;
};

/** Says that the form below was filled from speech, and shows every word as it was heard. */
export function ProposalNote({ proposal, onRefill }: ProposalNoteProps) {
  const { proposal: t } = useMessages('recordings');
  if (proposal.raw === '') return <p className="text-ui text-ink-soft">{t.none}</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <h2 className="font-display text-h3">{t.title}</h2>
      <p className="max-w-2xl text-ui text-ink-soft">{t.lead}</p>
      {onRefill && <Button onClick={onRefill}>{t.refill}</Button>}
      <details className="fold w-full max-w-2xl border-y border-line">
        <summary>
          <ChevronRight aria-hidden="true" />
          {t.raw}
        </summary>
        <p dir="auto" className="kept-text pb-5">
          {proposal.raw}
        </p>
      </details>
    </div>
  );
}
