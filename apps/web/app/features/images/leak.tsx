import { imageUrl, leakFile, leakSize } from '@reverie/contract/images.rules';

const { columns, rows, gap } = leakSize;

/**
 * The painting leaks: its light, at the heights it has in the print, becomes the wall it hangs on.
 * No `img`: to a reader of pages this is light and not a picture.
 */
export function Leak({ image: { name } }: { image: { name: string } }) {
  return (
    <div className="leak" aria-hidden="true">
      <svg
        aria-hidden="true"
        className="leak-light"
        viewBox={`0 0 ${columns} ${rows}`}
        preserveAspectRatio="none"
      >
        {/* The night above, the day below; by day the style sheet moves it up. */}
        <image
          href={imageUrl(leakFile(name))}
          width={columns}
          height={2 * (rows + gap)}
          preserveAspectRatio="none"
        />
      </svg>
    </div>
  );
}
