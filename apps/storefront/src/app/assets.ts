import { existsSync, readFileSync } from 'node:fs'
import { type AnyLanguage, neededIn } from '@bandari/i18n'
import type { Assets } from './Document.tsx'
import type { AppRoute } from './load-route.ts'
import { everyPage, messagesUrl } from './messages.ts'

interface Chunk {
  file: string
  imports?: string[]
}

type Manifest = Readonly<Record<string, Chunk>>

const entryName = 'src/entry-client.tsx'

/** The browser build's manifest; null in development, where vite serves the sources. */
const manifest: Manifest | null = readManifest()

function readManifest(): Manifest | null {
  const file = new URL('../client/.vite/manifest.json', import.meta.url)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : null
}

export const entryScript = manifest ? `/${manifest[entryName]?.file}` : `/${entryName}`

const known = new Map<string, Assets>()

/** The files that a page's chunk, the entry's and the sentences need, so that the browser fetches all of them at once. */
export function assetsOf({ source, domains = [] }: AppRoute, language: AnyLanguage): Assets {
  const key = `${language} ${source}`
  const before = known.get(key)
  if (before) return before
  const messages = neededIn(language, [...everyPage, ...domains]).map((domain) =>
    messagesUrl(language, domain),
  )
  const chunks = manifest ? collect(manifest, source) : { styles: [], modules: [] }
  const assets = { ...chunks, messages }
  known.set(key, assets)
  return assets
}

/** All styles are one file: 10 kB, fetched once for every page. */
const styles = Object.values(manifest ?? {})
  .filter(({ file }) => file.endsWith('.css'))
  .map(({ file }) => `/${file}`)

function collect(manifest: Manifest, source: string): Omit<Assets, 'messages'> {
  const names = new Set<string>()
  const visit = (name: string) => {
    if (names.has(name)) return
    names.add(name)
    for (const needed of manifest[name]?.imports ?? []) visit(needed)
  }
  visit(entryName)
  visit(source)
  const chunks = [...names].flatMap((name) => manifest[name] ?? [])
  return {
    styles,
    // The entry itself is announced by React.
    modules: chunks.slice(1).map(({ file }) => `/${file}`),
  }
}
