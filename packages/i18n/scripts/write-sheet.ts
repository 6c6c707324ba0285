import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { listEntries, readDomains, readReadings, stateOf } from '../src/reading.ts'
import { exitWithError, inFolder, languageNamed } from './arguments.ts'
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
const domains = values.domain?.split(',') ?? readDomains(language)
const unknown = domains.filter((domain) => !readDomains(language).includes(domain))
if (unknown.length > 0)
  exitWithError(`No domain of sentences in ${language}: ${unknown.join(', ')}`)
const entries = listEntries(language).filter(
  (entry) => (values.all || stateOf(entry, readings) !== 'read') && domains.includes(entry.domain),
)
const file = inFolder(`${language}.csv`)
writeFileSync(file, writeSheet(entries))
console.log(`${file}: ${entries.length} sentences`)
