import type { Call, Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { offeredLanguage } from '../../../core/language.ts'
import { nameProblems } from '../../../platform/fonts/letters-problem.ts'
import { readMobile } from '../../../core/phone.ts'
import { type PlainOrProblem, problem } from '../../../core/problem.ts'
import { changeProfile, type ProfileColumns } from '../account.store.ts'
import { findCountry } from '../country.store.ts'
import { switchNotifications } from '../notifications/muted-mails.store.ts'
import { profileOf } from './profile.ts'

/** Everything is validated before anything is changed; fields that are not named stay. */
export const updateProfile: Handler<'updateProfile'> = async (
  { db, settings, clock },
  { account, body },
) => {
  const { language: wanted, notifications = {}, ...facts } = body
  const language = wanted === undefined ? undefined : offeredLanguage(settings, wanted)
  const changed = tidy(facts, account.country)
  const { country } = changed
  const problems = {
    ...problemsOf(changed),
    ...(country !== undefined &&
      !(await findCountry(db, country)) && {
        country: [problem('invalid_choice', { value: country })],
      }),
    ...(language === null && { language: [problem('invalid_choice', { value: wanted ?? '' })] }),
  }
  if (language === null || Object.keys(problems).length > 0)
    return { status: 400, body: fieldErrors(problems) }
  const columns: ProfileColumns = { ...changed, ...(language !== undefined && { language }) }
  if (Object.keys(columns).length > 0) await changeProfile(db, account.id, columns)
  await switchNotifications(db, {
    accountId: account.id,
    wanted: notifications,
    now: clock.now(),
  })
  return { status: 200, body: await profileOf(db, { ...account, ...columns }) }
}

type ProfileChange = Omit<Call<'updateProfile'>['body'], 'language' | 'notifications'>

/** An emptied postcode or telephone is stored as null. The contract has trimmed them, and names are never blank. */
function tidy(
  { country, postcode, phone, ...names }: ProfileChange,
  former: string | null,
): Omit<ProfileColumns, 'language'> {
  const home = country?.toUpperCase() ?? former
  return {
    ...names,
    ...(country !== undefined && { country: country.toUpperCase() }),
    ...(postcode !== undefined && { postcode: postcode || null }),
    ...(phone !== undefined && { phone: phone ? (readMobile(phone, home) ?? phone) : null }),
  }
}

function problemsOf(columns: ProfileColumns): Record<string, PlainOrProblem[]> {
  const { phone } = columns
  return {
    ...(phone && !readMobile(phone) && { phone: ['mobile_invalid'] }),
    ...nameProblems(columns),
  }
}
