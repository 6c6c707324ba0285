import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** The commands themselves, on a copy of the catalogues. */

const own = join(import.meta.dirname, '..')
const rules = 'apps/api/reference/import-rules'
let root: string
let copy: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'readers-'))
  copy = join(root, 'packages/i18n')
  cpSync(join(own, '../..', rules), join(root, rules), { recursive: true })
  for (const folder of ['catalogues', 'scripts', 'src'])
    cpSync(join(own, folder), join(copy, folder), { recursive: true })
  cpSync(join(own, 'package.json'), join(copy, 'package.json'))
  symlinkSync(join(own, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(root, { recursive: true }))

async function run(script: string, ...words: string[]) {
  const env = { ...process.env, INIT_CWD: copy }
  const command = [join(copy, 'scripts', script), ...words]
  const { stdout, stderr } = await promisify(execFile)(process.execPath, command, { env }).catch(
    (failure: { stdout: string; stderr: string }) => failure,
  )
  return { said: stdout, complained: stderr }
}

const summary = async () =>
  (JSON.parse((await run('report.ts', '--json')).said) as { sw: object }).sw
const folders = { basket: 'selling', shell: 'core' }

const catalogue = (domain: keyof typeof folders) =>
  readFileSync(join(copy, `catalogues/sw/${folders[domain]}/${domain}.json`), 'utf8')

/** What a reader sends back: `better` by key, an x for the others that are named. */
async function sheetWith(file: string, changes: Record<string, string>, domains = 'basket,shell') {
  await run('write-sheet.ts', 'sw', '--domain', domains)
  const rows = parse(readFileSync(join(copy, 'sw.csv')), { bom: true }).map((cells: string[]) => {
    const change = changes[cells[0] ?? '']
    if (change === undefined) return cells
    return change === 'x' ? cells.with(5, 'x') : cells.with(4, change)
  })
  writeFileSync(join(copy, file), stringify(rows, { delimiter: ';', record_delimiter: '\r\n' }))
}

it('a sheet goes out, is edited, is taken, and a later change makes a sentence unread again', {
  tags: 'nightly',
}, async () => {
  const before = { basket: catalogue('basket'), shell: catalogue('shell') }
  await sheetWith('neema.csv', { 'shell.home': 'Mwanzo wa duka', 'shell.cars': 'x' })
  const taken = await run('take-sheet.ts', 'sw', 'neema.csv', '--by', 'Neema', '--on', '2026-12-01')
  expect(taken).toEqual({
    said: 'Kiswahili: 1 corrected, 1 good as they are, 0 refused. Read by Neema on 2026-12-01.\n',
    complained: '',
  })
  expect(catalogue('basket')).toBe(before.basket)
  expect(catalogue('shell')).toBe(
    before.shell.replace(/("home": )".*"/, (_, key: string) => `${key}"Mwanzo wa duka"`),
  )
  expect(await summary()).toMatchObject({ read: 2, readers: ['Neema'], last: '2026-12-01' })

  const file = join(copy, 'catalogues/sw/core/shell.json')
  writeFileSync(file, catalogue('shell').replace('Mwanzo wa duka', 'Nyumbani'))
  expect(await summary()).toMatchObject({ read: 1, readers: ['Neema'] })
  expect((await run('report.ts', '--unread', 'sw')).said).toContain(
    'changed since 2026-12-01: shell.home\n  Home\n  Nyumbani\n',
  )
})

it('a sheet corrects the words of data in each place where they stand, and nothing else', async () => {
  const file = (country: string) => readFileSync(join(root, rules, `${country}.json`), 'utf8')
  const before = { ke: file('ke'), zm: file('zm') }
  const [known, words] = ['wakala wa forodha mwenye leseni', 'wakala wa forodha aliyesajiliwa']
  const key = 'importRules.ao.documents.customs_entry.issuer'
  await sheetWith('rules.csv', { [key]: words }, 'importRules')
  const taken = await run('take-sheet.ts', 'sw', 'rules.csv', '--by', 'Neema')
  expect(taken.said).toContain('Kiswahili: 1 corrected')
  for (const country of ['ke', 'zm'] as const) {
    expect(before[country]).toContain(known)
    expect(file(country)).toBe(before[country].replaceAll(known, words))
  }
  expect((await run('report.ts', '--unread', 'sw')).said).not.toContain(key)
})

it('a refused row stops it all, unless the command asks for rows; without a name nobody has read it', async () => {
  const before = { shell: catalogue('shell'), ...(await summary()) }
  await sheetWith('juma.csv', { 'shell.brandHome': 'Mwanzo', 'shell.menu': 'Orodha' })
  const whole = await run('take-sheet.ts', 'sw', 'juma.csv')
  expect(whole.complained).toContain(
    'shell.brandHome, is refused: {brand} is missing.\nNothing was',
  )
  expect(catalogue('shell')).toBe(before.shell)

  const rows = await run('take-sheet.ts', 'sw', 'juma.csv', '--rows')
  expect(rows.complained).toContain('shell.brandHome, is refused: {brand} is missing.')
  expect(rows.said).toContain('1 corrected, 0 good as they are, 1 refused. Nobody was noted')
  expect(catalogue('shell')).toContain('"menu": "Orodha"')
  expect(await summary()).toEqual({ ...before, shell: undefined })
})

it('says that a domain is none', async () => {
  expect((await run('write-sheet.ts', 'sw', '--domain', 'shell,baskets')).complained).toBe(
    'No domain of sentences in sw: baskets\n',
  )
})

it('begins a language with what a sheet holds', async () => {
  const table = join(copy, 'src/languages.ts')
  const entry = (text: string) => `  rw: { name: 'Kinyarwanda', locale: 'rw-RW' },\n${text}`
  writeFileSync(table, readFileSync(table, 'utf8').replace('  sw: {', entry))
  await run('write-sheet.ts', 'rw', '--domain', 'shell')
  const [headings, home] = parse(readFileSync(join(copy, 'rw.csv')), { bom: true }).filter(
    ([key]: string[]) => key === 'Key' || key === 'shell.home',
  )
  expect(home).toEqual(['shell.home', 'Home', '', '', '', '', ''])
  writeFileSync(join(copy, 'rw.csv'), stringify([headings!, home!.with(4, 'Ahabanza')]))
  expect((await run('take-sheet.ts', 'rw', 'rw.csv')).said).toContain('Kinyarwanda: 1 corrected')
  expect(JSON.parse(readFileSync(join(copy, 'catalogues/rw/core/shell.json'), 'utf8'))).toEqual({
    '@@locale': 'rw',
    home: 'Ahabanza',
  })
})

it.each([
  [['xx', 'neema.csv'], 'No language to translate into: xx'],
  [['sw'], 'Name the file'],
  [['sw', 'neema.csv', '--by', ' '], '--by needs a name.'],
  [['sw', 'neema.csv', '--on', '2026-02-30'], '--on needs a day'],
  [['sw', 'package.json'], 'The first row has to name the columns'],
])('says what is wrong with %j', async (words, sentence) => {
  expect((await run('take-sheet.ts', ...words)).complained).toContain(sentence)
})
