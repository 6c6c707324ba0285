import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBuild } from '../../api/scripts/weigh-chunks.ts'

// `node scripts/weigh.ts`, after a build: what the first visit of each group of pages fetches before it is drawn, and whether that is
// too much. Lists and forms of staff, charts, grids, the text editor and the telephone's countries come after it, into a
// page that stands already.

/** kB of script, gzip -9. */
const most = { frame: 274, group: 317 }
const groups = [
  'account',
  'order',
  'supporter',
  'seller',
  'editor',
  'desk',
  'inbox',
  'people',
  'bank',
  'stock',
  'findings',
  'models',
  'shop',
  'rules',
]
/** More than a browser asks for at once would cost a slow phone more than they save. */
const maxFiles = 81

const dist = join(import.meta.dirname, '../dist')
const { files: all, gather, weigh } = readBuild(dist)

const page = readFileSync(join(dist, 'index.html'), 'utf8')
const named = [...page.matchAll(/"\/(portal-assets\/[^" ]+\.js)"/g)].map(([, file = '']) => file)
const frame = gather('src/App.tsx', new Set(named))
const problems: string[] = []
const framed = weigh(frame)
console.log(`frame      ${String(framed).padStart(6)} kB in ${frame.size} files`)
if (framed > most.frame) problems.push(`The frame fetches ${framed} kB, not ${most.frame}.`)
for (const group of groups) {
  const files = gather(`virtual:pages/${group}`, new Set(frame))
  const weight = weigh(files)
  console.log(`${group.padEnd(10)} ${String(weight).padStart(6)} kB in ${files.size} files`)
  if (weight > most.group) {
    problems.push(`The first visit of ${group} fetches ${weight} kB, not ${most.group}.`)
  }
}
const count = [...new Set(all)].filter((file) => file.endsWith('.js')).length
if (count > maxFiles) problems.push(`The script is cut into ${count} files, not ${maxFiles}.`)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
