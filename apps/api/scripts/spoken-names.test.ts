import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

/**
 * Who speaks to a page says what stands on a button (WCAG 2.5.3): an `aria-label` beside visible words holds them, in each language.
 * axe finds the same on the screens that the walks open, in the language they are opened in.
 */

const root = new URL('../../../', import.meta.url).pathname
const languages = ['en', 'sw', 'pt', 'fr'] as const

/** Sentences of a language by their ids; where staff's are missing, a screen shows the English one. */
function sentencesOf(language: string): Map<string, string> {
  const files = globSync(`packages/i18n/catalogues/${language}/**/*.json`, { cwd: root })
  return new Map(
    files.flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(root + file, 'utf8')) as Record<string, string>).map(
        ([key, text]) => [`${basename(file, '.json')}.${key}`, text] as const,
      ),
    ),
  )
}

const english = sentencesOf('en')

interface Node {
  type: string
  [key: string]: unknown
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each)
  if (!isNode(value)) return
  yield value
  for (const each of Object.values(value)) yield* nodesIn(each)
}

/** The ids that `t('…')` is called with, in the order of the source. */
function idsIn(part: unknown): string[] {
  return [...nodesIn(part)]
    .filter(
      ({ type, callee }) => type === 'CallExpression' && isNode(callee) && callee['name'] === 't',
    )
    .flatMap((call) => [...nodesIn((call['arguments'] as unknown[])[0])])
    .flatMap(({ type, value }) => (type === 'Literal' && typeof value === 'string' ? [value] : []))
    .filter((id) => english.has(id))
}

/** The words between the tags of an element, but for those that only screen readers or only eyes meet. */
function visibleIn(element: Node, source: string): string[] {
  return (element['children'] as Node[]).flatMap((child) => {
    if (child.type === 'JSXExpressionContainer') return idsIn(child['expression'])
    if (child.type !== 'JSXElement') return []
    const { start, end } = child['openingElement'] as { start: number; end: number }
    return /visually-hidden|aria-hidden/.test(source.slice(start, end))
      ? []
      : visibleIn(child, source)
  })
}

interface Named {
  file: string
  /** Id of the spoken name and of the visible words. */
  spoken: string
  visible: string
}

/** Roles that are named from their contents; a list or a form has other words in it. */
const named = /^(a|button|summary|Button|IconButton|AppLink|Link|[A-Z]\w*(Button|Link))$/

function namesIn(file: string): Named[] {
  const source = readFileSync(root + file, 'utf8')
  return [...nodesIn(parseSync(file, source).program)].flatMap((element) => {
    if (element.type !== 'JSXElement') return []
    const { name, attributes } = element['openingElement'] as {
      name: { name?: string }
      attributes: { name?: { name?: unknown }; value?: unknown }[]
    }
    const label = attributes.find((one) => one.name?.name === 'aria-label')
    if (!label || !named.test(name.name ?? '')) return []
    const spoken = idsIn(label.value)
    const visible = visibleIn(element, source)
    // Two of each are chosen by the same condition.
    const pairs = visible.map((id, index) => [
      spoken.length === visible.length ? spoken[index] : spoken[0],
      id,
    ])
    return pairs.flatMap(([said, id]) => (said && id ? [{ file, spoken: said, visible: id }] : []))
  })
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}{}]+/gu, ' ')
    .trim()

const files = globSync(['apps/{storefront,portal}/src/**/*.tsx', 'packages/ui/src/**/*.tsx'], {
  cwd: root,
}).filter((file) => !/\.(stories|test)\.tsx$/.test(file))

const names = files.flatMap(namesIn)

test('there are names to compare', () => {
  expect(names.length).toBeGreaterThan(40)
})

test.each(languages)('a spoken name holds the words on its button: %s', (language) => {
  const sentences = sentencesOf(language)
  const textOf = (id: string) => sentences.get(id) ?? english.get(id) ?? ''
  const apart = names
    .filter(({ spoken, visible }) => !plain(textOf(spoken)).includes(plain(textOf(visible))))
    .map(
      ({ file, spoken, visible }) => `${file}: “${textOf(visible)}” is not in “${textOf(spoken)}”`,
    )
  expect(apart).toEqual([])
})
