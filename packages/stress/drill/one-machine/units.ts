import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repository = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/\/$/, '')

/** What of a service systemd would run, and how. */
export interface Unit {
  /** For a shell. */
  command: string
  folder: string
  environment: Record<string, string>
}

const names = ['bandari.service', 'bandari-backup.service', 'bandari-backup.timer']

/** The units of `deploy/systemd/` with a folder of this machine in the place of those of Debian; where they lie. */
export function writeUnits(folder: string): string[] {
  mkdirSync(join(folder, 'units'), { recursive: true })
  return names.map((name) => {
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
  const all = (key: string) =>
    [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value)
  const [command = '', ...more] = all('ExecStart')
  const [folder = ''] = all('WorkingDirectory')
  if (command === '' || folder === '' || more.length > 0)
    throw new Error(`${file} starts no program, or several`)
  const given = all('Environment').flatMap((line) => line.split(' '))
  const files = all('EnvironmentFile').flatMap((name) => readFileSync(name, 'utf8').split('\n'))
  const pairs = [...given, ...files]
    .filter((line) => line.includes('='))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)])
  // In a unit a per cent sign begins a name, and two are one.
  return {
    command: command.replaceAll('%%', '%'),
    folder,
    environment: Object.fromEntries(pairs) as Record<string, string>,
  }
}
