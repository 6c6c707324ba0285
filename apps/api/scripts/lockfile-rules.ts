/**
 * What the lockfile may hold. A package is its hash: whoever takes over a registry, a name or a line of this file cannot
 * put other bytes under a version that we have tried. Scripts of packages run nothing here.
 */

export interface Locked {
  lockfile: string
  workspace: string
  /** The texts of all package.json files by their paths. */
  manifests: Readonly<Record<string, string>>
}

export function problemsOf({ lockfile, workspace, manifests }: Locked): string[] {
  return [
    ...problemsOfPackages(lockfile),
    ...problemsOfBuilds(workspace),
    ...Object.entries(manifests).flatMap(([path, text]) => problemsOfManifest(path, text)),
  ]
}

/** `  name@1.2.3:` and under it `    resolution: {integrity: sha512-…}`. */
export function packagesOf(lockfile: string): { name: string; resolution: string }[] {
  const [, after = ''] = lockfile.split(/^packages:$/m)
  const [section = ''] = after.split(/^snapshots:$/m)
  return section
    .split(/^ {2}(?=\S)/m)
    .slice(1)
    .map((entry) => ({
      name: (entry.split('\n')[0] ?? '').replaceAll(/^'|'?:$/g, ''),
      resolution: /^ {4}resolution: (.*)$/m.exec(entry)?.[1] ?? '',
    }))
}

const byVersion = /^(?:@[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+[\w.+-]*$/
const onlyIntegrity = /^\{integrity: sha512-[A-Za-z0-9+/]{86}==\}$/

function problemsOfPackages(lockfile: string): string[] {
  const packages = packagesOf(lockfile)
  if (packages.length === 0) return ['The lockfile names no package.']
  return packages.flatMap(({ name, resolution }) => [
    ...(byVersion.test(name) ? [] : [`${name} is no version of a package of the registry.`]),
    ...(onlyIntegrity.test(resolution)
      ? []
      : [`${name} is not held by a SHA-512 alone: ${resolution || 'nothing'}.`]),
  ])
}

function problemsOfBuilds(workspace: string): string[] {
  const [, after = ''] = workspace.split(/^allowBuilds:$/m)
  const [section = ''] = after.split(/^(?=\S)/m)
  const allowed = [...section.matchAll(/^ +["']?([^"':]+)["']?: true\b/gm)].map(
    ([, name]) => `${name} may run a script when it is installed.`,
  )
  const all = /^(dangerouslyAllowAllBuilds|onlyBuiltDependencies|neverBuiltDependencies)\b/m.exec(
    workspace,
  )
  return all ? [...allowed, `${all[1]} decides about scripts beside allowBuilds.`] : allowed
}

const kinds = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
] as const

function problemsOfManifest(path: string, text: string): string[] {
  const manifest = JSON.parse(text) as Partial<Record<(typeof kinds)[number], object>> & {
    scripts?: Record<string, string>
  }
  const loose = kinds
    .flatMap((kind) => Object.entries(manifest[kind] ?? {}))
    .filter(([, version]) => !/^(?:workspace:\*|\d+\.\d+\.\d+[\w.+-]*)$/.test(String(version)))
    .map(([name, version]) => `${path} wants ${name} ${version}, which is no one version.`)
  const hooks = ['preinstall', 'install', 'postinstall', 'prepare'].filter(
    (name) => manifest.scripts?.[name] !== undefined,
  )
  return [...loose, ...hooks.map((name) => `${path} runs ${name} when somebody installs it.`)]
}
