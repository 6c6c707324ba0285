import type { AnyLanguage, Domain } from '@bandari/i18n'

/** What every page draws with. */
export const everyPage: readonly Domain[] = ['shell', 'shared', 'ui']

/** Where a browser finds the sentences of a domain: a file of the build, which never changes. */
export function messagesUrl(language: AnyLanguage, domain: Domain): string {
  return `/assets/i18n/${import.meta.env.CATALOGUES_VERSION}/${language}/${domain}.json`
}
