import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listDomains, readCatalogue } from '../src/catalogues.ts'
import { sentencesOf } from '../src/compile.ts'
import { holdsNames } from '../src/names.ts'
import { sourceLanguage } from '../src/languages.ts'

const root = new URL('../../../', import.meta.url).pathname

const sources = globSync(
  ['apps/*/*.ts', 'apps/*/src/**/*.{ts,tsx}', 'packages/{i18n,ui}/src/**/*.{ts,tsx}'],
  {
    cwd: root,
  },
)
  .filter((file) => !/\.(?:test|stories)\.tsx?$|\/generated\//.test(file))
  .map((file) => readFileSync(`${root}${file}`, 'utf8'))
  .join('\n')

const quoted = new Set([...sources.matchAll(/['"]([\w.]+)['"]/g)].map(([, words]) => words))

/** Ids are also put together, `steps.${step}.name`: what follows begins with a name that stands in the sources. */
const families = [...sources.matchAll(/`((?:\w+\.)+)\$\{/g)].map(([, family]) => family ?? '')

/** Also the names of an object's properties. */
const names = [
  ...new Set([...sources.matchAll(/['"]?(\w{3,})['"]?(?=[:,\]])/g)].map(([, name]) => name ?? '')),
]

/** A refusal is named by its code alone. */
function isUsed(domain: string, key: string): boolean {
  const id = `${domain}.${key}`
  if (domain === 'refusals') return quoted.has(key)
  return quoted.has(id) || families.some((family) => isComposed(id, family))
}

function isComposed(id: string, family: string): boolean {
  if (!id.startsWith(family)) return false
  const rest = id.slice(family.length)
  return names.some((name) => rest.startsWith(name))
}

// What react-admin says is named in its own sources; a test of the portal compares the two.
it.each(listDomains().filter((domain) => domain !== 'ra' && !holdsNames(domain)))(
  'every sentence of %s is said somewhere',
  (domain) => {
    const keys = Object.keys(sentencesOf(readCatalogue(sourceLanguage, domain)))
    expect(sources.length).toBeGreaterThan(1_000_000)
    expect(keys.filter((key) => !isUsed(domain, key))).toEqual([])
  },
)
