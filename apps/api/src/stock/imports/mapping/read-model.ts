import { makeSynonyms, modelSynonyms } from '../../catalogue/text/free-text.data.ts'
import { plainWord } from '../../listings/plain-word.ts'
import type { Make, Model, Subjects } from '../find-subject.ts'
import { makeWords, modelPatterns } from './subject-words.data.ts'

const synonymOfMake = new Map(
  [...Object.entries(makeSynonyms), ...Object.entries(makeWords)].map(([word, make]) => [
    plainWord(word),
    plainWord(make),
  ]),
)

const synonymOfModel = new Map(
  Object.entries(modelSynonyms).map(([word, path]) => {
    const [make = '', model = ''] = path.split('/')
    return [`${plainWord(make)} ${plainWord(word)}`, plainWord(model)]
  }),
)

/** A make by its name, or by another one that people use. */
export function makeOf({ makes }: Subjects, text: string): Make | null {
  const plain = plainWord(text)
  return makes.get(plain) ?? makes.get(synonymOfMake.get(plain) ?? '') ?? null
}

/** A model by its name, by another one that people use, or by the way in which its series is written: `3`, `3er`, `C 180`. */
export function modelOf(make: Make, text: string): Model | null {
  const plain = plainWord(text)
  if (plain === '') return null
  const direct =
    make.models.get(plain) ??
    make.models.get(synonymOfModel.get(`${plainWord(make.name)} ${plain}`) ?? '')
  if (direct) return direct
  for (const { make: of, from, to } of modelPatterns) {
    if (of !== make.name || !from.test(plain)) continue
    const names = to.map((name) => plainWord(plain.replace(from, name)))
    const named = names.map((name) => make.models.get(name)).find((model) => model !== undefined)
    if (named) return named
  }
  return null
}

/** The make that a text names, alone or in its words. */
export function makeIn(subjects: Subjects, text: string): Make | null {
  const runs = runsOf(text, 3)
  for (const { joined } of runs) {
    const make = joined.length > 1 ? makeOf(subjects, joined) : null
    if (make) return make
  }
  return null
}

/**
 * The model of a make that a text names, such as a title or a model with its trim: of several the longest name, and then
 * the first. A year is no model, though Peugeot has built a 2008.
 */
export function modelIn(make: Make, text: string, year = ''): Model | null {
  const own = plainWord(make.name)
  for (const { joined, words } of runsOf(text, 4)) {
    if (joined === own || (words === 1 && joined === year)) continue
    // A lone letter is a trim, and digits are a size, such as `1 6`, unless they stand behind the make: `Mazda 3`, `Saab 9-3`.
    if (words === 1 && /^\p{L}$/u.test(joined)) continue
    const isSize = words > 1 ? /^\d+$/.test(joined) : /^\d$/.test(joined)
    const model = isSize && !followsMake(text, own, joined) ? null : modelOf(make, joined)
    if (model) return model
  }
  return null
}

/** `Mazda 3`, but not `3 doors`. */
function followsMake(text: string, make: string, digits: string): boolean {
  return wordsOf(text).join('').includes(`${make}${digits}`)
}

/** The make and model that a text names without help, when only one make has such a model. */
export function subjectIn(
  subjects: Subjects,
  text: string,
  year = '',
): { make: Make; model: Model } | null {
  const make = makeIn(subjects, text)
  if (make) {
    const model = modelIn(make, text, year)
    return model ? { make, model } : null
  }
  const index = modelIndex(subjects)
  for (const { joined } of runsOf(text, 4)) {
    const found = index.get(joined) ?? []
    if (found.length === 1 && joined !== year) return found[0] ?? null
  }
  return null
}

type Subject = { make: Make; model: Model }

const indexes = new WeakMap<Subjects, ReadonlyMap<string, Subject[]>>()

/** Models by their names, of all makes; a number alone may be a size, a mileage or a price. */
function modelIndex(subjects: Subjects): ReadonlyMap<string, Subject[]> {
  const cached = indexes.get(subjects)
  if (cached) return cached
  const index = new Map<string, Subject[]>()
  for (const make of new Set(subjects.makes.values()))
    for (const model of new Set(make.models.values())) {
      const name = plainWord(model.name)
      if (name.length < 3 || !/\p{L}{2}/u.test(name)) continue
      index.set(name, [...(index.get(name) ?? []), { make, model }])
    }
  indexes.set(subjects, index)
  return index
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Words that stand together, joined: the most words first, and then from the left. */
function runsOf(text: string, most: number): { joined: string; words: number }[] {
  const words = wordsOf(text).slice(0, longestText)
  const runs: { joined: string; words: number }[] = []
  for (let length = most; length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1)
      runs.push({ joined: words.slice(from, from + length).join(''), words: length })
  return runs
}

/** A title has 80 characters or so; a make and a model stand near its beginning. */
const longestText = 24
