import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { VitalName } from './scales.ts'

/** How many visits had a value of this class. */
export interface VitalCount {
  day: string
  page: string
  language: string
  /** Empty where none is known. */
  country: string
  device: string
  metric: VitalName
  of: number
  count: number
}

/** In an order of their own, so that two processes never wait for each other. A country that is none of ours is not known. */
export async function addCounts(db: Database, counts: readonly VitalCount[]): Promise<void> {
  const all = <Name extends keyof VitalCount>(name: Name) => counts.map((count) => count[name])
  await sql`
    insert into vital_days (day, page, language, country, device, metric, class, count)
    select day, page, language, coalesce(code, ''), device, metric, class, sum(count)
    from unnest(${all('day')}::date[], ${all('page')}::text[], ${all('language')}::text[], ${all('country')}::text[],
      ${all('device')}::text[], ${all('metric')}::text[], ${all('of')}::smallint[], ${all('count')}::integer[])
      as given (day, page, language, country, device, metric, class, count)
    left join countries on code = country
    group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
    on conflict (day, page, language, country, device, metric, class)
      do update set count = vital_days.count + excluded.count`.execute(db)
}

export interface VitalFilter {
  page?: string | undefined
  language?: string | undefined
  /** Empty for those of whom none is known. */
  country?: string | undefined
  device?: string | undefined
}

export interface VitalSum {
  key: string | null
  metric: VitalName
  of: number
  count: number
}

const groups = {
  page: sql`page`,
  language: sql`language`,
  country: sql`nullif(country, '')`,
  device: sql`device`,
  day: sql`day::text`,
  none: sql`null::text`,
}
export type VitalKey = keyof typeof groups

/** The counts of some days by class, apart by what `key` names. */
export async function sumVitals(
  db: Database,
  { key, from, to, filter }: { key: VitalKey; from: string; to: string; filter: VitalFilter },
): Promise<VitalSum[]> {
  const { page = null, language = null, country = null, device = null } = filter
  const { rows } = await sql<VitalSum>`
    select ${groups[key]} as key, metric, class as of, sum(count)::integer as count from vital_days
    where day between ${from}::date and ${to}::date
      and (${page}::text is null or page = ${page}) and (${language}::text is null or language = ${language})
      and (${country}::text is null or country = ${country}) and (${device}::text is null or device = ${device})
    group by 1, 2, 3`.execute(db)
  return rows
}

export async function forgetVitals(db: Database, before: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from vital_days where day < ${before}`.execute(db)
  return Number(numAffectedRows)
}
