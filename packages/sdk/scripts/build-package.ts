import { execFileSync } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * `dist/`, which `pnpm pack` packs: the entry for programs (`src/program.ts`) as JavaScript and declarations. Its manifest is written
 * here, because those of the repository name sources, tools, and libraries that only a browser needs.
 */
const folder = new URL('../', import.meta.url)
const dist = new URL('dist/', folder)
const compiler = fileURLToPath(new URL('../../node_modules/.bin/tsc', folder))

interface Manifest {
  name: string
  version: string
  license: string
  dependencies: Readonly<Record<string, string>>
}

await rm(dist, { recursive: true, force: true })
execFileSync(compiler, ['-p', fileURLToPath(new URL('tsconfig.package.json', folder))], {
  stdio: 'inherit',
})
const { name, version, license, dependencies } = JSON.parse(
  await readFile(new URL('package.json', folder), 'utf8'),
) as Manifest
const manifest = {
  name,
  version,
  license,
  description: 'Bandari for programs: its calls, typed, and its webhooks',
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20' },
  exports: { '.': { types: './program.d.ts', default: './program.js' } },
  dependencies: { 'openapi-fetch': dependencies['openapi-fetch'] },
}
await writeFile(new URL('package.json', dist), `${JSON.stringify(manifest, null, 2)}\n`)
await cp(new URL('PROGRAMS.md', folder), new URL('README.md', dist))
