import { satisfies } from 'semver'
import { packagesOf } from './lockfile-rules.ts'

/** As the registry's bulk endpoint names them, which `npm audit` asks, too. */
export interface Advisory {
  id: number
  url: string
  title: string
  severity: string
  /** A range of versions: `>=2.0.0 <2.3.1`. */
  vulnerable_versions: string
}

/** `advisories.json`. */
export interface Snapshot {
  /** A day, in UTC; null before the first. */
  taken: string | null
  /** By package. */
  advisories: Readonly<Record<string, readonly Advisory[]>>
}

/** An advisory that we live with, by its address, and why what it says cannot be done to the shop. */
export type Judged = Readonly<Record<string, string>>

interface AdvisoryInputs {
  lockfile: string
  snapshot: Snapshot
  judged: Judged
}

/** What of the lockfile an advisory speaks of, unless somebody has judged it; and judgements that nothing needs any more. */
export function problemsOf({
  lockfile,
  snapshot: { advisories },
  judged,
}: AdvisoryInputs): string[] {
  const concerning = packagesOf(lockfile).flatMap(({ name: locked }) => {
    const { name, version } = nameAndVersion(locked)
    return (advisories[name] ?? [])
      .filter((it) => satisfies(version, it.vulnerable_versions, { includePrerelease: true }))
      .map((it) => ({ ...it, locked }))
  })
  const needed = new Set(concerning.map(({ url }) => url))
  return [
    ...concerning
      .filter(({ url }) => !Object.hasOwn(judged, url))
      .map(({ locked, severity, title, url }) => `${locked}: ${title} (${severity}), ${url}`),
    ...Object.keys(judged)
      .filter((url) => !needed.has(url))
      .map((url) => `${url} concerns no package of ours: take it out of what was judged.`),
  ]
}

/** All versions of each package, for the registry: `{ "semver": ["6.3.2", "7.8.6"] }`. */
export function lockedVersions(lockfile: string): Record<string, string[]> {
  const all = packagesOf(lockfile).map(({ name }) => nameAndVersion(name))
  const byName = Map.groupBy(all, ({ name }) => name)
  return Object.fromEntries(
    [...byName].map(([name, those]) => [name, those.map(({ version }) => version)]),
  )
}

/** `@scure/base@2.4.0`. */
function nameAndVersion(locked: string) {
  const at = locked.lastIndexOf('@')
  return { name: locked.slice(0, at), version: locked.slice(at + 1) }
}

/** The registry's answer with what is compared or printed of it, in an order of its own, so that a change of it is one of the advisories. */
export function sortedAdvisories(
  answer: Readonly<Record<string, readonly Advisory[]>>,
): Snapshot['advisories'] {
  const names = Object.keys(answer).toSorted()
  return Object.fromEntries(
    names.map((name) => [
      name,
      (answer[name] ?? [])
        .toSorted((a, b) => a.id - b.id)
        .map(({ id, url, title, severity, vulnerable_versions: versions }) => ({
          id,
          url,
          title,
          severity,
          vulnerable_versions: versions,
        })),
    ]),
  )
}
