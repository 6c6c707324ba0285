import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { compileDomain, listDomains } from './catalogues.ts'
import { type AnyLanguage, languageCodes, pseudoLanguage } from './languages.ts'
import { summariseReadings } from './reading.ts'

/**
 * For a browser's build, the sentences are files of their own, `{folder}/i18n/{version}/{language}/{domain}.json`, because a
 * route needs few of them and no script changes with them. A server's build has none: it includes them. Both
 * builds know the version by `import.meta.env.CATALOGUES_VERSION`.
 */
export function catalogues({ folder = 'assets' } = {}): Plugin {
  const compiled = compileAll()
  const version = createHash('sha256').update(JSON.stringify(compiled)).digest('hex').slice(0, 10)
  return {
    name: 'bandari-catalogues',
    config: () => ({ define: { 'import.meta.env.CATALOGUES_VERSION': JSON.stringify(version) } }),
    generateBundle() {
      if (this.environment.config.build.ssr) return
      for (const [language, domains] of Object.entries(compiled))
        for (const [domain, messages] of Object.entries(domains))
          this.emitFile({
            type: 'asset',
            fileName: `${folder}/i18n/${version}/${language}/${domain}.json`,
            source: JSON.stringify(messages),
          })
    },
  }
}

const messageModule = /^virtual:bandari-messages\/([\w-]+)\/(\w+)$/
const resolvedModule = /^\0virtual:bandari-messages\/([\w-]+)\/(\w+)$/

/**
 * `virtual:bandari-messages/{language}/{domain}` holds the sentences of one domain, for an app that needs so few that they
 * travel in its script: it draws without waiting for another request.
 */
export function messageModules(): Plugin {
  return {
    name: 'bandari-messages',
    resolveId: { filter: { id: messageModule }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: resolvedModule },
      handler: (id) => {
        const [, language, domain] = resolvedModule.exec(id) ?? []
        const messages = compileDomain(language as AnyLanguage, domain ?? '')
        return `export const messages = ${JSON.stringify(messages)}`
      },
    },
  }
}

/** `virtual:bandari-readings` has, for each translation, how much of it a person has reviewed. */
export function readingModule(): Plugin {
  return {
    name: 'bandari-readings',
    resolveId: { filter: { id: /^virtual:bandari-readings$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:bandari-readings$/ },
      handler: () => `export const readings = ${JSON.stringify(summariseReadings())}`,
    },
  }
}

function compileAll() {
  const all: readonly AnyLanguage[] = [...languageCodes, pseudoLanguage]
  return Object.fromEntries(
    all.map((language) => [
      language,
      Object.fromEntries(listDomains().map((domain) => [domain, compileDomain(language, domain)])),
    ]),
  )
}
