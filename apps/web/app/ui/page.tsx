import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

type PageHeadProps = { title: string; lead?: ReactNode; children?: ReactNode };

/** A page's name, set large, and a line below it. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header className="pt-8 pb-10 md:pt-14 md:pb-12">
      <h1 className="font-display text-title">{title}</h1>
      {lead && <p className="mt-3 max-w-2xl text-lead text-ink-soft">{lead}</p>}
      {children}
    </header>
  );
}

/** The page's own part of the screen, at the common measure. */
export function Page({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return <div className={classNames('measure pb-20 md:pb-24', className)}>{children}</div>;
}

type PlainStateProps = {
  title: string;
  text?: string;
  /** 1 where it is the whole page, 2 where the page has a name of its own. */
  level?: 1 | 2;
  children?: ReactNode;
};

/** A page that has nothing to show and says why: empty, refused, failed. */
export function PlainState({ title, text, level = 2, children }: PlainStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-5 py-16 text-center md:py-24">
      <Heading className="font-display text-h2">{title}</Heading>
      {text && <p className="text-lead text-ink-soft">{text}</p>}
      {children && <div className="mt-3 flex flex-wrap justify-center gap-4">{children}</div>}
    </div>
  );
}
