import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@bandari/api/src/platform/db/database.ts'
import { startEmbedded } from '@bandari/api/src/platform/db/embedded.ts'
import { openPostOffice, partsOf, type PostOffice } from '@bandari/api/test/helpers/post-office.ts'
import { keepPictures } from '../cluster/pictures.ts'
import { hasProgram, type Program, run, start, until } from '../cluster/programs.ts'
import { type Ask, domain, openProxy, proxyPackages } from './proxy.ts'
import { watch } from './watching.ts'
import { hasPostgres, openOtherDatabase, type OtherDatabase } from './other-database.ts'
import { readUnit, repository, writeUnits } from './units.ts'

/** `docs/operating.md` on one machine, command by command. Told what was done, or that it was not and why. */
export interface OneMachine {
  folder: string
  port: number
  tell: (step: string, seconds: number, said: string) => void
}

interface Scene extends OneMachine {
  mails: PostOffice
  units: string[]
  shop: Program | null
  ask: Ask
  pictures: string[]
  other: OtherDatabase | null
}

const owner = 'owner@shop.test'
const password = 'kiln paper otter 31'

export async function rehearse(given: OneMachine): Promise<void> {
  const { folder, port, tell } = given
  const mails = await openPostOffice()
  writeFileSync(join(folder, 'shop.env'), settings(mails.url, port), { mode: 0o600 })
  mkdirSync(join(folder, 'data'), { mode: 0o700 })
  const units = writeUnits(folder)
  const nothing = { shop: null, pictures: [], other: null }
  const scene: Scene = { ...given, mails, units, ask: straight(port), ...nothing }
  for (const [step, act] of steps) {
    const began = performance.now()
    const said = await act(scene)
    tell(step, (performance.now() - began) / 1000, said)
  }
  await mails.close()
}

/** `/etc/bandari/shop.env` of the first day. */
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

