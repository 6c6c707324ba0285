import { randomBytes } from 'node:crypto'
import type { Call, Handler } from '../../../core/contract.ts'
import type { Database } from '../../../platform/db/database.ts'
import { transact } from '../../../platform/http/transact.ts'
import { findAccountByEmail, insertAccount } from '../account.store.ts'
import { findCountryByText } from '../country.store.ts'
import { hashPassword } from '../passwords/password.ts'
import { hashToken } from '../sessions/session.store.ts'
import { validatePassword } from '../passwords/password-rules.ts'
import { sendLink } from '../links/send-link.ts'
import { problem } from '../../../core/problem.ts'
import { fieldErrors, type FieldProblems } from '../../../core/field-problems.ts'

const taken = { email: ['email_taken'] } satisfies FieldProblems

export const register: Handler<'register'> = async (context, { body, language }) => {
  const weak = validatePassword(body.password, body)
  // One that is refused anyway is not worth a hash.
  const passwordHash = weak.length > 0 ? null : await hashPassword(body.password)
  return transact(context, async (inside) => {
    const { db, clock } = inside
    const country = body.country ? await findCountryByText(db, body.country) : null
    const problems = {
      ...(await validate(db, body)),
      ...(weak.length > 0 ? { password: weak } : {}),
      ...(body.country && !country
        ? { country: [problem('invalid_choice', { value: body.country })] }
        : {}),
    }
    if (Object.keys(problems).length > 0) return { status: 400, body: fieldErrors(problems) }

    const { email, first_name, last_name } = body
    const proof = randomBytes(32).toString('base64url')
    const id = await insertAccount(db, {
      email,
      first_name,
      last_name,
      language,
      password_hash: passwordHash,
      country: country?.code ?? null,
      date_joined: clock.now(),
      registration_proof: hashToken(proof),
    })
    if (id === null) return { status: 400, body: fieldErrors(taken) }
    await sendLink(inside, 'activate', { id, email, first_name, language })
    return { status: 201, body: { email, proof } }
  })
}

async function validate(db: Database, body: Call<'register'>['body']) {
  const { email, confirm_email } = body
  return {
    ...((await findAccountByEmail(db, email)) ? taken : {}),
    ...(email.toLowerCase() === confirm_email.toLowerCase()
      ? {}
      : { confirm_email: ['emails_differ' as const] }),
  }
}
