import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findCycles, readImports } from './import-graph.ts'

/** Part of `npm test`: prints cycles between the entries of a folder, and fails if there is one. */
const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '*/src/*'], {
  encoding: 'utf8',
})
const files = stdout
  .split('\n')
  .filter((name) => existsSync(name) && /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
const cycles = findCycles(files.flatMap((file) => readImports(file)))
for (const { folder, entries, imports } of cycles) {
  console.error(`\nIn ${folder}: ${entries.join(', ')}`)
  for (const { from, to } of imports) {
    console.error(`  ${from.slice(folder.length + 1)} imports ${to.slice(folder.length + 1)}`)
  }
}
console.log(`${files.length} files, ${cycles.length} folder cycles`)
process.exit(cycles.length === 0 ? 0 : 1)
