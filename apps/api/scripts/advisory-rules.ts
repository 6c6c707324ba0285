import { satisfies } from 'semver'
import { packagesOf } from './lockfile-rules.ts'

/** An entry of the registry's bulk endpoint, which `npm audit` uses, too. */
export interface Advisory {
  id: number
  url: string
  title: string
  severity: string
  /** A version range such as `>=2.0.0 <2.3.1`. */
  vulnerable_versions: string
}

/** `advisories.json`. */
export interface Snapshot {
  /** The date of the request in UTC; null before the first request. */
  taken: string | null
  /** By package name. */
  advisories: Readonly<Record<string, readonly Advisory[]>>
}

/** Accepted advisories by URL, with the reason why the shop is not vulnerable. */
export type AcceptedAdvisories = Readonly<Record<string, string>>

interface AdvisoryInputs {
  lockfile: string
  snapshot: Snapshot
  accepted: AcceptedAdvisories
}

/** Locked packages with an advisory that is not accepted, and accepted advisories that match no package any more. */
export function problemsOf({
  lockfile,
  snapshot: { advisories },
  accepted,
}: AdvisoryInputs): string[] {
  const matching = packagesOf(lockfile).flatMap(({ name: locked }) => {
    const { name, version } = nameAndVersion(locked)
    return (advisories[name] ?? [])
      .filter((it) => satisfies(version, it.vulnerable_versions, { includePrerelease: true }))
      .map((it) => ({ ...it, locked }))
  })
  const matchingUrls = new Set(matching.map(({ url }) => url))
  return [
    ...matching
      .filter(({ url }) => !Object.hasOwn(accepted, url))
      .map(({ locked, severity, title, url }) => `${locked}: ${title} (${severity}), ${url}`),
    ...Object.keys(accepted)
      .filter((url) => !matchingUrls.has(url))
      .map((url) => `${url} matches no package: remove it from the accepted advisories.`),
  ]
}

/** All versions of each package, as the registry expects them: `{ "semver": ["6.3.2", "7.8.6"] }`. */
export function lockedVersions(lockfile: string): Record<string, string[]> {
  const all = packagesOf(lockfile).map(({ name }) => nameAndVersion(name))
  const byName = Map.groupBy(all, ({ name }) => name)
  return Object.fromEntries(
    [...byName].map(([name, packages]) => [name, packages.map(({ version }) => version)]),
  )
}

/** Splits `@scure/base@2.4.0`. */
function nameAndVersion(locked: string) {
  const at = locked.lastIndexOf('@')
  return { name: locked.slice(0, at), version: locked.slice(at + 1) }
}

/** The registry's answer, sorted and without fields that nothing uses, so that a diff shows changed advisories only. */
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
