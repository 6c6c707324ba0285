import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { listEntries, readReadings, stateOf } from '../src/reading.ts'
import { inFolder, languageNamed } from './arguments.ts'
import { writeSheet } from './sheet.ts'

/**
 * `pnpm i18n:sheet sw` writes sw.csv for a reader: what nobody has read as it stands. `--all` has every sentence,
 * `--domain basket,checkout` only those of these domains.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, domain: { type: 'string' } },
})
const language = languageNamed(positionals[0])
const readings = readReadings(language)
const domains = values.domain?.split(',')
const entries = listEntries(language).filter(
  (entry) =>
    (values.all || stateOf(entry, readings) !== 'read') &&
    (domains === undefined || domains.includes(entry.domain)),
)
const file = inFolder(`${language}.csv`)
writeFileSync(file, writeSheet(entries))
console.log(`${file}: ${entries.length} sentences`)
