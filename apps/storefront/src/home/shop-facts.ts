import { inLanguage } from '@bandari/i18n'
import { paths } from '../shared/addresses/paths.ts'
import type { Site } from '../shared/page/settings.ts'

/** Tells search engines that this is a shop, and who runs it. */
export function shopFacts(site: Site): object[] {
  const { brandName, origin, language, contactPhone, contactAddress, supportEmail, socialLinks } =
    site
  return [
    {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: brandName,
      url: `${origin}/`,
      logo: `${origin}/share.png`,
      email: supportEmail,
      telephone: contactPhone,
      address: contactAddress.join(', '),
      sameAs: socialLinks.map(({ url }) => url),
    },
    {
      '@type': 'WebSite',
      name: brandName,
      url: `${origin}/`,
      publisher: { '@id': `${origin}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}${inLanguage(paths.find(), language)}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
