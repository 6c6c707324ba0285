import {
  type AnyLanguage,
  type CompiledMessages,
  type Domain,
  type Translator,
} from '@bandari/i18n'

/** What every page draws with. */
export const everyPage: readonly Domain[] = ['shell', 'shared', 'ui']

/** Where a browser finds the sentences of a domain: a file of the build, which never changes. */
export function messagesUrl(language: AnyLanguage, domain: Domain): string {
  return `/assets/i18n/${import.meta.env.CATALOGUES_VERSION}/${language}/${domain}.json`
}

/** Fetches sentences into a translator, each domain once; again after a failure. */
export function createMessageLoader(translator: Translator) {
  const loading = new Map<Domain, Promise<void>>()
  const loadDomain = async (domain: Domain) => {
    const answer = await fetch(messagesUrl(translator.language, domain))
    if (!answer.ok) throw new Error(`${answer.status} for the sentences of ${domain}`)
    translator.load((await answer.json()) as CompiledMessages)
  }
  const loadOnce = (domain: Domain) => {
    const known = loading.get(domain)
    if (known) return known
    const promise = loadDomain(domain)
    loading.set(domain, promise)
    promise.catch(() => loading.delete(domain))
    return promise
  }
  return (domains: readonly Domain[]) => Promise.all(domains.map(loadOnce))
}
