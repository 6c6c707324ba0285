import { findModel, type KnownMake, type KnownModel } from './known-tree.ts'
import type { Notes } from './corrections.ts'
import { cased, keyOf } from './names.ts'
import type { RawVehicle } from './raw-vehicle.ts'
import { families, grades, halves } from './spellings.data.ts'

/** The model of a row, and the rest of the text for the variant. */
export interface ModelReading {
  known: KnownModel | null
  /** The name of a model that the tree does not have. */
  name: string
  variant: string
}

interface Naming {
  notes: Notes
  /** Whether the vehicle can be of this model, which must have been built in the vehicle's years. */
  isPossible: (model: KnownModel) => boolean
}

/** A model's name is the longest beginning of the text that is a model of the make; null when there is no name. */
export function nameModel(
  make: KnownMake,
  { model, text }: RawVehicle,
  { notes, isPossible }: Naming,
): ModelReading | null {
  if (model !== null) return nameStated(make, { model, text }, notes)
  const words = withoutMake(make, text.split(' '))
  const known = knownBeginnings(make, words)
  const best = known.find(({ model }) => isPossible(model)) ?? known[0]
  if (best) {
    const { name } = best.model
    return { known: best.model, name, variant: cased(words.slice(best.length).join(' '), notes) }
  }
  return (
    misspelt(make, words, notes) ?? familyOf(make, words.join(' '), notes) ?? newModel(words, notes)
  )
}

function nameStated(
  make: KnownMake,
  { model, text }: { model: string; text: string },
  notes: Notes,
): ModelReading | null {
  const known = findModel(make, model)
  if (known) return { known, name: known.name, variant: cased(text, notes) }
  const family = familyOf(make, `${model} ${text}`.trim(), notes) ?? familyOf(make, text, notes)
  if (family) return family
  if (keyOf(model) === '') return null
  return { known: null, name: cased(model, notes), variant: cased(text, notes) }
}

/** Longest first. */
function knownBeginnings(make: KnownMake, words: readonly string[]) {
  return Array.from({ length: Math.min(words.length, 5) }, (_, at) => at + 1)
    .toReversed()
    .flatMap((length) => {
      const model = findModel(make, words.slice(0, length).join(' '))
      return model ? { model, length } : []
    })
}

/** `ODSSEY` is an Odyssey. Short names and names with digits are too much alike. */
function misspelt(make: KnownMake, words: readonly string[], notes: Notes): ModelReading | null {
  const [first = '', ...rest] = words
  const wanted = first.toLowerCase()
  if (!/^[a-z]{5,}$/.test(wanted)) return null
  const known = [...make.models.values()].find(
    ({ slug }) => /^[a-z]{5,}$/.test(slug) && isOneSlip(wanted, slug),
  )
  if (!known) return null
  notes.correct('model-slip', first, known.name)
  return { known, name: known.name, variant: cased(rest.join(' '), notes) }
}

/** A letter missing, added, changed, or exchanged with its neighbour. */
export function isOneSlip(one: string, other: string): boolean {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [rest, otherRest] = [one.slice(at), other.slice(at)]
  if (rest.slice(1) === otherRest.slice(1)) return true
  if (rest.slice(1) === otherRest || rest === otherRest.slice(1)) return true
  const exchanged = rest[0] === otherRest[1] && rest[1] === otherRest[0]
  return exchanged && rest.slice(2) === otherRest.slice(2)
}

function familyOf(make: KnownMake, text: string, notes: Notes): ModelReading | null {
  for (const { make: name, pattern, model } of families) {
    const badge = name === make.name ? pattern.exec(text)?.[0] : undefined
    if (badge === undefined) continue
    const known = findModel(
      make,
      badge.replace(pattern, model).replace(/^[a-z]/, (a) => a.toUpperCase()),
    )
    if (!known) continue
    notes.correct('family', text, known.name)
    return { known, name: known.name, variant: cased(text, notes) }
  }
  return null
}

/** The first word, or two if one is only half a name; a capacity, a chassis or a grade is not a model. */
function newModel(words: readonly string[], notes: Notes): ModelReading | null {
  const [first = '', second] = words
  const isCapacity = /^\d\.\d/.test(first)
  const isChassis = /^(?=.*\d)[A-Z\d]{12,}$/.test(first)
  const isGrade = grades.has(first.toUpperCase())
  if (isCapacity || isChassis || isGrade || keyOf(first) === '') return null
  const isHalf = halves.has(first.toUpperCase()) && second !== undefined
  const length = isHalf ? 2 : 1
  const name = cased(words.slice(0, length).join(' '), notes)
  return { known: null, name, variant: cased(words.slice(length).join(' '), notes) }
}

/** `HONDA E ADVANCE` of Honda, `GREAT WALL STEED` of Great Wall, `ICHER PRO 6055` of Eicher. */
function withoutMake(make: KnownMake, words: readonly string[]): readonly string[] {
  const names = make.name.toUpperCase().split(' ')
  const said = words.slice(0, names.length).join(' ').toUpperCase()
  const name = names.join(' ')
  const isMake = said === name || said === name.slice(1)
  return isMake && words.length > names.length ? words.slice(names.length) : words
}
