import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { correctData } from '../src/data-texts.ts'
import { languages } from '../src/languages.ts'
import { listEntries, readReadings, withReadings, writeReadings } from '../src/reading.ts'
import { exitWithError, inFolder, languageNamed } from './arguments.ts'
import { correctCatalogues } from './correct-catalogues.ts'
import { reviewSheet } from './review-sheet.ts'
import { readSheet, SheetError, type SheetRow } from './sheet.ts'

/**
 * `pnpm i18n:take sw sheet.csv --by "Neema Mushi"` puts a reader's corrections into the catalogues and notes who has read
 * what, and on which day (`--on 2026-12-01`, else today). Without `--by` nobody is noted: the sentences stay unread.
 * A refused row stops it all; with `--rows` the others are taken.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    by: { type: 'string' },
    on: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    rows: { type: 'boolean', default: false },
  },
})
const language = languageNamed(positionals[0])
const by = values.by?.trim()
if (by === '') exitWithError('--by needs a name.')
if (!isDay(values.on)) exitWithError(`--on needs a day such as 2026-12-01, not ${values.on}.`)
const { corrections, read, refusals, remarks } = reviewSheet(
  rowsOf(positionals[1]),
  listEntries(language),
)

for (const { row, id, remark } of remarks) console.log(`Row ${row}, ${id}, remarks: ${remark}`)
for (const { row, id, reasons } of refusals)
  console.error(`Row ${row}, ${id}, is refused: ${reasons.join(' ')}`)
if (refusals.length > 0 && !values.rows)
  exitWithError('Nothing was taken. Mend these rows, or take the others with --rows.')

correctCatalogues(language, corrections)
correctData(language, corrections)
if (by !== undefined) {
  const reader = { by, on: values.on, entries: listEntries(language), ids: read }
  writeReadings(language, withReadings(readReadings(language), reader))
}
const unchanged = read.size - corrections.size
console.log(
  `${languages[language].name}: ${corrections.size} corrected, ${unchanged} good as they are, ${refusals.length} refused. ` +
    (by === undefined ? 'Nobody was noted as their reader.' : `Read by ${by} on ${values.on}.`),
)

function rowsOf(file = ''): SheetRow[] {
  if (file === '') exitWithError('Name the file: pnpm i18n:take sw sheet.csv')
  try {
    return readSheet(readFileSync(inFolder(file)))
  } catch (error) {
    if (error instanceof SheetError) exitWithError(error.message)
    throw error
  }
}

function isDay(text: string): boolean {
  const day = new Date(text)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text
}
