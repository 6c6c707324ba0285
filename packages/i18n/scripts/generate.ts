import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { listDomains, readCatalogue } from '../src/catalogues.ts'
import { holdsNames } from '../src/names.ts'
import { sourceLanguage } from '../src/languages.ts'
import { valuesOfCatalogue } from '../src/placeholders.ts'

/**
 * The English catalogues → the ids of all sentences and what each needs filled in, as types. With `--check` nothing is
 * written: the exit code tells whether what is committed is current.
 */

const file = new URL('../src/generated/messages.ts', import.meta.url)
const domains = listDomains()
const entries = domains
  .filter((domain) => !holdsNames(domain))
  .flatMap((domain) =>
    Object.entries(valuesOfCatalogue(readCatalogue(sourceLanguage, domain))).map(
      ([key, values]) => `  '${domain}.${key}': ${typeOf(values)}`,
    ),
  )
const text = `// Generated from the English catalogues by \`pnpm i18n\`: never edited by hand.

export type Domain =
${domains.map((domain) => `  | '${domain}'`).join('\n')}

/** Every sentence's id, and what it needs filled in. */
export interface Messages {
${entries.join('\n')}
}
`

if (process.argv.includes('--check')) {
  const committed = await readFile(file, 'utf8').catch(() => '')
  if (committed !== text) {
    console.error('The types of the sentences are not those of the catalogues. Run `pnpm i18n`.')
    process.exit(1)
  }
} else {
  await mkdir(new URL('.', file), { recursive: true })
  await writeFile(file, text)
}

function typeOf(values: ReadonlyMap<string, string>): string {
  if (values.size === 0) return 'null'
  return `{ ${[...values].map(([name, type]) => `${name}: ${type}`).join('; ')} }`
}
