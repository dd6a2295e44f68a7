import { DocBar } from '#features/documentation/doc-bar.tsx';
import { DocCards } from '#features/documentation/doc-cards.tsx';
import type { DocSection } from '#features/documentation/doc-map.rules.ts';
import type { DocumentationText } from '#features/documentation/documentation-text.fr.ts';
import type { DocCard } from '#features/documentation/read-doc.server.ts';
import { Page, PageHead } from '#ui/page.tsx';

type OverviewProps = {
  words: DocumentationText;
  sections: readonly { section: DocSection; cards: readonly DocCard[] }[];
};

/** Every page at a glance, section by section. */
export function Overview({ words, sections }: OverviewProps) {
  return (
    <Page className="doc">
      <PageHead title={words.title} lead={words.lead} />
      <DocBar words={words} section={null} />
      {sections.map(({ section, cards }) => (
        <section key={section} className="mt-16 md:mt-20">
          <h2 className="font-display text-h2">{words.sections[section].name}</h2>
          <p className="mt-2 mb-8 max-w-2xl text-ink-soft">{words.sections[section].lead}</p>
          <DocCards cards={cards} words={words} level={3} />
        </section>
      ))}
    </Page>
  );
}

type SectionPageProps = {
  words: DocumentationText;
  section: DocSection;
  cards: readonly DocCard[];
};

export function SectionPage({ words, section, cards }: SectionPageProps) {
  const { name, lead } = words.sections[section];
  return (
    <Page className="doc">
      <PageHead title={name} lead={lead} />
      <DocBar words={words} section={section} />
      <div className="mt-14">
        <DocCards cards={cards} words={words} level={2} />
      </div>
    </Page>
  );
}
