import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface Chunk {
  file: string
  imports?: string[]
}

/** The files of an app's build in this folder, by the manifest that Vite wrote beside them. */
export function readBuild(folder: string) {
  const text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Record<string, Chunk>

  /** Adds what a browser fetches for a source: its own file and all that this one imports at once. */
  function gather(source: string, files: Set<string>): Set<string> {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`The build has no ${source}.`)
    if (files.has(chunk.file)) return files
    files.add(chunk.file)
    for (const other of chunk.imports ?? []) gather(other, files)
    return files
  }

  /** kB (1000 bytes), gzip -9. */
  function weigh(files: Iterable<string>): number {
    let bytes = 0
    for (const file of files)
      bytes += gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
    return Math.round(bytes / 100) / 10
  }

  return { files: Object.values(manifest).map(({ file }) => file), gather, weigh }
}
