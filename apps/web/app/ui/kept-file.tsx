import { Download } from 'lucide-react';
import { ProgressLine } from '#ui/progress-line.tsx';

type KeptFileProps = {
  name: string;
  /** What is to be said of it besides; what is not there is left out. */
  details: readonly (string | false | null)[];
  /** Of one that is being made: how far it is, where that is known, and what it is at. */
  making: { share: number | null; label: string } | null;
  /** Where it lies, once it does, and what its link says. */
  file: { url: string; label: string } | null;
};

/** A file that is made for somebody, and kept for them a while: one of a list. */
export function KeptFile({ name, details, making, file }: KeptFileProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line py-3 text-ui">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <p>{name}</p>
        <p role="status" className="text-small text-ink-faint">
          {details.filter(Boolean).join(' · ')}
        </p>
        {making && (
          <ProgressLine share={making.share} label={making.label} className="mt-1 w-full" />
        )}
      </div>
      {file && (
        <a className="button" data-variant="outline" href={file.url} download>
          <Download aria-hidden="true" />
          {file.label}
        </a>
      )}
    </li>
  );
}
