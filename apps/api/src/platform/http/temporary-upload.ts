import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * An upload on the disk while it arrives, which may take a slow line minutes, and until it is read. The file is unlinked at once,
 * so nothing of it stays when the process is killed.
 */
export class TemporaryUpload {
  readonly #file: FileHandle
  length = 0

  private constructor(file: FileHandle) {
    this.#file = file
  }

  static async open(folder: string): Promise<TemporaryUpload> {
    await mkdir(folder, { recursive: true })
    const path = join(folder, randomUUID())
    const file = await open(path, 'wx+', 0o600)
    await rm(path)
    return new TemporaryUpload(file)
  }

  async write(chunk: Buffer): Promise<void> {
    await this.#file.write(chunk, 0, chunk.length, this.length)
    this.length += chunk.length
  }

  /** To read it where it lies. */
  get fd(): number {
    return this.#file.fd
  }

  /** Returns all bytes and closes the file, which is gone afterwards. */
  async take(): Promise<Buffer> {
    try {
      const data = Buffer.allocUnsafe(this.length)
      let read = 0
      while (read < data.length) {
        const { bytesRead } = await this.#file.read(data, read, data.length - read, read)
        if (bytesRead === 0) throw new Error('a temporary upload is shorter than it was')
        read += bytesRead
      }
      return data
    } finally {
      await this.discard()
    }
  }

  async discard(): Promise<void> {
    await this.#file.close()
  }
}