/** Without a proxy: as the one that would stand before it. */
function straight(port: number): Ask {
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

const steps: [string, (scene: Scene) => Promise<string>][] = [
  ['systemd-analyze verify', verify],
  ['bandari.service', startShop],
  ['Caddyfile, with certificates', openTls],
  ['pnpm admin create', createOwner],
  ['deploy/prometheus', ({ folder, port }) => watch(folder, port + 2, port + 3)],
  ['bandari-backup.service', backUp],
  ['pnpm backup', backUpByHand],
  ['SIGTERM', stopShop],
  ['pnpm restore', restore],
  ['pnpm restore --replace', restoreAgain],
  ['what was restored', lookAtRestored],
  ['pnpm media:move', moveMedia],
  ['pnpm restore with DATABASE_URL', moveOut],
  ['pnpm restore back', moveBack],
]

async function verify({ folder, units }: Scene): Promise<string> {
  if (!hasProgram('systemd-analyze')) return 'not run: this machine has no systemd'
  const args = ['verify', '--man=no', ...units]
  await run({ name: 'systemd-analyze', command: 'systemd-analyze', args, folder })
  return 'sound'
}

/** As systemd would, with what it is given in the place of some settings. */
async function startShop(scene: Scene, changes: Record<string, string> = {}): Promise<string> {
  const { folder, port, units } = scene
  const unit = readUnit(units[0] ?? '')
  const shop = start({
    name: 'shop',
    command: 'sh',
    args: ['-c', `cd ${unit.folder} && exec ${unit.command}`],
    folder,
    env: { ...unit.environment, ...changes },
  })
  await until('the shop is ready', async () => {
    if (!shop.isAlive()) return true
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
  })
  if (!shop.isAlive()) throw new Error(`the shop has ended: ${join(folder, 'shop.log')}`)
  scene.shop = shop
  return '/readyz answers 200'
}

async function openTls(scene: Scene): Promise<string> {
  const missing = proxyPackages()
  if (missing.length > 0) return `not run: needs Debian’s ${missing.join(' and ')}`
  scene.ask = await openProxy(scene.folder, scene.port + 10, scene.port)
  const { status, headers } = await scene.ask(domain, '/api/options/')
  if (status !== 200) throw new Error(`https://${domain} answers ${status}`)
  if (!headers['strict-transport-security']) throw new Error('nobody is told to stay with TLS')
  return `https://${domain} and its portal answer, with certificates of a local authority`
}

let commands = 0

/** A command of the root `package.json`, with the settings of the shop. */
async function command(
  { folder, units }: Scene,
  name: string,
  args: readonly string[],
  changes: Record<string, string> = {},
): Promise<string> {
  const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const line = (scripts[name] ?? '').replace(/^node /, `${process.execPath} `)
  commands += 1
  const log = `${commands}-${name.replaceAll(':', '-')}`
  await run({
    name: log,
    command: 'sh',
    args: ['-c', `cd ${repository} && exec ${line} "$@"`, name, ...args],
    folder,
    env: { ...readUnit(units[0] ?? '').environment, ...changes },
  })
  return (
    readFileSync(join(folder, `${log}.log`), 'utf8')
      .trim()
      .split('\n')[0] ?? ''
  )
}

async function createOwner(scene: Scene): Promise<string> {
  const { mails, ask } = scene
  await command(scene, 'admin', ['create', owner])
  const mail = mails.received.find(({ to }) => to.includes(owner))
  if (!mail) throw new Error('no mail came')
  const said = partsOf(mail)
    .map(({ content }) => content.toString())
    .join('\n')
  const [, uid, token] = /confirm\/(\w+)\/([\w-]+)/.exec(said) ?? []
  const { status } = await ask(
    `portal.${domain}`,
    `/api/rest-auth/password/reset/confirm/${uid}/${token}/`,
    { uid, token, new_password1: password, new_password2: password },
  )
  if (status !== 200) throw new Error(`the link of the mail answers ${status}`)
  await demandSignIn(scene)
  return 'the mail came, its link sets a password, and it signs in'
}

async function demandSignIn({ ask }: Scene) {
  const { status } = await ask(`portal.${domain}`, '/api/auth/login/', {
    username: owner,
    password,
  })
  if (status !== 200) throw new Error(`the owner’s sign-in answers ${status}`)
}

/** While the shop goes on; with pictures in it. */
async function backUp(scene: Scene): Promise<string> {
  const { folder, units } = scene
  const { connection } = await startEmbedded({ dataDir: join(folder, 'data') })
  const db = openDatabase({ ...connection, max: 1 })
  scene.pictures = await keepPictures(db, { DATA_DIR: join(folder, 'data') })
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

function backUpByHand(scene: Scene): Promise<string> {
  return command(scene, 'backup', [join(scene.folder, 'backups/first')])
}

async function stopShop({ shop }: Scene): Promise<string> {
  await shop?.end()
  if (!shop?.isWell()) throw new Error('the shop ended badly')
  return 'ended by itself, with 0'
}

const elsewhere = (folder: string) => ({ DATA_DIR: join(folder, 'elsewhere') })

/** Last night's, which lies under its day. */
function restore(scene: Scene): Promise<string> {
  const { folder } = scene
  const [night = ''] = readdirSync(join(folder, 'backups')).filter((name) => /^\d{4}-/.test(name))
  return command(scene, 'restore', [join(folder, 'backups', night)], elsewhere(folder))
}

function restoreAgain(scene: Scene): Promise<string> {
  const { folder } = scene
  const args = [join(folder, 'backups/first'), '--replace']
  return command(scene, 'restore', args, elsewhere(folder))
}

async function lookAtRestored(scene: Scene): Promise<string> {
  const { folder } = scene
  await startShop(scene, elsewhere(folder))
  await demandSignIn(scene)
  await demandPictures(scene)
  for (const name of ['media', 'postgres'])
    if ((statSync(join(folder, 'elsewhere', name)).mode & 0o077) !== 0)
      throw new Error(`others may read ${name} of what was restored`)
  return 'the owner signs in, and the pictures are there'
}

async function demandPictures({ ask, pictures }: Scene) {
  for (const path of pictures) {
    const { status } = await ask(domain, path)
    if (status !== 200) throw new Error(`${path} answers ${status}`)
  }
}

/** While the shop goes on; then it is started with the bucket alone. */
async function moveMedia(scene: Scene): Promise<string> {
  const { folder, port } = scene
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
  await until('the bucket answers', async () => (await fetch(s3.S3_ENDPOINT)).status > 0)
  const move = () =>
    command(scene, 'media:move', ['--from', 'file:', '--to', 's3://pictures'], {
      ...elsewhere(folder),
      ...s3,
    })
  await move()
  await stopShop(scene)
  await startShop(scene, { ...elsewhere(folder), ...s3, MEDIA_URL: 's3://pictures' })
  await demandPictures(scene)
  const said = await move()
  await stopShop(scene)
  return said
}

const outside = ({ folder, other }: Scene) => ({
  DATA_DIR: join(folder, 'outside'),
  DATABASE_URL: other?.url ?? '',
})

/** From the embedded database, while the shop goes on, to Debian's. */
async function moveOut(scene: Scene): Promise<string> {
  const { folder, port } = scene
  if (!hasPostgres()) return 'not run: needs Debian’s postgresql'
  scene.other = await openOtherDatabase(port + 4)
  await startShop(scene, elsewhere(folder))
  await command(scene, 'backup', [join(folder, 'backups/embedded')], elsewhere(folder))
  await stopShop(scene)
  const said = await command(scene, 'restore', [join(folder, 'backups/embedded')], outside(scene))
  await startShop(scene, outside(scene))
  await demandSignIn(scene)
  await demandPictures(scene)
  return `PostgreSQL ${scene.other.version}: ${said}`
}

async function moveBack(scene: Scene): Promise<string> {
  const { folder, other } = scene
  if (other === null) return 'not run'
  const back = { DATA_DIR: join(folder, 'back') }
  await command(scene, 'backup', [join(folder, 'backups/outside')], outside(scene))
  await stopShop(scene)
  const said = await command(scene, 'restore', [join(folder, 'backups/outside')], back)
  await other.end()
  await startShop(scene, back)
  await demandSignIn(scene)
  await demandPictures(scene)
  await stopShop(scene)
  return said
}
