import { compileDomain, listDomains } from '@bandari/i18n/catalogues'
import { messageModules } from '@bandari/i18n/vite'
import react from '@vitejs/plugin-react'
import { type AnyLanguage, languageCodes } from '@bandari/i18n'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [react(), messageModules(), sentences()],
  // Storybook's own frame is larger than vite's limit for a warning.
  build: { chunkSizeWarningLimit: 2000 },
})

/** `virtual:sentences/{language}` holds the sentences of all domains: a gallery shows what any screen may show. */
function sentences(): Plugin {
  const module = /^\0?virtual:sentences\/([\w-]+)$/
  return {
    name: 'bandari-sentences',
    resolveId: { filter: { id: module }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: module },
      handler: (id) => {
        const language = module.exec(id)?.[1] as AnyLanguage
        if (!languageCodes.some((code) => code === language)) return null
        const all = listDomains().map((domain) => compileDomain(language, domain))
        return `export const messages = ${JSON.stringify(Object.assign({}, ...all))}`
      },
    },
  }
}
