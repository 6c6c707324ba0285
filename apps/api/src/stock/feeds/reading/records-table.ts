import type { TreeNode } from './tree.ts'

/** Nobody’s list has more fields, and a text is cut where no listing’s goes on. */
const longestCell = 20_000

export interface RecordTable {
  headings: string[]
  rows: string[][]
}

interface Candidate {
  path: string
  depth: number
  records: TreeNode[]
}

/**
 * The records of a feed as a table: of all things that are there several times or have several fields, those whose fields
 * have the most known names, and then the most of them. Null where there is nothing like it.
 */
export function tableOf(
  root: TreeNode,
  known: (headings: readonly string[]) => number,
): RecordTable | null {
  const { candidates, repeated } = candidatesIn(root)
  let best: { candidate: Candidate; known: number } | null = null
  for (const candidate of candidates) {
    const sample = candidate.records
      .slice(0, 20)
      .map((record) => fieldsOf(record, (path) => repeated.has(`${candidate.path}${path}`)))
    const found = { candidate, known: known(headingsOf(pathsIn(sample))) }
    if (!best || isBetter(found, best)) best = found
  }
  return best && tableOfRecords(best.candidate.records)
}

type Rated = { candidate: Candidate; known: number }

function isBetter(one: Rated, other: Rated): boolean {
  const lead =
    one.known - other.known ||
    one.candidate.records.length - other.candidate.records.length ||
    other.candidate.depth - one.candidate.depth
  return lead > 0
}

/** More kinds of things than that are nobody’s list. */
const mostCandidates = 200

function candidatesIn(root: TreeNode) {
  const byPath = new Map<string, Candidate>()
  /** Where things with fields are there several times within one. */
  const repeated = new Set<string>()
  let level = [{ node: root, path: nameIn(root.name) }]
  for (let depth = 0; level.length > 0; depth += 1) {
    for (const { node, path } of level) {
      if (!isRecord(node)) continue
      const candidate = byPath.get(path) ?? { path, depth, records: [] }
      if (byPath.size < mostCandidates) byPath.set(path, candidate)
      candidate.records.push(node)
    }
    level = level.flatMap(({ node, path }) => {
      const seen = new Set<string>()
      return node.children.map((child) => {
        const own = `${path}${nameIn(child.name)}`
        if (isRecord(child) && seen.has(own)) repeated.add(own)
        seen.add(own)
        return { node: child, path: own }
      })
    })
  }
  return { candidates: [...byPath.values()], repeated }
}

/** Something with two fields at least. */
function isRecord({ children }: TreeNode): boolean {
  const [first] = children
  return children.some(({ name }) => name !== first?.name)
}

const nameIn = (name: string) => `${name}\n`

type Fields = Map<string, string[]>

/** The texts of a record by their paths within it. */
function fieldsOf(record: TreeNode, isLeftOut: (path: string) => boolean = () => false): Fields {
  const fields: Fields = new Map()
  const add = (path: string, text: string) => {
    const texts = fields.get(path)
    if (texts) texts.push(text)
    else fields.set(path, [text])
  }
  const visit = (node: TreeNode, path: string) => {
    const whole = measured(node)
    if (whole !== null) return add(path, whole)
    if (node.text !== '' || node.children.length === 0) add(path, node.text)
    visitAll(node, path)
  }
  const visitAll = ({ children }: TreeNode, path: string) => {
    for (const child of children) {
      const own = `${path}${nameIn(child.name)}`
      if (!isLeftOut(own)) visit(child, own)
    }
  }
  visitAll(record, '')
  return fields
}

const amountNames = /^(?:amount|value|text|number|price)$/i
const unitNames = /^(?:currency|currencycode|currency_code|unit|units|unitcode)$/i

/** `<price currency="KES">780000</price>` and `{ "amount": 780000, "currency": "KES" }` are `780000 KES`. */
function measured({ text, children }: TreeNode): string | null {
  const unit = children.find(({ name }) => unitNames.test(name))
  const amounts = children.filter((child) => child !== unit)
  if (!unit || [unit, ...amounts].some((child) => child.children.length > 0)) return null
  if (amounts.length === 0 && text !== '') return `${text} ${unit.text}`.trim()
  const [amount] = amounts
  const isAmount = amounts.length === 1 && amount && amountNames.test(amount.name) && text === ''
  return isAmount ? `${amount.text} ${unit.text}`.trim() : null
}

function tableOfRecords(records: readonly TreeNode[]): RecordTable {
  const all = records.map((record) => fieldsOf(record))
  const paths = pathsIn(all)
  return {
    headings: headingsOf(paths),
    rows: all.map((fields) => paths.map((path) => cellOf(fields.get(path) ?? []))),
  }
}

/** In the order in which they appear first. */
function pathsIn(all: readonly Fields[]): string[] {
  return [...new Set(all.flatMap((fields) => [...fields.keys()]))]
}

/** Several addresses stand with spaces between them, as a list of pictures; other texts with commas. */
function cellOf(texts: readonly string[]): string {
  const filled = texts.map((text) => text.trim()).filter((text) => text !== '')
  const isAddresses = filled.every((text) => /^(?:https?:)?\/\/\S+$/i.test(text))
  return filled
    .join(isAddresses ? ' ' : ', ')
    .slice(0, longestCell)
    .replaceAll('\0', '')
    .toWellFormed()
}

/** Names that say nothing alone. */
const bareNames =
  /^(?:amount|value|text|url|href|src|link|address|name|id|code|type|item|currency|unit|content|label|title)$/i

/** The last name of a path; with those before it where it says too little, or where it is not the only one. */
function headingsOf(paths: readonly string[]): string[] {
  const parts = paths.map((path) => path.split('\n').filter((name) => name !== ''))
  const take = (names: readonly string[], count: number) => names.slice(-count).join(' ')
  const counts: number[] = parts.map((names) => (bareNames.test(names.at(-1) ?? '') ? 2 : 1))
  for (let round = 0; round < 5; round += 1) {
    const taken = Map.groupBy(parts.keys(), (place) => take(parts[place] ?? [], counts[place] ?? 1))
    for (const places of taken.values())
      if (places.length > 1) for (const place of places) counts[place] = (counts[place] ?? 1) + 1
  }
  return parts.map((names, place) => take(names, counts[place] ?? 1))
}
