import { Skeleton } from '#ui/skeleton.tsx';

const rows = [0, 1, 2];

/** Three teasers on their way. */
export function TeaserShapes() {
  return (
    <>
      <Skeleton className="h-7 w-3/5" />
      <ul aria-hidden="true">
        {rows.map((row) => (
          <li key={row} className="menu-teaser">
            <Skeleton className="aspect-square" />
            <span className="grid gap-2">
              <Skeleton className="h-5 w-full" />
              <Skeleton className="h-4 w-1/2" />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
