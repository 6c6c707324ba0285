import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '..')
const catalogues = join(src, '../../../packages/i18n/catalogues/en')
const domains = new Set(
  globSync('**/*.json', { cwd: catalogues }).map((file) => basename(file, '.json')),
)

/** In every page of the portal, before any other. */
const always = ['portal', 'ra', 'ui']

/** Domains of files that a page shares with others, and whose sentences it never shows; and what a payment method brings along. */
const never: Readonly<Record<string, readonly string[]>> = {
  SpareEditorPage: ['features', 'portalOffers'],
  VehicleEditorPage: ['spareCategories'],
  OrderPage: ['mpesa', 'bitcoin'],
  OrderShow: ['mpesa', 'bitcoin'],
  AskByMpesa: ['mpesa'],
  BitcoinQuoted: ['bitcoin'],
}

const textOf = (file: string) => readFileSync(file, 'utf8')

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one = '']) => one)

/** The page's file and all that it imports at once. */
function filesOf(page: string): Set<string> {
  const found = new Set<string>()
  const open = [page]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || !existsSync(file)) continue
    found.add(file)
    const folder = dirname(file)
    const imported = matches(textOf(file), /^(?!import type)[^\n]*from '(\.[^']+\.tsx?)'/gm)
    open.push(...imported.map((path) => join(folder, path)))
  }
  return found
}

const sentencesIn = (text: string) =>
  matches(text, /['`]([a-zA-Z]+)\.[a-zA-Z]/g).filter((one) => domains.has(one))

/** Lists of domains: of the page where it is declared, and of parts that fetch their own. */
const listedIn = (text: string) =>
  matches(text, /\[([^[\]]*)\]/g).flatMap((list) => matches(list, /'(\w+)'/g))

const pages = globSync('**/*.{ts,tsx}', { cwd: src }).flatMap((file) => {
  const text = textOf(join(src, file))
  return [...text.matchAll(/lazyPage\(\s*\(\) => import\('([^']+)'\),\s*'(\w+)'([^)]*)\)/g)].map(
    ([, path = '', name = '', list = '']) => {
      const constants = [...text.matchAll(/const (\w+) = (\[[^\]]*\])/g)]
      // A list may be built of another one.
      const spelled = [1, 2].reduce(
        (known) =>
          constants.reduce(
            (all, [, constant = '', value = '']) =>
              all.replaceAll(new RegExp(String.raw`\b${constant}\b(?!')`, 'g'), value),
            known,
          ),
        list,
      )
      return { name, file: join(src, dirname(file), path), declared: matches(spelled, /'(\w+)'/g) }
    },
  )
})

it('finds the pages', () => expect(pages.length).toBeGreaterThan(100))

it.each(pages)('$name fetches the sentences that it names', ({ name, file, declared }) => {
  const files = [...filesOf(file)].map(textOf)
  const known = new Set([
    ...always,
    ...declared,
    ...(never[name] ?? []),
    ...files.flatMap(listedIn),
  ])
  expect(files.flatMap(sentencesIn).filter((domain) => !known.has(domain))).toEqual([])
})
