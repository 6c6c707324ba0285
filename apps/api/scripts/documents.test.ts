import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** Links, headings, files and commands that documents name must exist. */

const root = fileURLToPath(new URL('../../../', import.meta.url))
const isIgnored = (name: string) =>
  /(^|\/)(node_modules|dist|test-results|\.git|\.data)(\/|$)/.test(name)
const files = globSync('{.github/**/,**/}*', { cwd: root, exclude: isIgnored })
const documents = globSync('{.github/**/,**/}*.md', { cwd: root, exclude: isIgnored })
const read = (file: string) => readFileSync(join(root, file), 'utf8')
/** The text without code blocks. */
const proseOf = (document: string) => read(document).replaceAll(/^```[^]*?^```$/gm, '')

/** The anchor that GitHub creates for a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

function hasAnchor(file: string, anchor: string): boolean {
  return [...read(file).matchAll(/^#{1,6} (.+)$/gm)].some(
    ([, text = '']) => anchorOf(text) === anchor,
  )
}

function linkProblems(document: string): string[] {
  const text = proseOf(document).replaceAll(/`[^`\n]*`/g, '')
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)]
  return links
    .map(([, target = '']) => target)
    .filter((target) => {
      const [path = '', anchor] = target.split('#')
      const file = path === '' ? document : join(dirname(document), path)
      if (!existsSync(join(root, file))) return true
      return anchor !== undefined && !hasAnchor(file, anchor)
    })
}

/** `find-page.ts`, `read-model/find-page.ts` and `apps/api/test/` match a file or folder of that name in any folder. */
function exists(path: string): boolean {
  const name = path.replace(/\/$/, '')
  return files.some((file) => file === name || file.endsWith(`/${name}`))
}

/** Placeholders, names of generated files, and names of package exports. */
const ignoredNames =
  /NNNN|^(\.data|DATA_DIR|compiled\/|vehicles\/|test-results\/|secret\.key|xx\.json|sbom\.cdx\.json|@bandari\/|\/)/

function pathProblems(document: string): string[] {
  const spans = [...proseOf(document).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  const paths = spans.filter(
    (span) =>
      /^[\w.@/-]+(\.(tsx?|mjs|jsonc?|ya?ml|md|sql|css|sh|py|csv|html)|\/)$/.test(span) &&
      !ignoredNames.test(span),
  )
  return paths.filter((path) => !exists(path))
}

/** Scripts of the root package, and of pnpm itself. */
function commandProblems(document: string): string[] {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const known = new Set([...Object.keys(scripts), 'install', 'audit', 'exec', 'pack'])
  const commands = [
    ...read(document).matchAll(/`(?:[A-Z_]+=\S+ )?(?:pnpm|npm run) (?:run )?([a-z][\w:]*)/g),
  ]
  return commands.map(([, name = '']) => name).filter((name) => !known.has(name))
}

it('finds the documents', () => {
  expect(documents.length).toBeGreaterThan(15)
})

it.each(documents)('%s names links, files and commands that exist', (document) => {
  expect(linkProblems(document)).toEqual([])
  expect(pathProblems(document)).toEqual([])
  expect(commandProblems(document)).toEqual([])
})
