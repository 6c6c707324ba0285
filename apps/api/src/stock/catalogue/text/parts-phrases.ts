import { keyOf, tokensOf, withoutAccents } from './tokens.ts'

/** A category of spares, with its names in every language of the shop. */
export interface NamedCategory {
  slug: string
  names: readonly string[]
}

export interface PartsPhrases {
  /** Slug by `keyOf` of a name, in the singular and the plural. */
  slugs: ReadonlyMap<string, string>
  /** Every word of a name, and every name as one word, for spelling. */
  words: ReadonlySet<string>
}

/** Names that say something else of a vehicle, or nothing: only what people add to them asks for spares. */
const notSpares: ReadonlySet<string> = new Set(
  [
    'body engine motor injini interior exterior doors seats portas bancos portes viti milango',
    'door seat porta banco porte kiti mlango turbo turbos',
    'charging coolant oils cooling electrical audio steering usukani direccao direction transmission',
    'gearboxes transmissao mwili carroceria carrosserie',
  ].flatMap((line) => line.split(' ')),
)

export function partsPhrases(categories: readonly NamedCategory[]): PartsPhrases {
  const slugs = new Map<string, string>()
  const words = new Set<string>()
  for (const { slug, names } of categories)
    for (const name of names)
      for (const phrase of numbersOf(tokensOf(name.replaceAll('&', ' and ')).map(withoutAccents))) {
        const key = keyOf(phrase)
        // A branch and a leaf may have one name: the branch, which comes first, holds both.
        if (notSpares.has(key) || slugs.has(key)) continue
        slugs.set(key, slug)
        for (const word of [...phrase, key]) words.add(word)
      }
  return { slugs, words }
}

/** `Brake Pads`: also `brake pad`; `Plaquettes de frein`: also `plaquette de frein`. */
function numbersOf(words: readonly string[]): string[][] {
  const last = words.map((word, index) => (index === words.length - 1 ? singular(word) : word))
  const first = words.map((word, index) => (index === 0 ? singular(word) : word))
  return [[...words], last, first, words.map(singular)]
}

function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  // `faróis`, `travões`.
  if (word.endsWith('ois')) return `${word.slice(0, -2)}l`
  if (word.endsWith('oes')) return `${word.slice(0, -3)}ao`
  return word.endsWith('s') ? word.slice(0, -1) : word
}
