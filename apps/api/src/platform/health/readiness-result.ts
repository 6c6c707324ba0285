/** The findings about the process and its database; null where they are unknown. */
export interface Findings {
  isDraining: boolean
  isDatabaseThere: boolean
  /** Whether searches are answered as they will be: out of memory, unless the vehicles do not fit into it. */
  areVehiclesLoaded: boolean
  /** Migrations that this version wants and the database does not have. */
  missing: readonly string[] | null
  /** Seconds for which the oldest job that is due has waited; 0 when none is. */
  oldestJob: number | null
}

export interface Report {
  ready: boolean
  process: 'ok' | 'draining'
  database: 'ok' | 'unreachable'
  migrations: 'ok' | 'behind' | 'unknown'
  queue: 'ok' | 'late' | 'unknown'
  search: 'ok' | 'loading'
}

/** Seconds that the oldest due job may wait before the process says that it is not ready. */
const longestWait = 900

/** Whether requests should come here, and what keeps them away. */
export function readinessResult(findings: Findings): Report {
  const { isDraining, isDatabaseThere, areVehiclesLoaded, missing, oldestJob } = findings
  const parts = {
    process: isDraining ? 'draining' : 'ok',
    database: isDatabaseThere ? 'ok' : 'unreachable',
    migrations: missing === null ? 'unknown' : missing.length > 0 ? 'behind' : 'ok',
    queue: oldestJob === null ? 'unknown' : oldestJob > longestWait ? 'late' : 'ok',
    search: areVehiclesLoaded ? 'ok' : 'loading',
  } as const
  return { ready: Object.values(parts).every((part) => part === 'ok'), ...parts }
}
