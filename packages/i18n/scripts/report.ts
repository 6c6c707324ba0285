import { parseArgs } from 'node:util'
import type { Language } from '../src/languages.ts'
import {
  listEntries,
  readDomains,
  type ReadingSummary,
  readReadings,
  stateOf,
  summariseReading,
  summariseReadings,
  translations,
} from '../src/reading.ts'
import { languageNamed } from './arguments.ts'
import { countDemoArticles } from './demo-articles.ts'

/**
 * `pnpm i18n:report`: how much of each language is translated, and how much a person has read, by domain. `--json` prints
 * the sums alone, `--unread sw` each sentence of a language that nobody has read as it stands.
 */
const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, unread: { type: 'string' } },
})

if (values.unread !== undefined) listUnread(languageNamed(values.unread))
else if (values.json) console.log(JSON.stringify(summariseReadings(), null, 2))
else for (const language of translations) report(language)

function report(language: Language) {
  const readings = readReadings(language)
  const entries = listEntries(language)
  const { readers, last, ...sums } = summariseReading(entries, readings)
  console.log(
    `\n${language}: ${describe(sums)}${last === null ? '' : `; by ${readers.join(', ')}, last on ${last}`}`,
  )
  for (const domain of readDomains(language)) {
    const own = entries.filter((entry) => entry.domain === domain)
    console.log(`  ${domain.padEnd(16)} ${describe(summariseReading(own, readings))}`)
  }
  const { all, translated } = countDemoArticles(language)
  console.log(`  ${'demo articles'.padEnd(16)} ${translated}/${all} translated`)
}

type Sums = Pick<ReadingSummary, 'sentences' | 'translated' | 'read'>

function describe({ sentences, translated, read }: Sums): string {
  return `${translated}/${sentences} translated, ${read} read by a person`
}

function listUnread(language: Language) {
  const readings = readReadings(language)
  for (const entry of listEntries(language)) {
    const state = stateOf(entry, readings)
    if (state === 'read') continue
    const since = state === 'changed' ? `changed since ${readings[entry.id]?.on}` : 'unread'
    console.log(`${since}: ${entry.id}\n  ${entry.english}\n  ${entry.translation ?? '(missing)'}`)
  }
}
