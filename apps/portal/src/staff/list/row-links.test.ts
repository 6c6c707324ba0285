import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(join(src, file), 'utf8')

/** The lists of staff whose rows open a record. */
const lists = globSync('**/*List.tsx', { cwd: src }).filter((file) =>
  /<StaffTable\b[^]*?\bopens=(?:"show"|\{\{ edit:)/.test(textOf(file)),
)

/** With the columns, which may stand in a file of their own. */
function columnsOf(file: string): string {
  const text = textOf(file)
  const [, columns] = /import \{[^}]*\bcolumns\b[^}]*\} from '\.\/([\w-]+\.tsx)'/.exec(text) ?? []
  return columns === undefined ? text : textOf(join(dirname(file), columns))
}

// A row answers to the mouse alone: without a link neither keyboard nor screen reader opens it.
it.each(lists)('each row of %s has a link to its record', (file) => {
  expect(columnsOf(file)).toContain('<RowLink')
})

it('knows the lists', () => {
  expect(lists.length).toBeGreaterThan(20)
})
