import { createHash } from 'node:crypto'
import { lstat, mkdir, chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The folders and files of one embedded server. */
export interface EmbeddedPaths {
  home: string
  cluster: string
  socketDir: string
  /** Whoever may read it may read the database. */
  passwordFile: string
  /** Names the process that stops the server at its end. */
  ownerFile: string
  log: string
}

/** Makes the folders, which nobody but us may enter. */
export async function openPaths(dataDir: string): Promise<EmbeddedPaths> {
  const home = resolve(dataDir, 'postgres')
  await mkdir(home, { recursive: true })
  await chmod(home, 0o700)
  const socketDir = socketDirOf(home)
  await mkdir(socketDir, { recursive: true, mode: 0o700 })
  await checkOwner(socketDir)
  await chmod(socketDir, 0o700)
  return {
    home,
    cluster: join(home, 'cluster'),
    socketDir,
    passwordFile: join(home, 'password'),
    ownerFile: join(home, 'owner.pid'),
    log: join(home, 'server.log'),
  }
}

/** Unix socket paths are limited to about 100 bytes. */
function socketDirOf(home: string): string {
  const near = join(home, 'socket')
  const short = createHash('sha256').update(home).digest('hex').slice(0, 12)
  return near.length < 80 ? near : join(tmpdir(), `bandari-${short}`)
}

/**
 * PostgreSQL's user where root may not make one for it (`runner.ts`). No distribution gives this number to anybody, and
 * systemd leaves 65520 to 65533 free (systemd.io/UIDS-GIDS), so no other program runs under it.
 */
export const serverUid = 65_521

/**
 * In a folder that everybody may write to, somebody else could have made ours before us, with their own server or their
 * own programs in it.
 */
export async function checkOwner(path: string): Promise<void> {
  const self = process.getuid?.()
  const { uid, mode } = await lstat(path)
  const isOurs = self === undefined || uid === self || (self === 0 && uid === serverUid)
  const isFolder = (mode & 0o170000) === 0o040000
  if (!isOurs || !isFolder) throw new Error(`${path} belongs to somebody else: remove it.`)
}
