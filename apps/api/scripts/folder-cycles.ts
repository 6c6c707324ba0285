import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findTies, readImports } from './import-graph.ts'

/** Fails, and prints each tie, where entries of a folder need each other: part of `npm test`. */
const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '*/src/*'], {
  encoding: 'utf8',
})
const files = stdout
  .split('\n')
  .filter((name) => existsSync(name) && /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
const ties = findTies(files.flatMap((file) => readImports(file)))
for (const { folder, entries, imports } of ties) {
  console.error(`\nIn ${folder}: ${entries.join(', ')}`)
  for (const { from, to } of imports) {
    console.error(`  ${from.slice(folder.length + 1)} imports ${to.slice(folder.length + 1)}`)
  }
}
console.log(`${files.length} files, ${ties.length} folder cycles`)
process.exit(ties.length === 0 ? 0 : 1)
