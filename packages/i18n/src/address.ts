import {
  type AnyLanguage,
  isLanguage,
  languages,
  pseudoLanguage,
  sourceLanguage,
} from './languages.ts'

/** Language and path of a shop's address: `/sw/deals` is `/deals` in Swahili. */
export interface LanguageAddress {
  language: AnyLanguage
  /** `/sw`, or nothing for English: a router's basename. */
  prefix: string
  /** The path without its language, with a leading slash. */
  path: string
}

/**
 * Takes the language off a path or a URL without an origin. The first segment belongs to the path unless it is a language
 * that visitors are offered, or the tests' own.
 */
export function readLanguage(url: string, { drafts = false } = {}): LanguageAddress {
  const [, segment = ''] = /^\/([a-zA-Z-]+)(?=[/?#]|$)/.exec(url) ?? []
  const isOffered =
    segment !== sourceLanguage &&
    ((isLanguage(segment) && (drafts || languages[segment].isOffered)) ||
      (drafts && segment === pseudoLanguage))
  if (!isOffered) return { language: sourceLanguage, prefix: '', path: url }
  const rest = url.slice(segment.length + 1)
  return {
    language: segment,
    prefix: `/${segment}`,
    path: rest.startsWith('/') ? rest : `/${rest}`,
  }
}

/** The address of a path in a language. */
export function inLanguage(path: string, language: AnyLanguage): string {
  if (language === sourceLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}
