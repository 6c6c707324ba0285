import type { Language } from '@bandari/i18n'

/** The supporter and the shop that the material is for. */
export interface Supporter {
  brand: string
  /** The registered name, in any script; empty when it is not known. */
  name: string
  code: string
  /** The language of the words on it. */
  language: Language
  link: string
  /** As it is dialled from abroad, with spaces; null where they leave it out. */
  telephone: string | null
}
