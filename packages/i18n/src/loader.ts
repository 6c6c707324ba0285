import type { Domain } from './generated/messages.ts'
import type { AnyLanguage } from './languages.ts'
import { neededIn } from './names.ts'
import type { CompiledMessages, Translator } from './translator.ts'

/** Where a browser finds the sentences of a domain: a file of the build, which never changes. */
export type MessagesUrl = (language: AnyLanguage, domain: Domain) => string

/** Fetches sentences into a translator, each domain once; again after a failure. */
export function createMessageLoader(translator: Translator, messagesUrl: MessagesUrl) {
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
  return (domains: readonly Domain[]) =>
    Promise.all(neededIn(translator.language, domains).map(loadOnce))
}
