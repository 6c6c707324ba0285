import { readFileSync, writeFileSync } from 'node:fs'
import { sections } from './specification.data.ts'
import { readTestTitles, type TestTitle } from './test-titles.ts'

/**
 * `pnpm specification` writes `docs/specification.md`: each rule of the specifications and the tests that hold it.
 *
 * A rule in `specification.data.ts` is its words, then one reference or more. A reference finds its tests in the whole
 * repository, so that a test may move to another file or tier:
 * - `part of a title` is any test, group or step that has these words, whichever file it is in;
 * - `@basket` is every test in files of that name, `basket.test.ts`, `basket.e2e.ts`, `basket.screen.test.tsx`;
 * - `@portal/quiet` is the same, but only below a folder of the first name;
 * - `@basket: part of a title` is both together.
 */

const page = new URL('../../../docs/specification.md', import.meta.url)

/** The tests that a reference means. */
export function findTests(reference: string, tests: readonly TestTitle[]): TestTitle[] {
  const [, place, words = reference] = /^@([^\s:]+)(?:: (.+))?$/.exec(reference) ?? []
  if (place === undefined) return tests.filter(({ title }) => has(title, words))
  const folder = place.split('/').slice(0, -1).join('/')
  const name = place.split('/').at(-1) ?? ''
  return tests.filter(({ file, title }) => {
    const parts = file.split('/')
    const isThere = folder === '' || parts.slice(0, -1).includes(folder)
    const isNamed = parts.at(-1)?.split('.')[0] === name
    return isThere && isNamed && (words === reference || has(title, words))
  })
}

/** Each rule whose reference finds no test, as a sentence. */
export function missingTests(tests: readonly TestTitle[]): string[] {
  return sections.flatMap(({ heading, rules }) =>
    rules.flatMap(([words, ...references]) =>
      references
        .filter((reference) => findTests(reference, tests).length === 0)
        .map((reference) => `${heading} | ${words}: no test is “${reference}”`),
    ),
  )
}

export function specificationPage(tests: readonly TestTitle[]): string {
  const parts = sections.map(({ heading, rules }) => {
    const lines = rules.flatMap(([words, ...references]) => [
      `- ${escaped(words)}`,
      ...references.map((reference) => `  - ${told(reference, tests)}`),
    ])
    return [`## ${heading}`, '', ...lines].join('\n')
  })
  return `# From the specification to its tests

Written by \`pnpm specification\` from \`apps/api/scripts/specification.data.ts\` and the titles of all tests; never edited. A test
fails when the test of a rule is gone, and when this page is stale.

${parts.join('\n\n')}
`
}

function told(reference: string, tests: readonly TestTitle[]): string {
  const files = [...new Set(findTests(reference, tests).map(({ file }) => file))]
  const words = /^@[^\s:]+(?:: (.+))?$/.exec(reference)
  const title = words ? words[1] : reference
  const links = files.map((file) => `[${file.split('/').at(-1)}](../${file})`).join(', ')
  return title === undefined ? links : `${escaped(title)}: ${links}`
}

const has = (title: string, words: string) => folded(title).includes(folded(words))

/** A title may be typed with either apostrophe. */
const folded = (text: string) => text.toLowerCase().replaceAll('’', "'")

/** Markdown's own characters mean themselves, but for those between backticks. */
const escaped = (text: string) =>
  text.replaceAll(/`[^`]*`|[<*_]/g, (found) => (found.startsWith('`') ? found : `\\${found}`))

/** The page as it stands in the repository. */
export function storedPage(): string {
  return readFileSync(page, 'utf8')
}

if (import.meta.main) {
  const tests = readTestTitles()
  const missing = missingTests(tests)
  writeFileSync(page, specificationPage(tests))
  for (const sentence of missing) console.error(sentence)
  if (missing.length > 0) process.exit(1)
}
