import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasProgram, start, until } from '../cluster/programs.ts'
import { repository } from './units.ts'

interface Rules {
  data: {
    groups: { rules: { name: string; health: string; state: string; lastError?: string }[] }[]
  }
}

/** `deploy/prometheus/` looks at the shop, and asks each of its questions. */
export async function watch(folder: string, metrics: number, port: number): Promise<string> {
  if (!hasProgram('prometheus')) return 'not run: needs Debian’s prometheus'
  const deployed = join(repository, 'deploy/prometheus')
  copyFileSync(join(deployed, 'alerts.yaml'), join(folder, 'alerts.yaml'))
  const file = join(folder, 'prometheus.yaml')
  const text = readFileSync(join(deployed, 'prometheus.yaml'), 'utf8')
  writeFileSync(file, text.replace(':9464', `:${metrics}`).replaceAll('15s', '1s'))
  const prometheus = start({
    name: 'prometheus',
    command: 'prometheus',
    args: [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(folder, 'prometheus')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    folder,
  })
  const ask = async (path: string): Promise<unknown> =>
    (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json()
  await until('Prometheus sees the shop', async () =>
    JSON.stringify(await ask('query?query=up{job="bandari"}')).includes('"1"]'),
  )
  let rules: Rules['data']['groups'][number]['rules'] = []
  await until('each rule was asked', async () => {
    rules = ((await ask('rules')) as Rules).data.groups.flatMap((group) => group.rules)
    return rules.length > 0 && rules.every(({ health }) => health !== 'unknown')
  })
  await prometheus.end()
  const wrong = rules.filter(({ health, state }) => health !== 'ok' || state === 'firing')
  if (wrong.length > 0) throw new Error(`alerts: ${JSON.stringify(wrong)}`)
  return `${rules.length} alerts are asked for and none is raised`
}
