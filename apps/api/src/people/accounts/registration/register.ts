import { randomBytes } from 'node:crypto'
import type { Context } from '../../../core/context.ts'
import type { Answer, Call, Handler } from '../../../core/contract.ts'
import type { Database } from '../../../platform/db/database.ts'
import { transact } from '../../../platform/http/transact.ts'
import { findAccountByEmail, insertAccount } from '../account.store.ts'
import { findCountryByText } from '../country.store.ts'
import { hashPassword, turnOf } from '../passwords/password.ts'
import { hashToken } from '../sessions/session.store.ts'
import { validatePassword } from '../passwords/password-rules.ts'
import { sendLink } from '../links/send-link.ts'
import { type PlainOrProblem, problem } from '../../../core/problem.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { nameProblems } from '../../../platform/fonts/letters-problem.ts'

type Problems = Record<string, PlainOrProblem[]>

const taken: Problems = { email: ['email_taken'] }

/**
 * A registration that is refused anyway is not hashed. Only the transaction reports a taken address; it also knows
 * whether this registration is a repeat.
 */
export const register: Handler<'register'> = async (context, call) => {
  const { body, language } = call
  const early = await validate(context.db, body)
  if ('problems' in early && !isOnlyTaken(early.problems)) return refuse(early.problems)
  const passwordHash = await hashPassword(body.password, turnOf(context, call))
  return transact(context, async (inside) => {
    const { db, clock } = inside
    // Somebody may have taken the address while the password was hashed.
    const result = await validate(db, body)
    if ('problems' in result) return refuse(result.problems)
    const { email, first_name, last_name } = body
    const proof = randomBytes(32).toString('base64url')
    const id = await insertAccount(db, {
      email,
      first_name,
      last_name,
      language,
      password_hash: passwordHash,
      country: result.country,
      date_joined: clock.now(),
      registration_proof: hashToken(proof),
    })
    if (id === null) return refuse(taken)
    await sendLink(inside, 'activate', { id, email, first_name, language }, body.next)
    return { status: 201, body: { email, proof } }
  })
}

type Registration = Call<'register'>['body']

/** The code of the country, or all that is wrong. */
async function validate(
  db: Database,
  body: Registration,
): Promise<{ country: string | null } | { problems: Problems }> {
  const country = body.country ? await findCountryByText(db, body.country) : null
  const problems: Problems = {
    ...((await findAccountByEmail(db, body.email)) ? taken : {}),
    ...(await checkRegistration({ db }, { body })),
  }
  return Object.keys(problems).length > 0 ? { problems } : { country: country?.code ?? null }
}

/** Reports problems without revealing who has an account here. */
export async function checkRegistration(
  { db }: Pick<Context, 'db'>,
  { body }: { body: Partial<Registration> },
): Promise<Problems> {
  const { email, confirm_email, password, country, first_name = '', last_name = '' } = body
  const differ =
    email !== undefined &&
    confirm_email !== undefined &&
    email.toLowerCase() !== confirm_email.toLowerCase()
  const person = { email: email ?? '', first_name, last_name }
  const weak = password === undefined ? [] : await validatePassword(password, person)
  const isUnknown = country ? !(await findCountryByText(db, country)) : false
  return {
    ...(differ ? { confirm_email: ['emails_differ'] } : {}),
    ...(weak.length > 0 ? { password: weak } : {}),
    ...nameProblems(body),
    ...(isUnknown ? { country: [problem('invalid_choice', { value: country ?? '' })] } : {}),
  }
}

function isOnlyTaken({ email, ...others }: Problems): boolean {
  return email !== undefined && Object.keys(others).length === 0
}

function refuse(problems: Problems): Answer<'register'> {
  return { status: 400, body: fieldErrors(problems) }
}
