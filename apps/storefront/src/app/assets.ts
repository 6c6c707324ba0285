import { existsSync, readFileSync } from 'node:fs'
import type { Assets } from './Document.tsx'

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

/** The files that a page's chunk and the entry's need, so that the browser fetches all of them at once. */
export function assetsOf(source: string): Assets {
  const before = known.get(source)
  if (before) return before
  const assets = manifest ? collect(manifest, source) : { styles: [], modules: [] }
  known.set(source, assets)
  return assets
}

/** All styles are one file: 10 kB, fetched once for every page. */
const styles = Object.values(manifest ?? {})
  .filter(({ file }) => file.endsWith('.css'))
  .map(({ file }) => `/${file}`)

function collect(manifest: Manifest, source: string): Assets {
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
