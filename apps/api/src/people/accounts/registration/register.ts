import type { Call, Handler } from '../../../core/contract.ts'
import type { Database } from '../../../platform/db/database.ts'
import { findAccountByEmail, insertAccount } from '../account.store.ts'
import { findCountryByText } from '../country.store.ts'
import { hashPassword } from '../passwords/password.ts'
import { validatePassword } from '../passwords/password-rules.ts'
import { sendLink } from '../links/send-link.ts'

const taken = { email: ['A user with this email already exists'] }

export const register: Handler<'register'> = async (context, { body, language }) => {
  const { db, clock } = context
  const country = body.country ? await findCountryByText(db, body.country) : null
  const problems = {
    ...(await validate(db, body)),
    ...(body.country && !country ? { country: [`"${body.country}" is not a valid choice.`] } : {}),
  }
  if (Object.keys(problems).length > 0) return { status: 400, body: problems }

  const { email, first_name, last_name } = body
  const id = await insertAccount(db, {
    email,
    first_name,
    last_name,
    language,
    password_hash: await hashPassword(body.password),
    country: country?.code ?? null,
    date_joined: clock.now(),
  })
  if (id === null) return { status: 400, body: taken }
  await sendLink(context, 'activate', { id, email, first_name, language })
  return { status: 201, body: { email } }
}

async function validate(db: Database, body: Call<'register'>['body']) {
  const { email, confirm_email, password } = body
  const weak = validatePassword(password, body)
  return {
    ...((await findAccountByEmail(db, email)) ? taken : {}),
    ...(email.toLowerCase() === confirm_email.toLowerCase()
      ? {}
      : { confirm_email: ['Email addresses do not match'] }),
    ...(weak.length > 0 ? { password: weak } : {}),
  }
}
