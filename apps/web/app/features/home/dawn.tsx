import { Mic } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Daylight, type DaylightProps } from '#features/home/daylight.tsx';
import type { HomeText } from '#features/home/home-text.fr.ts';
import small from '#features/home/pictures/dawn-960.webp';
import large from '#features/home/pictures/dawn-1920.webp';
import { Hour } from '#features/home/scene.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { later } from '#ui/later.ts';

type DawnProps = Omit<DaylightProps, 'text'> & {
  text: HomeText;
  isSignedIn: boolean;
  now: string;
  /** The newsletter's form. */
  children: ReactNode;
};

/** Fifth scene: what is for the day, and a night that ends over painted roofs. */
export function Dawn({ text: whole, isSignedIn, now, posts, children }: DawnProps) {
  const { dawn: text } = whole;
  return (
    <section className="dawn" {...later}>
      <Daylight text={whole} posts={posts}>
        {children}
      </Daylight>
      <div className="dawn-scene">
        <img
          className="dawn-picture"
          src={large}
          srcSet={`${small} 960w, ${large} 1920w`}
          sizes="100vw"
          width={1920}
          height={1080}
          alt=""
          loading="lazy"
          decoding="async"
        />
        <Hour now={now}>{text.hour}</Hour>
        <div className="measure dawn-words">
          <h2 className="font-display text-hero">{text.title}</h2>
          <p className="text-lead">{text.text}</p>
          <div className="dawn-calls">
            {isSignedIn ? (
              <ButtonLink to="/night" variant="solid" size="large">
                <Mic aria-hidden="true" />
                {text.tell}
              </ButtonLink>
            ) : (
              // The platform scrolls there and gives it the keys.
              <a href="#telling" className="button" data-variant="solid" data-size="large">
                {text.tell}
              </a>
            )}
            <Link to={isSignedIn ? '/dreams/new' : '/register'} className="lead">
              {isSignedIn ? text.write : text.keep}
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
