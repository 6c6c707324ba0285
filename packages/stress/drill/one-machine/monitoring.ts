import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasProgram, start, waitUntil } from '../cluster/programs.ts'
import { repository } from './units.ts'

interface Rules {
  data: {
    groups: { rules: { name: string; health: string; state: string; lastError?: string }[] }[]
  }
}

/** Starts Prometheus with `deploy/prometheus/` and checks that every alert evaluates and none fires. */
export async function checkMonitoring(
  folder: string,
  metrics: number,
  port: number,
): Promise<string> {
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
  const query = async (path: string): Promise<unknown> =>
    (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json()
  await waitUntil('Prometheus sees the shop', async () =>
    JSON.stringify(await query('query?query=up{job="bandari"}')).includes('"1"]'),
  )
  let rules: Rules['data']['groups'][number]['rules'] = []
  await waitUntil('every rule was evaluated', async () => {
    rules = ((await query('rules')) as Rules).data.groups.flatMap((group) => group.rules)
    return rules.length > 0 && rules.every(({ health }) => health !== 'unknown')
  })
  await prometheus.end()
  const failing = rules.filter(({ health, state }) => health !== 'ok' || state === 'firing')
  if (failing.length > 0) throw new Error(`alerts: ${JSON.stringify(failing)}`)
  return `${rules.length} alerts evaluate and none fires`
}
