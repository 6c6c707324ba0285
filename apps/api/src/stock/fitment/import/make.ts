import type { Notes } from './corrections.ts'
import { tidied } from './names.ts'
import { makes } from './spellings.data.ts'

interface ReadMake {
  name: string
  /** The part of the make's cell that belongs to the model. */
  model: string | null
}

export function readMake(text: string, notes: Notes): ReadMake | null {
  const name = tidied(text, notes)
  if (!/\p{L}/u.test(name)) return null
  const alias = makes[name.toUpperCase().replaceAll(' ', '')]
  if (!alias) return { name, model: null }
  notes.correct('make', name, alias.make)
  return { name: alias.make, model: alias.model ?? null }
}
