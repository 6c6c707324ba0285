import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repository = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/\/$/, '')

/** How systemd starts a service. */
export interface Unit {
  /** A shell command. */
  command: string
  folder: string
  environment: Record<string, string>
}

const unitNames = ['bandari.service', 'bandari-backup.service', 'bandari-backup.timer']

/** Writes the units of `deploy/systemd/` with folders of this machine. Returns their paths. */
export function writeUnits(folder: string): string[] {
  mkdirSync(join(folder, 'units'), { recursive: true })
  return unitNames.map((name) => {
    const text = readFileSync(join(repository, 'deploy/systemd', name), 'utf8')
      .replaceAll('/srv/bandari', repository)
      .replaceAll('/var/lib/bandari', join(folder, 'data'))
      .replaceAll('/var/backups/bandari', join(folder, 'backups'))
      .replaceAll('/etc/bandari', folder)
    const file = join(folder, 'units', name)
    writeFileSync(file, text)
    return file
  })
}

export function readUnit(file: string): Unit {
  const text = readFileSync(file, 'utf8')
  const valuesOf = (key: string) =>
    [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value)
  const [command = '', ...more] = valuesOf('ExecStart')
  const [folder = ''] = valuesOf('WorkingDirectory')
  if (command === '' || folder === '' || more.length > 0)
    throw new Error(`${file} starts no program, or several`)
  const inline = valuesOf('Environment').flatMap((line) => line.split(' '))
  const files = valuesOf('EnvironmentFile').flatMap((name) =>
    readFileSync(name, 'utf8').split('\n'),
  )
  const pairs = [...inline, ...files]
    .filter((line) => line.includes('='))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)])
  // A unit escapes a per cent sign as two.
  return {
    command: command.replaceAll('%%', '%'),
    folder,
    environment: Object.fromEntries(pairs) as Record<string, string>,
  }
}
