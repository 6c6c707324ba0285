import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

// `node scripts/weigh.ts`, after a build: the script that a first visit of each page fetches before it is alive, and whether that is
// too much. 132 is the promise; a limit below it is what the page has reached.

/** kB of script, gzip -9. */
const most = {
  'src/home/HomePage.tsx': 129,
  'src/search/VehicleSearchPage.tsx': 132,
  'src/details/ProductPage.tsx': 132,
}

interface Chunk {
  file: string
  imports?: string[]
}

const client = join(import.meta.dirname, '../dist/client')
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>

/** As `app/assets.ts` names them in a page's head. */
function gather(source: string, files: Set<string>): Set<string> {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no ${source}.`)
  if (files.has(chunk.file)) return files
  files.add(chunk.file)
  for (const other of chunk.imports ?? []) gather(other, files)
  return files
}

function weigh(files: Iterable<string>): number {
  let bytes = 0
  for (const file of files) bytes += gzipSync(readFileSync(join(client, file)), { level: 9 }).length
  return Math.round(bytes / 100) / 10
}

for (const [source, limit] of Object.entries(most)) {
  const files = gather(source, gather('src/entry-client.tsx', new Set()))
  const weight = weigh(files)
  console.log(`${source.padEnd(33)} ${String(weight).padStart(6)} kB in ${files.size} files`)
  if (weight > limit) {
    console.error(`A first visit of ${source} fetches ${weight} kB, not ${limit}.`)
    process.exitCode = 1
  }
}
