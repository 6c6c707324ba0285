import { randomBytes } from 'node:crypto'
import { chown, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { openClient } from '../client.ts'
import type { EmbeddedPaths } from './paths.ts'
import { findServer } from './process.ts'

/** PostgreSQL's rules for who comes in (`pg_hba.conf`): through the socket only, with the password. */
const closed = 'local all all scram-sha-256\n'
/** Before a password is set; only we may enter the socket's folder. */
const open = 'local all all trust\n'

/** The password of this data folder, made at its first use. */
export async function readPassword(paths: EmbeddedPaths): Promise<string> {
  const { passwordFile, cluster } = paths
  const known = await readFile(passwordFile, 'utf8').catch(() => '')
  if (known !== '') return known
  // A password that was lost is made anew by whoever may write the folder.
  if ((await rulesOf(cluster)) === closed) {
    await writeRules(cluster, open)
    const living = await findServer(paths)
    if (living !== undefined) process.kill(living, 'SIGHUP')
  }
  const password = randomBytes(32).toString('base64url')
  await writeFile(passwordFile, password, { mode: 0o600 })
  return password
}

/** Makes the server demand the password. Data folders of older versions let in whoever reached the socket. */
export async function requirePassword(
  connection: ClientConfig,
  { cluster }: EmbeddedPaths,
): Promise<void> {
  if ((await rulesOf(cluster)) === closed) return
  const client = await openClient(connection)
  try {
    const { user = '', password } = connection
    await client.query(
      `alter role ${client.escapeIdentifier(user)} password ${client.escapeLiteral(String(password))}`,
    )
    await writeRules(cluster, closed)
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
}

function rulesOf(cluster: string): Promise<string | null> {
  return readFile(rulesFile(cluster), 'utf8').catch(() => null)
}

const rulesFile = (cluster: string) => join(cluster, 'pg_hba.conf')

/** Written atomically, and readable by the server. */
async function writeRules(cluster: string, rules: string): Promise<void> {
  const file = rulesFile(cluster)
  const { uid, gid } = await stat(cluster)
  await writeFile(`${file}.new`, rules, { mode: 0o600 })
  // Only root writes for somebody else; deploy/systemd lets nobody ask.
  if (uid !== process.getuid?.()) await chown(`${file}.new`, uid, gid)
  await rename(`${file}.new`, file)
}
