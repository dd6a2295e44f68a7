type Site = {
  origin: string;
  description: string;
  /** Where the operator can be followed. */
  socialLinks: readonly string[];
};

/** The site and who keeps it, for machines: what to call it, and how to search it. */
export function siteData({ origin, description, socialLinks }: Site): object[] {
  const house = `${origin}/#house`;
  return [
    {
      '@type': 'WebSite',
      '@id': `${origin}/#site`,
      name: 'Reverie',
      url: origin,
      description,
      inLanguage: ['fr', 'en'],
      publisher: { '@id': house },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}/dreams?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'Organization',
      '@id': house,
      name: 'Reverie',
      url: origin,
      logo: `${origin}/icon-512.png`,
      ...(socialLinks.length > 0 && { sameAs: socialLinks }),
    },
  ];
}
