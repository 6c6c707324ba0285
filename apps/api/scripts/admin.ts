import { parseArgs } from 'node:util'
import { string } from 'yup'
import { systemClock } from '../src/core/clock.ts'
import { ExpectedError } from '../src/core/expected-error.ts'
import { openLog } from '../src/core/log.ts'
import { readSettings } from '../src/settings.ts'
import type { Settings } from '../src/core/settings.ts'
import { refuseToStart } from '../src/start-rules.ts'
import {
  type CreationResult,
  createAdministrator,
} from '../src/people/staff/create-administrator.ts'
import { connect } from '../src/platform/db/connect.ts'
import { type Database, openDatabase } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openOutbox } from '../src/platform/mail/worker.ts'
import { openSigning } from '../src/platform/signing/open-signing.ts'
import { attachProForma } from '../src/selling/orders/pro-forma/pro-forma.ts'

/** `pnpm admin create EMAIL`: creates the first administrator of a shop, or another one when nobody can sign in. */
const usage = `pnpm admin create EMAIL [--name "Grace Banda"] [--promote]

Mails a link by which they choose their password. It is printed where no mail leaves (without SMTP_URL).
--promote   also when the address has an account already, which keeps its password`

class AdminError extends ExpectedError {
  override name = 'AdminError'
}

try {
  await run()
} catch (error) {
  console.error(error instanceof ExpectedError ? error.message : error)
  process.exit(1)
}

async function run() {
  const options = readArguments()
  const settings = readSettings(process.env)
  const unsafe = settings.production ? refuseToStart(settings) : null
  if (unsafe !== null) throw new AdminError(unsafe)
  const connection = await connect(settings)
  try {
    await migrate(connection.config)
    const db = openDatabase({ ...connection.config, max: 4 })
    try {
      const creation = await createAdministrator({ db, clock: systemClock, settings }, options)
      console.log(await resultMessage(creation, { db, settings, email: options.email }))
    } finally {
      await db.destroy()
    }
  } finally {
    await connection.stop()
  }
}

interface MessageContext {
  db: Database
  settings: Settings
  email: string
}

async function resultMessage(
  creation: CreationResult,
  { db, settings, email }: MessageContext,
): Promise<string> {
  switch (creation.result) {
    case 'create':
    case 'invite':
      await sendMails(db, settings)
      return settings.smtpUrl === undefined
        ? `${email} is an administrator and chooses a password here, once and within a day:\n${creation.url}`
        : `${email} is an administrator and gets a mail by which to choose a password, within a day. If it does not arrive, run this again.`
    case 'promote':
      return `${email} is an administrator from now on, with the password they have. They were signed out everywhere.`
    case 'is-administrator':
      throw new AdminError(
        `${email} is an administrator already. A forgotten password is chosen anew on the sign-in page.`,
      )
    case 'has-account':
      throw new AdminError(
        `${email} has an account already, which somebody else may have opened. If it is the right one: pnpm admin create ${email} --promote`,
      )
    case 'not-activated':
      throw new AdminError(
        `${email} has an account that was never activated. Its owner follows the link in the activation mail first.`,
      )
    case 'deactivated':
      throw new AdminError(
        `The account of ${email} was closed by staff. An administrator opens it again in the portal.`,
      )
  }
}

/** Sends mails at once, because the shop may not be running. Mails that fail stay in the outbox for the shop. */
async function sendMails(db: Database, settings: Settings) {
  const signing = await openSigning(settings, systemClock.now())
  const attach = (order: number) =>
    attachProForma({ db, settings, clock: systemClock, signing }, order)
  const outbox = openOutbox({ db, settings, clock: systemClock, log: openLog('error'), attach })
  await outbox.drain()
  await outbox.close()
}

function readArguments() {
  const { values, positionals } = parse()
  const [what, email, ...more] = positionals
  if (what !== 'create' || email === undefined || more.length > 0) throw new AdminError(usage)
  if (!string().email().max(255).isValidSync(email) || email === '') {
    throw new AdminError(`${email} is no e-mail address.`)
  }
  const [first_name = '', ...rest] = (values.name ?? email.split('@')[0] ?? '').trim().split(/\s+/)
  if (first_name === '') throw new AdminError('--name wants a name.')
  return { email, first_name, last_name: rest.join(' '), promote: values.promote }
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { name: { type: 'string' }, promote: { type: 'boolean', default: false } },
    })
  } catch (error) {
    throw new AdminError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}
