import { po } from 'gettext-parser'
import type { Language } from '../src/languages.ts'
import type { Entry } from '../src/reading.ts'

/** A language as one file that any editor of translations opens: the id, what to know, the English, the translation. */
export function writeSheet(language: Language, entries: readonly Entry[]): string {
  const translations: Record<string, Record<string, object>> = {}
  for (const { id, english, description, translation } of entries) {
    translations[id] = {
      [english]: {
        msgctxt: id,
        msgid: english,
        msgstr: [translation ?? ''],
        ...(description === '' ? {} : { comments: { extracted: description } }),
      },
    }
  }
  const headers = { language, 'content-type': 'text/plain; charset=utf-8' }
  return po
    .compile({ charset: 'utf-8', headers, translations } as never, { foldLength: 0 })
    .toString()
}

/** The translations of a sheet by the sentences' ids; empty ones are left out. */
export function readSheet(text: string): Map<string, string> {
  const { translations } = po.parse(text)
  const found = new Map<string, string>()
  for (const [id, messages] of Object.entries(translations)) {
    const sentence = Object.values(messages)[0]?.msgstr[0]
    if (id !== '' && sentence) found.set(id, sentence)
  }
  return found
}
