import { join } from 'node:path'
import { readBuild } from '../../api/scripts/weigh-chunks.ts'

// `node scripts/weigh.ts`, after a build: the script that a first visit of each page fetches before it is alive, and whether that is
// too much. 132 is the promise; a limit below it is what the page has reached.

/** kB of script, gzip -9. */
const most = {
  'src/home/HomePage.tsx': 129,
  'src/search/VehicleSearchPage.tsx': 132,
  'src/details/ProductPage.tsx': 132,
}

// As `app/assets.ts` names them in a page's head.
const { gather, weigh } = readBuild(join(import.meta.dirname, '../dist/client'))

for (const [source, limit] of Object.entries(most)) {
  const files = gather(source, gather('src/entry-client.tsx', new Set()))
  const weight = weigh(files)
  console.log(`${source.padEnd(33)} ${String(weight).padStart(6)} kB in ${files.size} files`)
  if (weight > limit) {
    console.error(`A first visit of ${source} fetches ${weight} kB, not ${limit}.`)
    process.exitCode = 1
  }
}
