import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface KeySource {
  /** 32 bytes in base64, for shops with several processes. */
  secretKey: string | undefined
  dataDir: string
}

const keyLength = 32

/** The setting, else the file `DATA_DIR/secret.key`, which is made with mode 0600 when there is none. */
export function readSecretKey({ secretKey, dataDir }: KeySource): Buffer {
  if (secretKey !== undefined) return checked(secretKey, 'The setting SECRET_KEY')
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, 'secret.key')
  const written = read(path) ?? make(path)
  return checked(written, path)
}

function checked(text: string, where: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== keyLength) throw new Error(`${where} must be ${keyLength} bytes in base64.`)
  return key
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Written whole under another name and then linked, so that of two processes one makes it and both read the same. */
function make(path: string): string {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, `${randomBytes(keyLength).toString('base64')}\n`, {
    mode: 0o600,
    flag: 'wx',
  })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(path, 'utf8')
}
