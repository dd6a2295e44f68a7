import type { PostSummary } from '@reverie/contract/blog';
import { planCodes, plans } from '@reverie/contract/plans.rules';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { HomeText } from '#features/home/home-text.fr.ts';
import { InstallButton } from '#features/home/install-button.tsx';
import { useFormats } from '#language/messages.tsx';

export type Read = Pick<PostSummary, 'slug' | 'title' | 'publishedAt'>;
export type DaylightProps = { text: HomeText; posts: readonly Read[]; children: ReactNode };

/** What one looks for by day, a column each: what it costs, what to read, where to put it, a letter. */
export function Daylight({ text: whole, posts, children }: DaylightProps) {
  const { pricing, blog, install, letter } = whole;
  const { euros, date } = useFormats();
  return (
    <div className="measure daylight">
      <div>
        <h2>{pricing.title}</h2>
        <ul>
          {planCodes.map((code) => (
            <li key={code} className="daylight-row">
              <span>{pricing.plans[code]}</span>
              <span>
                {euros(plans[code].monthly)} {pricing.perMonth}
              </span>
            </li>
          ))}
        </ul>
        <p>{pricing.note}</p>
        <More to="/pricing">{pricing.more}</More>
      </div>
      <div>
        <h2>{blog.title}</h2>
        <ul>
          {posts.map(({ slug, title, publishedAt }) => (
            <li key={slug} className="daylight-row">
              <Link to={`/blog/${slug}`}>{title}</Link>
              <time dateTime={publishedAt} className="sr-only">
                {date(publishedAt)}
              </time>
            </li>
          ))}
        </ul>
        <More to="/blog">{blog.all}</More>
      </div>
      <div>
        <h2>{install.title}</h2>
        <p>{install.lead}</p>
        <InstallButton>{install.button}</InstallButton>
        <ul>
          {Object.entries(install.ways).map(([key, way]) => (
            <li key={key} className="daylight-row">
              {way}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2>{letter.title}</h2>
        <p>{letter.text}</p>
        {children}
      </div>
    </div>
  );
}

function More({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="lead">
      {children}
      <ArrowRight aria-hidden="true" />
    </Link>
  );
}
