import { Link } from 'react-router';
import type { BlogText } from '#features/blog/blog-text.fr.ts';

type BreadcrumbProps = {
  text: BlogText;
  /** A page between the blog and this one. */
  between?: { name: string; path: string };
  /** This page, where its name does not stand right below. */
  here?: string;
};

/** The way back up. */
export function Breadcrumb({ text, between, here }: BreadcrumbProps) {
  return (
    <nav aria-label={text.breadcrumb} className="pt-8 text-ui text-ink-faint print:hidden">
      <ol className="flex flex-wrap gap-x-2.5">
        <li>
          <Link to="/blog" className="inline-link">
            {text.name}
          </Link>
        </li>
        {between && (
          <li className="crumb">
            <Link to={between.path} className="inline-link">
              {between.name}
            </Link>
          </li>
        )}
        {here && (
          <li className="crumb" aria-current="page">
            {here}
          </li>
        )}
      </ol>
    </nav>
  );
}
