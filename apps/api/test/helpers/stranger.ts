import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** A stranger's project: an empty folder into which the packed SDK was installed. Nothing of the repository is in reach. */
export interface Stranger {
  folder: string
  /** What the tarball says of itself. */
  manifest: { exports: object; dependencies: Record<string, string> }
  /** Compiles every program of the folder, strictly; what the compiler says, or nothing. */
  compile: () => Promise<string>
  /** Runs a compiled program to its end, with its arguments. Its output. */
  run: (program: string, args: readonly string[], environment: Environment) => Promise<string>
  /** Starts one that goes on, and ends it with the project. Its lines, as they come. */
  start: (program: string, environment: Environment) => AsyncIterator<string, undefined>
  close: () => Promise<void>
}

type Environment = Readonly<Record<string, string>>

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const sdk = join(root, 'packages/sdk')
const tools = join(root, 'node_modules/.bin')
const execute = promisify(execFile)

/** Without the settings of the tests, with our Node first. */
const bareEnvironment = (environment: Environment = {}) => ({
  PATH: `${tools}:${process.env['PATH'] ?? ''}`,
  HOME: process.env['HOME'] ?? '',
  ...environment,
})

/** With the programs of `packages/sdk/examples`, and more by their names. */
export async function openStranger(programs: Readonly<Record<string, string>>): Promise<Stranger> {
  const folder = await mkdtemp(join(tmpdir(), 'stranger-'))
  const manifest = await installPacked(folder)
  const examples = join(sdk, 'examples')
  for (const name of await readdir(examples))
    if (name.endsWith('.ts') && !name.endsWith('.d.ts'))
      await cp(join(examples, name), join(folder, name))
  const files = { 'package.json': { type: 'module' }, 'tsconfig.json': strict }
  for (const [name, content] of Object.entries(files))
    await writeFile(join(folder, name), JSON.stringify(content))
  for (const [name, text] of Object.entries(programs)) await writeFile(join(folder, name), text)
  const children: ChildProcess[] = []
  const spawnIn = (program: string, args: readonly string[], environment: Environment) =>
    [
      process.execPath,
      [join('out', `${program}.js`), ...args],
      { cwd: folder, env: bareEnvironment(environment) },
    ] as const
  return {
    folder,
    manifest,
    compile: () =>
      execute(join(tools, 'tsc'), ['-p', folder], { cwd: folder }).then(
        () => '',
        ({ stdout }: { stdout: string }) => stdout,
      ),
    run: async (...given) => (await execute(...spawnIn(...given))).stdout,
    start: (program, environment) => {
      const child = spawn(...spawnIn(program, [], environment))
      children.push(child)
      return createInterface({ input: child.stdout })[Symbol.asyncIterator]() as AsyncIterator<
        string,
        undefined
      >
    },
    close: async () => {
      for (const child of children) child.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** As NodeNext wants it, and the declarations of packages are looked at, too. */
const strict = {
  compilerOptions: {
    target: 'es2022',
    module: 'nodenext',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    types: ['node'],
    outDir: 'out',
  },
  include: ['*.ts'],
}

/**
 * What `npm install ./bandari-sdk.tgz` would do, without a registry: the tarball as it is, and copies of the packages that its manifest
 * names, and those that these name.
 */
async function installPacked(folder: string): Promise<Stranger['manifest']> {
  // With the registry's settings, should npx have to fetch pnpm.
  const env = { ...process.env, ...bareEnvironment() }
  const pack = ['--yes', 'pnpm@12.21.0', 'pack', '--pack-destination', folder]
  await execute('npx', pack, { cwd: sdk, env })
  const [tarball = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'))
  const installed = join(folder, 'node_modules/@bandari/sdk')
  await mkdir(installed, { recursive: true })
  await execute('tar', ['-xzf', join(folder, tarball), '--strip-components=1', '-C', installed])
  const manifest = await manifestOf<Stranger['manifest']>(installed)
  await copyPackages(folder, sdk, Object.keys(manifest.dependencies))
  await copyPackages(folder, root, ['@types/node'])
  return manifest
}

async function copyPackages(folder: string, from: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const source = await realpath(join(from, 'node_modules', name))
    await cp(source, join(folder, 'node_modules', name), { recursive: true })
    const { dependencies = {} } = await manifestOf<{ dependencies?: object }>(source)
    // pnpm keeps a package's own ones beside it.
    const store = name.startsWith('@')
      ? dirname(dirname(dirname(source)))
      : dirname(dirname(source))
    await copyPackages(folder, store, Object.keys(dependencies))
  }
}

async function manifestOf<Manifest>(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest
}
