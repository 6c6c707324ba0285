/**
 * Rules for the lockfile. Each package is pinned by its hash, so that nobody who takes over a registry or a name can replace a
 * version that was tested. Install scripts of packages never run.
 */

export interface LockfileInputs {
  lockfile: string
  workspace: string
  /** The texts of all package.json files by path. */
  manifests: Readonly<Record<string, string>>
}

export function problemsOf({ lockfile, workspace, manifests }: LockfileInputs): string[] {
  return [
    ...problemsOfPackages(lockfile),
    ...problemsOfBuilds(workspace),
    ...Object.entries(manifests).flatMap(([path, text]) => problemsOfManifest(path, text)),
  ]
}

/** Reads entries such as `  name@1.2.3:` with `    resolution: {integrity: sha512-…}` below. */
export function packagesOf(lockfile: string): { name: string; resolution: string }[] {
  const [, rest = ''] = lockfile.split(/^packages:$/m)
  const [section = ''] = rest.split(/^snapshots:$/m)
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
    ...(byVersion.test(name) ? [] : [`${name} is not a version of a registry package.`]),
    ...(onlyIntegrity.test(resolution)
      ? []
      : [`${name} is not pinned by a SHA-512 alone: ${resolution || 'nothing'}.`]),
  ])
}

function problemsOfBuilds(workspace: string): string[] {
  const [, rest = ''] = workspace.split(/^allowBuilds:$/m)
  const [section = ''] = rest.split(/^(?=\S)/m)
  const allowed = [...section.matchAll(/^ +["']?([^"':]+)["']?: true\b/gm)].map(
    ([, name]) => `${name} may run a script when it is installed.`,
  )
  const all = /^(dangerouslyAllowAllBuilds|onlyBuiltDependencies|neverBuiltDependencies)\b/m.exec(
    workspace,
  )
  return all ? [...allowed, `${all[1]} allows scripts in addition to allowBuilds.`] : allowed
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
  const inexact = kinds
    .flatMap((kind) => Object.entries(manifest[kind] ?? {}))
    .filter(([, version]) => !/^(?:workspace:\*|\d+\.\d+\.\d+[\w.+-]*)$/.test(String(version)))
    .map(([name, version]) => `${path} wants ${name} ${version}, which is not an exact version.`)
  const hooks = ['preinstall', 'install', 'postinstall', 'prepare'].filter(
    (name) => manifest.scripts?.[name] !== undefined,
  )
  return [...inexact, ...hooks.map((name) => `${path} runs ${name} when somebody installs it.`)]
}
