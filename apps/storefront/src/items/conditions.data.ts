import type { PlainMessageId } from '@bandari/i18n'

interface Condition {
  name: PlainMessageId
  /** Explains what the word promises, and what it does not. */
  meaning: PlainMessageId
}

/** By the word for an item's state, in small letters. */
const conditions: Readonly<Record<string, Condition>> = {
  new: { name: 'vehicle.new', meaning: 'items.meaning.new' },
  'new other': { name: 'items.condition.newOther', meaning: 'items.meaning.newOther' },
  'open box': { name: 'items.condition.openBox', meaning: 'items.meaning.openBox' },
  refurbished: { name: 'vehicle.refurbished', meaning: 'items.meaning.refurbished' },
  used: { name: 'vehicle.used', meaning: 'items.meaning.used' },
  'for parts or not working': {
    name: 'items.condition.forParts',
    meaning: 'items.meaning.forParts',
  },
}

function find(condition: string): Condition | undefined {
  const word = condition.toLowerCase()
  return Object.hasOwn(conditions, word) ? conditions[word] : undefined
}

/** Null for a seller's own word, which stays as it is written. */
export function nameOf(condition: string): PlainMessageId | null {
  return find(condition)?.name ?? null
}

export function meaningOf(condition: string): PlainMessageId {
  const known = find(condition)
  if (known) return known.meaning
  return condition.toLowerCase().includes('refurbished')
    ? 'items.meaning.refurbished'
    : 'items.meaning.unknown'
}
