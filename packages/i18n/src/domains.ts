import { type Language, languageCodes } from './languages.ts'

/** Staff work in two languages: nobody else sees their screens. */
const staffLanguages: readonly Language[] = ['en', 'fr']

/** The languages that a domain is written in; in any other its sentences are the English ones. `staff…` names a staff screen's. */
export function languagesOf(domain: string): readonly Language[] {
  return domain.startsWith('staff') ? staffLanguages : languageCodes
}

/** Whether a domain has a catalogue in a language. */
export function isWrittenIn(language: Language, domain: string): boolean {
  return languagesOf(domain).includes(language)
}
