import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findLiterals } from './literals.ts'

const textsOf = (source: string) => findLiterals('a.tsx', source).map(({ text }) => text)

it.each([
  ['<p>Your basket</p>', ['Your basket']],
  ["<p>{t('basket.title')}</p>", []],
  ["<p>{count > 1 ? 'cars' : t('one')}</p>", ['cars']],
  ["<p>{isOpen && 'Open now'}</p>", ['Open now']],
  ['<p>{`${count} items`}</p>', ['items']],
  ['<a aria-label="Close" href="/close" className="big">×</a>', ['Close']],
  ["<Field label={isNew ? 'New' : t('old')} name=\"first\" />", ['New']],
  ['<Rich id="basket.empty" parts={{ link: <a href={\'/x\'} /> }} />', []],
  ['<TextInput source="name" label="portal.email" />', []],
  ['<p>· 1 + {count}</p>', []],
])('%s holds %j', (source, texts) => {
  expect(textsOf(`const a = ${source}`)).toEqual(texts)
})

const root = new URL('../../../', import.meta.url).pathname

/** Whose sentences are all in the catalogues. */
const converted = [
  'apps/portal/src/**/*.tsx',
  'apps/storefront/src/**/*.tsx',
  'packages/ui/src/**/*.tsx',
]

it('no component holds a sentence itself', () => {
  const files = globSync(converted, { cwd: root }).filter((file) => !file.endsWith('.test.tsx'))
  const found = files.flatMap((file) =>
    findLiterals(file, readFileSync(`${root}${file}`, 'utf8')).map(
      ({ line, text }) => `${file}:${line} ${text}`,
    ),
  )
  expect(files.length).toBeGreaterThan(10)
  expect(found).toEqual([])
})
