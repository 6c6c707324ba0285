import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@bandari/api/src/platform/db/database.ts'
import { startEmbedded } from '@bandari/api/src/platform/db/embedded.ts'
import { openPostOffice, partsOf, type PostOffice } from '@bandari/api/test/helpers/post-office.ts'
import { addPictures } from '../cluster/pictures.ts'
import { hasProgram, type Program, run, start, waitUntil } from '../cluster/programs.ts'
import { type SendRequest, domain, openProxy, proxyPackages } from './proxy.ts'
import { checkMonitoring } from './monitoring.ts'
import { hasPostgres, openExternalDatabase, type ExternalDatabase } from './external-database.ts'
import { readUnit, repository, writeUnits } from './units.ts'

/** The steps of `docs/operating.md` on one machine. `onStep` receives the result of each, or why it was skipped. */
export interface RehearsalOptions {
  folder: string
  port: number
  onStep: (step: string, seconds: number, result: string) => void
}

interface Rehearsal extends RehearsalOptions {
  mails: PostOffice
  units: string[]
  shop: Program | null
  sendRequest: SendRequest
  pictures: string[]
  external: ExternalDatabase | null
}

const owner = 'owner@shop.test'
const password = 'kiln paper otter 31'

export async function rehearse(options: RehearsalOptions): Promise<void> {
  const { folder, port, onStep } = options
  const mails = await openPostOffice()
  writeFileSync(join(folder, 'shop.env'), settings(mails.url, port), { mode: 0o600 })
  mkdirSync(join(folder, 'data'), { mode: 0o700 })
  const units = writeUnits(folder)
  const initial = { shop: null, pictures: [], external: null }
  const state: Rehearsal = {
    ...options,
    mails,
    units,
    sendRequest: sendWithoutProxy(port),
    ...initial,
  }
  for (const [step, runStep] of steps) {
    const started = performance.now()
    const result = await runStep(state)
    onStep(step, (performance.now() - started) / 1000, result)
  }
  await mails.close()
}

/** `/etc/bandari/shop.env` for a first start. */
const settings = (smtp: string, port: number) =>
  [
    'NODE_ENV=production',
    `STOREFRONT_ORIGIN=https://${domain}`,
    `PORTAL_ORIGIN=https://portal.${domain}`,
    `SMTP_URL=${smtp}`,
    `MAIL_FROM=Orders <orders@${domain}>`,
    `SUPPORT_EMAIL=support@${domain}`,
    'BANK_DETAILS=Bank: Coast Bank|Account: 0200 5582 3319',
    'TRUST_PROXY=loopback',
    `PORT=${port}`,
    `METRICS_PORT=${port + 2}`,
    '',
  ].join('\n')

/** Without a proxy: sends the headers that a proxy adds. */
function sendWithoutProxy(port: number): SendRequest {
  return async (host, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-forwarded-host': host,
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '192.0.2.1',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const headers = Object.fromEntries(answer.headers)
    return { status: answer.status, text: await answer.text(), headers }
  }
}

const steps: [string, (state: Rehearsal) => Promise<string>][] = [
  ['systemd-analyze verify', verify],
  ['bandari.service', startShop],
  ['Caddyfile, with certificates', openTls],
  ['pnpm admin create', createOwner],
  ['deploy/prometheus', ({ folder, port }) => checkMonitoring(folder, port + 2, port + 3)],
  ['bandari-backup.service', backUp],
  ['pnpm backup', backUpByHand],
  ['SIGTERM', stopShop],
  ['pnpm restore', restore],
  ['pnpm restore --replace', restoreReplacing],
  ['what was restored', checkRestored],
  ['pnpm media:move', moveMedia],
  ['pnpm restore with DATABASE_URL', moveOut],
  ['pnpm restore back', moveBack],
]

async function verify({ folder, units }: Rehearsal): Promise<string> {
  if (!hasProgram('systemd-analyze')) return 'not run: this machine has no systemd'
  const args = ['verify', '--man=no', ...units]
  await run({ name: 'systemd-analyze', command: 'systemd-analyze', args, folder })
  return 'sound'
}

