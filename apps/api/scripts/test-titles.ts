import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'

/** Reads the titles of all tests from their source, without running them. */

const root = new URL('../../../', import.meta.url).pathname

export interface TestTitle {
  /** From the root of the repository. */
  file: string
  /** With the titles of its groups, as a runner prints it: `sign up › success: Account Created`. */
  title: string
}

interface Node {
  type: string
  [part: string]: unknown
}

export function readTestTitles(): TestTitle[] {
  const files = globSync(
    ['apps/**/*.test.{ts,tsx}', 'packages/**/*.test.{ts,tsx}', 'e2e/**/*.e2e.ts'],
    { cwd: root, exclude: (name) => /(^|\/)(node_modules|dist)(\/|$)/.test(name) },
  ).toSorted()
  return files.flatMap((file) => {
    const titles = titlesIn(readFileSync(`${root}${file}`, 'utf8'), file)
    // In some files another module registers the tests.
    return (titles.length > 0 ? titles : ['']).map((title) => ({ file, title }))
  })
}

export function titlesIn(source: string, file = 'a.test.ts'): string[] {
  const titles: string[] = []
  collect(parseSync(file, source).program, [], titles)
  return titles
}

function collect(value: unknown, groupTitles: readonly string[], titles: string[]): void {
  if (Array.isArray(value)) {
    for (const part of value) collect(part, groupTitles, titles)
    return
  }
  if (!isNode(value)) return
  const title = value.type === 'CallExpression' ? titleOf(value) : undefined
  if (title === undefined) {
    for (const part of Object.values(value)) collect(part, groupTitles, titles)
    return
  }
  const path = [...groupTitles, title]
  titles.push(path.join(' › '))
  collect(value['arguments'], path, titles)
}

/** The title that a call gives a test, a group or a step; undefined for any other call. */
function titleOf(call: Node): string | undefined {
  const [first] = call['arguments'] as Node[]
  return first && isTestFunction(call['callee']) ? textOf(first) : undefined
}

/** `it`, `test.only`, `test.describe`, `it.each(table)`, but not `test.use`. */
function isTestFunction(callee: unknown): boolean {
  if (!isNode(callee)) return false
  if (callee.type === 'Identifier') return /^(it|test|describe)$/.test(String(callee['name']))
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression')
    return isEach(callee['callee'] ?? callee['tag'])
  if (callee.type !== 'MemberExpression') return false
  const { name } = callee['property'] as Node
  return (
    /^(describe|step|serial|parallel|only|skip|concurrent|sequential)$/.test(String(name)) &&
    isTestFunction(callee['object'])
  )
}

function isEach(callee: unknown): boolean {
  return (
    isNode(callee) &&
    callee.type === 'MemberExpression' &&
    /^(each|for|skipIf|runIf)$/.test(String((callee['property'] as Node)['name'])) &&
    isTestFunction(callee['object'])
  )
}

/** The literal text of a title, with `…` for values that are known only when the test runs. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type === 'BinaryExpression')
    return [node['left'], node['right']].map((part) => textOf(part as Node) ?? '…').join('')
  if (node.type !== 'TemplateLiteral') return undefined
  const quasis = node['quasis'] as { value: { cooked: string } }[]
  return quasis.map(({ value }) => value.cooked).join('…')
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
