import type { Suggestions } from '@bandari/sdk'

export type Suggestion = Suggestions['suggestions'][number]

/** Something that a search may ask for. */
export interface Named {
  kind: Suggestion['kind']
  /** What the search box is filled with. */
  text: string
  /** Other names by which it is found: a model's without its make. */
  also: readonly string[]
  /** Listed vehicles; null for what is no vehicle. */
  count: number | null
}

/** A name as it is compared. */
export interface Entry extends Named {
  keys: readonly string[]
}

/** So many of each kind at most, in this order. */
const most: readonly [Suggestion['kind'], number][] = [
  ['make', 2],
  ['model', 4],
  ['parts', 3],
  ['place', 2],
]

export const mostSuggestions = 8

/** Small letters without accents, one space between words. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

export function entryOf(named: Named): Entry {
  return { ...named, keys: [named.text, ...named.also].map(plain) }
}

/** The commonest first; of those that are as common, and of what is no vehicle, in the order that they came. */
export function inOrder(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))
}

/** What begins with the typed text before what has a word that does. `entries` are in order. */
export function suggest(typed: string, entries: readonly Entry[]): Suggestion[] {
  const text = plain(typed)
  if (text === '') return []
  const found = [
    ...entries.filter(({ keys }) => keys.some((key) => begins(key, text))),
    ...entries.filter(
      ({ keys }) =>
        keys.some((key) => key.includes(` ${text}`)) && !keys.some((key) => begins(key, text)),
    ),
  ]
  const wholes = most.flatMap(([kind, n]) =>
    found.filter((entry) => entry.kind === kind).slice(0, n),
  )
  return [...wholes.map(told), ...placesBehind(typed, entries)].slice(0, mostSuggestions)
}

/** `rav 4` begins `rav4`, too. */
function begins(key: string, text: string): boolean {
  if (key.startsWith(text)) return true
  return text.includes(' ') || key.includes(' ')
    ? key.replaceAll(' ', '').startsWith(text.replaceAll(' ', ''))
    : false
}

function told({ kind, text, count }: Entry): Suggestion {
  return { kind, text, count }
}

/** `vitz nai` → `vitz Nairobi`: a place behind the name of a make or a model. */
function placesBehind(typed: string, entries: readonly Entry[]): Suggestion[] {
  const [, head = '', tail = ''] = /^(.*\S)\s+(\S{2,})$/.exec(typed.trimStart()) ?? []
  const [name, place] = [plain(head), plain(tail)]
  if (name === '' || place === '') return []
  const isNamed = entries.some(
    ({ kind, keys }) => (kind === 'make' || kind === 'model') && keys.includes(name),
  )
  if (!isNamed) return []
  return entries
    .filter(({ kind, keys }) => kind === 'place' && keys.some((key) => key.startsWith(place)))
    .slice(0, 2)
    .map(({ kind, text }) => ({ kind, text: `${head} ${text}`, count: null }))
}