/** Starts the unit's command as systemd does; `overrides` replace some settings. */
async function startShop(
  state: Rehearsal,
  overrides: Record<string, string> = {},
): Promise<string> {
  const { folder, port, units } = state
  const unit = readUnit(units[0] ?? '')
  const shop = start({
    name: 'shop',
    command: 'sh',
    args: ['-c', `cd ${unit.folder} && exec ${unit.command}`],
    folder,
    env: { ...unit.environment, ...overrides },
  })
  await waitUntil('the shop is ready', async () => {
    if (!shop.isAlive()) return true
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
  })
  if (!shop.isAlive()) throw new Error(`the shop has ended: ${join(folder, 'shop.log')}`)
  state.shop = shop
  return '/readyz answers 200'
}

async function openTls(state: Rehearsal): Promise<string> {
  const missing = proxyPackages()
  if (missing.length > 0) return `not run: needs Debian’s ${missing.join(' and ')}`
  state.sendRequest = await openProxy(state.folder, state.port + 10, state.port)
  const { status, headers } = await state.sendRequest(domain, '/api/options/')
  if (status !== 200) throw new Error(`https://${domain} answers ${status}`)
  if (!headers['strict-transport-security']) throw new Error('Strict-Transport-Security is missing')
  return `https://${domain} and its portal answer, with certificates of a local authority`
}

let commands = 0

/** Runs a script of the root `package.json` with the shop's settings. Returns the first line of its output. */
async function runCommand(
  { folder, units }: Rehearsal,
  name: string,
  args: readonly string[],
  overrides: Record<string, string> = {},
): Promise<string> {
  const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const commandLine = (scripts[name] ?? '').replace(/^node /, `${process.execPath} `)
  commands += 1
  const log = `${commands}-${name.replaceAll(':', '-')}`
  await run({
    name: log,
    command: 'sh',
    args: ['-c', `cd ${repository} && exec ${commandLine} "$@"`, name, ...args],
    folder,
    env: { ...readUnit(units[0] ?? '').environment, ...overrides },
  })
  return (
    readFileSync(join(folder, `${log}.log`), 'utf8')
      .trim()
      .split('\n')[0] ?? ''
  )
}

async function createOwner(state: Rehearsal): Promise<string> {
  const { mails, sendRequest } = state
  await runCommand(state, 'admin', ['create', owner])
  const mail = mails.received.find(({ to }) => to.includes(owner))
  if (!mail) throw new Error('No mail arrived')
  const text = partsOf(mail)
    .map(({ content }) => content.toString())
    .join('\n')
  const [, uid, token] = /confirm\/(\w+)\/([\w-]+)/.exec(text) ?? []
  const { status } = await sendRequest(
    `portal.${domain}`,
    `/api/rest-auth/password/reset/confirm/${uid}/${token}/`,
    { uid, token, new_password1: password, new_password2: password },
  )
  if (status !== 200) throw new Error(`the link of the mail answers ${status}`)
  await checkSignIn(state)
  return 'the mail arrived, its link sets a password, and the owner signs in'
}

async function checkSignIn({ sendRequest }: Rehearsal) {
  const { status } = await sendRequest(`portal.${domain}`, '/api/auth/login/', {
    username: owner,
    password,
  })
  if (status !== 200) throw new Error(`the owner’s sign-in answers ${status}`)
}

/** Backs up pictures, too, while the shop runs. */
async function backUp(state: Rehearsal): Promise<string> {
  const { folder, units } = state
  const { connection } = await startEmbedded({ dataDir: join(folder, 'data') })
  const db = openDatabase({ ...connection, max: 1 })
  state.pictures = await addPictures(db, { DATA_DIR: join(folder, 'data') })
  await db.destroy()
  const unit = readUnit(units[1] ?? '')
  await run({
    name: 'backup-service',
    command: 'sh',
    args: ['-c', `cd ${unit.folder} && exec ${unit.command}`],
    folder,
    env: unit.environment,
  })
  return readFileSync(join(folder, 'backup-service.log'), 'utf8').split('\n')[0] ?? ''
}

function backUpByHand(state: Rehearsal): Promise<string> {
  return runCommand(state, 'backup', [join(state.folder, 'backups/first')])
}

