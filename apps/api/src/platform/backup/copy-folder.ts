import { copyFile, mkdir, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

interface Copy {
  from: string
  to: string
  /** Paths below `from` that stay behind, with all that they hold. */
  leavesOut: (path: string) => boolean
}

/** Copies a folder whose files may come and go meanwhile. Each is on the disk before the next; returns how many. */
export async function copyFolder({ from, to, leavesOut }: Copy, path = ''): Promise<number> {
  await mkdir(join(to, path), { recursive: true, mode: 0o700 })
  let copied = 0
  for (const entry of await readdir(join(from, path), { withFileTypes: true })) {
    const below = join(path, entry.name)
    if (leavesOut(below)) continue
    if (entry.isDirectory()) copied += await copyFolder({ from, to, leavesOut }, below)
    else if (entry.isFile() && (await copyOne(join(from, below), join(to, below)))) copied += 1
  }
  return copied
}

/** False for a file that is gone. */
export async function copyOne(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
  const file = await open(to, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
  return true
}
