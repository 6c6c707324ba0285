import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A real S3 server beside the tests. */
export interface S3Server {
  /** The settings of a shop whose pictures lie in its bucket. */
  environment: Record<string, string>
  /** Ends the process, as a crash would; what was put stays. */
  kill: () => Promise<void>
  /** Starts it again, on the same port. */
  start: () => Promise<void>
  close: () => Promise<void>
}

const script = fileURLToPath(new URL('./s3-process.ts', import.meta.url))

export async function openS3(bucket = 'pictures'): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'bandari-s3-'))
  let { child, port } = await spawnServer(folder, '0', bucket)
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return {
    environment: {
      MEDIA_URL: `s3://${bucket}/shop`,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    },
    kill,
    start: async () => {
      ;({ child, port } = await spawnServer(folder, port, bucket))
    },
    close: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function spawnServer(folder: string, port: string, bucket: string) {
  // The server writes where a next page begins with DES, which OpenSSL keeps in its cellar.
  const child = spawn(
    process.execPath,
    ['--openssl-legacy-provider', script, folder, port, bucket],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  return { child, port: line }
}
