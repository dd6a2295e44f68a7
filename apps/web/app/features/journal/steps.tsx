import { ChevronLeft, ChevronRight } from 'lucide-react';
import { ButtonLink } from '#ui/button.tsx';

type StepsProps = {
  back: string | null;
  on: string | null;
  names: { back: string; on: string };
};

/** To what was before and to what came after, where there is any. */
export function Steps({ back, on, names }: StepsProps) {
  // Empty, it would push what stands beside it out of line.
  if (!back && !on) return null;
  return (
    <div className="flex gap-2">
      {back && (
        <ButtonLink
          to={back}
          shape="icon"
          variant="quiet"
          aria-label={names.back}
          rel="prev"
          preventScrollReset
        >
          <ChevronLeft aria-hidden="true" />
        </ButtonLink>
      )}
      {on && (
        <ButtonLink
          to={on}
          shape="icon"
          variant="quiet"
          aria-label={names.on}
          rel="next"
          preventScrollReset
        >
          <ChevronRight aria-hidden="true" />
        </ButtonLink>
      )}
    </div>
  );
}
