import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { offeredLanguage } from '../../../core/language.ts'
import { problem } from '../../../core/problem.ts'
import { setLanguage } from '../account.store.ts'
import { profileOf } from './profile.ts'

export const updateProfile: Handler<'updateProfile'> = async (
  { db, settings },
  { account, body },
) => {
  const language = offeredLanguage(settings, body.language)
  if (language === null) {
    const refused = { language: [problem('invalid_choice', { value: body.language })] }
    return { status: 400, body: fieldErrors(refused) }
  }
  await setLanguage(db, account.id, language)
  return { status: 200, body: await profileOf(db, { ...account, language }) }
}
