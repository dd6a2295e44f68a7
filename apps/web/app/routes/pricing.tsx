import {
  type LinksFunction,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { userContext } from '#api/context.ts';
import { queryOf, readChoice } from '#features/pricing/plan-choice.rules.ts';
import styles from '#features/pricing/pricing.css?url';
import { PricingPage } from '#features/pricing/pricing-page.tsx';
import { pricingEn } from '#features/pricing/pricing-text.en.ts';
import { pricingFr } from '#features/pricing/pricing-text.fr.ts';
import tables from '#features/pricing/tables.css?url';
import { DocumentHead } from '#head/document-head.tsx';
import { languageOf } from '#language/language.ts';
import { textIn } from '#language/typography.ts';

export const links: LinksFunction = () =>
  [styles, tables].map((href) => ({ rel: 'stylesheet', href }));

export function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request.headers);
  const text = textIn({ fr: pricingFr, en: pricingEn }, language);
  return { text, isSignedIn: context.get(userContext) !== null };
}

/** Another choice shows other parts of what is here: nothing new is to be asked. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

export default function Pricing() {
  const { text, isSignedIn } = useLoaderData<typeof loader>();
  const choice = readChoice(useSearchParams()[0]);
  const questions = Object.values(text.faq).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  const isFirst = choice.category === 'personal';
  return (
    <>
      {/* By the month or by the year is one page to those who look for it. */}
      <DocumentHead
        title={
          isFirst ? text.title : `${text.title}, ${text.categories[choice.category].toLowerCase()}`
        }
        description={`${text.headline}. ${text.lead}`}
        query={queryOf({ ...choice, billing: 'monthly' })}
        data={{ '@type': 'FAQPage', mainEntity: questions }}
      />
      <PricingPage text={text} choice={choice} isSignedIn={isSignedIn} />
    </>
  );
}