async function stopShop({ shop }: Rehearsal): Promise<string> {
  await shop?.end()
  if (!shop?.hasSucceeded()) throw new Error('The shop did not exit with 0')
  return 'exited with 0'
}

const restoredEnv = (folder: string) => ({ DATA_DIR: join(folder, 'elsewhere') })

/** Restores the nightly backup, whose folder is named after its day. */
function restore(state: Rehearsal): Promise<string> {
  const { folder } = state
  const [nightly = ''] = readdirSync(join(folder, 'backups')).filter((name) => /^\d{4}-/.test(name))
  return runCommand(state, 'restore', [join(folder, 'backups', nightly)], restoredEnv(folder))
}

function restoreReplacing(state: Rehearsal): Promise<string> {
  const { folder } = state
  const args = [join(folder, 'backups/first'), '--replace']
  return runCommand(state, 'restore', args, restoredEnv(folder))
}

async function checkRestored(state: Rehearsal): Promise<string> {
  const { folder } = state
  await startShop(state, restoredEnv(folder))
  await checkSignIn(state)
  await checkPictures(state)
  for (const name of ['media', 'postgres'])
    if ((statSync(join(folder, 'elsewhere', name)).mode & 0o077) !== 0)
      throw new Error(`Other accounts may read the restored ${name}`)
  return 'the owner signs in, and the pictures are there'
}

async function checkPictures({ sendRequest, pictures }: Rehearsal) {
  for (const path of pictures) {
    const { status } = await sendRequest(domain, path)
    if (status !== 200) throw new Error(`${path} answers ${status}`)
  }
}

/** Moves pictures while the shop runs, then starts the shop with the bucket alone. */
async function moveMedia(state: Rehearsal): Promise<string> {
  const { folder, port } = state
  const s3 = {
    S3_ENDPOINT: `http://127.0.0.1:${port + 1}`,
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  }
  start({
    name: 's3',
    command: process.execPath,
    args: [
      '--openssl-legacy-provider',
      join(repository, 'apps/api/test/helpers/s3-process.ts'),
      join(folder, 's3'),
      String(port + 1),
      'pictures',
    ],
    folder,
  })
  await waitUntil('the bucket answers', async () => (await fetch(s3.S3_ENDPOINT)).status > 0)
  const move = () =>
    runCommand(state, 'media:move', ['--from', 'file:', '--to', 's3://pictures'], {
      ...restoredEnv(folder),
      ...s3,
    })
  await move()
  await stopShop(state)
  await startShop(state, { ...restoredEnv(folder), ...s3, MEDIA_URL: 's3://pictures' })
  await checkPictures(state)
  const result = await move()
  await stopShop(state)
  return result
}

const externalEnv = ({ folder, external }: Rehearsal) => ({
  DATA_DIR: join(folder, 'outside'),
  DATABASE_URL: external?.url ?? '',
})

/** Moves from the embedded database to Debian's PostgreSQL; the backup is taken while the shop runs. */
async function moveOut(state: Rehearsal): Promise<string> {
  const { folder, port } = state
  if (!hasPostgres()) return 'not run: needs Debian’s postgresql'
  state.external = await openExternalDatabase(port + 4)
  await startShop(state, restoredEnv(folder))
  const backup = [join(folder, 'backups/embedded')]
  await runCommand(state, 'backup', backup, restoredEnv(folder))
  await stopShop(state)
  const result = await runCommand(state, 'restore', backup, externalEnv(state))
  await startShop(state, externalEnv(state))
  await checkSignIn(state)
  await checkPictures(state)
  return `PostgreSQL ${state.external.version}: ${result}`
}

async function moveBack(state: Rehearsal): Promise<string> {
  const { folder, external } = state
  if (external === null) return 'not run'
  const back = { DATA_DIR: join(folder, 'back') }
  await runCommand(state, 'backup', [join(folder, 'backups/outside')], externalEnv(state))
  await stopShop(state)
  const result = await runCommand(state, 'restore', [join(folder, 'backups/outside')], back)
  await external.end()
  await startShop(state, back)
  await checkSignIn(state)
  await checkPictures(state)
  await stopShop(state)
  return result
}
