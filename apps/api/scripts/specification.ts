import { readFileSync, writeFileSync } from 'node:fs'
import { sections } from './specification.data.ts'
import { readTestTitles, type TestTitle } from './test-titles.ts'

/**
 * `pnpm specification` writes `docs/specification.md`: each rule of the specifications and the tests that check it.
 *
 * A rule in `specification.data.ts` is its text and one or more references. References are resolved in the whole repository, so
 * that a test may move to another file or tier:
 * - `part of a title`: all tests, groups and steps whose titles contain these words;
 * - `@basket`: all tests in files of that name, such as `basket.test.ts`, `basket.e2e.ts`, `basket.screen.test.tsx`;
 * - `@portal/quiet`: the same, only below a folder `portal`;
 * - `@basket: part of a title`: both conditions together.
 */

const page = new URL('../../../docs/specification.md', import.meta.url)

/** Finds the tests that a reference matches. */
export function findTests(reference: string, tests: readonly TestTitle[]): TestTitle[] {
  const [, path, words = reference] = /^@([^\s:]+)(?:: (.+))?$/.exec(reference) ?? []
  if (path === undefined) return tests.filter(({ title }) => contains(title, words))
  const folder = path.split('/').slice(0, -1).join('/')
  const name = path.split('/').at(-1) ?? ''
  return tests.filter(({ file, title }) => {
    const parts = file.split('/')
    const isInFolder = folder === '' || parts.slice(0, -1).includes(folder)
    const hasName = parts.at(-1)?.split('.')[0] === name
    return isInFolder && hasName && (words === reference || contains(title, words))
  })
}

/** A message for each reference that matches no test. */
export function missingTests(tests: readonly TestTitle[]): string[] {
  return sections.flatMap(({ heading, rules }) =>
    rules.flatMap(([words, ...references]) =>
      references
        .filter((reference) => findTests(reference, tests).length === 0)
        .map((reference) => `${heading} | ${words}: no test matches “${reference}”`),
    ),
  )
}

export function specificationPage(tests: readonly TestTitle[]): string {
  const parts = sections.map(({ heading, rules }) => {
    const lines = rules.flatMap(([words, ...references]) => [
      `- ${escapeMarkdown(words)}`,
      ...references.map((reference) => `  - ${referenceLine(reference, tests)}`),
    ])
    return [`## ${heading}`, '', ...lines].join('\n')
  })
  return `# From the specification to its tests

Written by \`pnpm specification\` from \`apps/api/scripts/specification.data.ts\` and the titles of all tests; never edited. A test
fails when a rule has no test, and when this page is stale.

${parts.join('\n\n')}
`
}

function referenceLine(reference: string, tests: readonly TestTitle[]): string {
  const files = [...new Set(findTests(reference, tests).map(({ file }) => file))]
  const words = /^@[^\s:]+(?:: (.+))?$/.exec(reference)
  const title = words ? words[1] : reference
  const links = files.map((file) => `[${file.split('/').at(-1)}](../${file})`).join(', ')
  return title === undefined ? links : `${escapeMarkdown(title)}: ${links}`
}

const contains = (title: string, words: string) => normalize(title).includes(normalize(words))

/** Ignores case, and accepts either apostrophe. */
const normalize = (text: string) => text.toLowerCase().replaceAll('’', "'")

/** Escapes Markdown's characters, except in code spans. */
const escapeMarkdown = (text: string) =>
  text.replaceAll(/`[^`]*`|[<*_]/g, (found) => (found.startsWith('`') ? found : `\\${found}`))

/** The page that the repository has. */
export function storedPage(): string {
  return readFileSync(page, 'utf8')
}

if (import.meta.main) {
  const tests = readTestTitles()
  const missing = missingTests(tests)
  writeFileSync(page, specificationPage(tests))
  for (const message of missing) console.error(message)
  if (missing.length > 0) process.exit(1)
}
