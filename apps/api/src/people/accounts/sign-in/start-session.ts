import { type Language, sourceLanguage } from '@bandari/i18n'
import type { Database } from '../../../platform/db/database.ts'
import { type AccountRecord, setLanguage } from '../account.store.ts'
import { insertSession } from '../sessions/session.store.ts'

interface SignIn {
  account: AccountRecord
  /** Of the page. */
  language: Language
  now: Date
}

/**
 * Signs a person in and returns the token. An account in English, which is what nobody had to choose, takes the language
 * of the page; another one was chosen and stays.
 */
export async function startSession(
  db: Database,
  { account, language, now }: SignIn,
): Promise<string> {
  const isChosen = account.language !== sourceLanguage
  if (!isChosen && language !== sourceLanguage) await setLanguage(db, account.id, language)
  return insertSession(db, account.id, now)
}
