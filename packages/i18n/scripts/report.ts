import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { cataloguesFolder, readCatalogue } from '../src/catalogues.ts'
import { isLanguage, type Language, languageCodes, sourceLanguage } from '../src/languages.ts'
import { domainsOf, listEntries, markAsRead, readMarks, stateOf } from '../src/reading.ts'
import { readSheet, writeSheet } from './sheet.ts'

/**
 * `pnpm i18n:report`: how complete each language is by domain, and what nobody has read since it changed.
 * `--sheet sw` writes sw.po for a reader, `--take sw.po` puts its sentences into the catalogues, `--read sw` says that a
 * person has read the whole language as it stands, `--all` lists each sentence that nobody has read.
 */
const { values } = parseArgs({
  options: {
    sheet: { type: 'string' },
    take: { type: 'string' },
    read: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
})
const inFolder = (file: string) => resolve(process.env['INIT_CWD'] ?? '.', file)

if (values.sheet !== undefined) {
  const language = languageNamed(values.sheet)
  writeFileSync(inFolder(`${language}.po`), writeSheet(language, listEntries(language)))
} else if (values.take !== undefined) takeSheet(values.take)
else if (values.read !== undefined) markAsRead(languageNamed(values.read))
else for (const language of languageCodes) if (language !== sourceLanguage) report(language)

function languageNamed(code: string): Language {
  if (isLanguage(code) && code !== sourceLanguage) return code
  console.error(`No language to translate into: ${code}`)
  process.exit(1)
}

function report(language: Language) {
  const marks = readMarks(language)
  const entries = listEntries(language)
  console.log(`\n${language}`)
  for (const domain of domainsOf(language)) {
    const own = entries.filter((entry) => entry.domain === domain)
    const there = own.filter(({ translation }) => translation !== null).length
    const read = own.filter((entry) => stateOf(entry, marks) === 'read').length
    console.log(`  ${domain.padEnd(16)} ${there}/${own.length} translated, ${read} read`)
  }
  for (const entry of entries) {
    const state = stateOf(entry, marks)
    if (state === 'changed' || (values.all && state === 'unread'))
      console.log(
        `  ${state}: ${entry.id}\n    ${entry.english}\n    ${entry.translation ?? '(missing)'}`,
      )
  }
}

/** The file's name is the language's code. Only sentences that exist are taken. */
function takeSheet(file: string) {
  const language = languageNamed(/(\w+)\.po$/.exec(file)?.[1] ?? '')
  const sentences = readSheet(readFileSync(inFolder(file), 'utf8'))
  for (const domain of domainsOf(language)) {
    const catalogue = readCatalogue(language, domain)
    const taken = Object.fromEntries(
      Object.entries(catalogue).map(([key, before]) => [
        key,
        sentences.get(`${domain}.${key}`) ?? before,
      ]),
    )
    const path = new URL(`${language}/${domain}.json`, cataloguesFolder)
    writeFileSync(path, `${JSON.stringify(taken, null, 2)}\n`)
  }
}
