import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { bundle, createConfig } from '@redocly/openapi-core'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { withoutIgnored } from './ignored.ts'
import { type Contract, listOperations } from './operations.ts'

/**
 * `openapi/` → one bundled openapi.json, its types, and the table of operations.
 * With `--check` nothing is written: the exit code tells whether what is committed is current.
 */

const root = new URL('../../../', import.meta.url)
const generated = new URL('../src/generated/', import.meta.url)
const notice = '// Generated from openapi/ by `pnpm contract`: never edited by hand.\n'

const { bundle: document } = await bundle({
  ref: fileURLToPath(new URL('openapi/openapi.yaml', root)),
  config: await createConfig({}),
  dereference: false,
})
const contract = document.parsed as Contract
const json = JSON.stringify(contract, null, 2)
// Our own clients send nothing that nobody reads, so their types do not have it.
const types = astToString(await openapiTypescript(JSON.stringify(withoutIgnored(contract))))
const operations = listOperations(contract)
// A screen asks for this alone; the whole table would be 4 kB (gzip) of each first visit.
const staffRoles = Object.fromEntries(
  Object.entries(operations).flatMap(([id, { role, staff }]) =>
    role === 'staff' ? [[id, staff]] : [],
  ),
)
// What a screen reads by an operation's name, for the same reason.
const readPaths = Object.fromEntries(
  Object.entries(operations).flatMap(([id, { method, path, answers }]) =>
    method === 'get' && answers === undefined ? [[id, path]] : [],
  ),
)
// What a client sends under a key of its own, so that it is done once.
const repeatable = Object.values(operations).flatMap(({ method, path, idempotent }) =>
  idempotent ? [[method, path]] : [],
)
// What staff choose from, in the contract's order.
const { enum: paymentMethods = [] } = contract.components.schemas['PaymentMethodCode'] ?? {}
// Which fields of a form are files, which its types cannot tell from texts.
const fileFields = Object.values(operations).flatMap(({ method, path, files }) =>
  method === 'post' && Object.keys(files).length > 0 ? [[path, Object.keys(files)] as const] : [],
)
const shapes = Object.keys(contract.components.schemas).toSorted()

const files = {
  'openapi.json': `${json}\n`,
  'contract.ts': notice + types,
  'operations.ts': `${notice}\nexport const operationTable = ${JSON.stringify(operations, null, 2)} as const\n`,
  'staff.ts': `${notice}\n/** Which roles of staff may call an operation beside the administrator; null: all. */\nexport const staffRoles = ${JSON.stringify(staffRoles, null, 2)} as const\n`,
  'reads.ts': `${notice}\n/** The path of each GET that answers JSON. */\nexport const readPaths = ${JSON.stringify(readPaths, null, 2)} as const\n`,
  'repeatable.ts': `${notice}\n/** Method and path of each write that takes an Idempotency-Key. */\nexport const repeatableWrites = ${JSON.stringify(repeatable, null, 2)} as const\n`,
  'payment-methods.ts': `${notice}\nexport const paymentMethodCodes = ${JSON.stringify(paymentMethods)} as const\n`,
  'file-fields.ts': `${notice}\n/** The fields of each form that are files. */\nexport interface FileFields {\n${fileFields
    .map(([path, names]) => `  '${path}': ${names.map((name) => `'${name}'`).join(' | ')}\n`)
    .join('')}}\n`,
  'schemas.ts': `${notice}import type { components } from './contract.ts'\n\n${shapes
    .map((name) => `export type ${name} = components['schemas']['${name}']\n`)
    .join('')}`,
}

if (process.argv.includes('--check')) {
  const stale: string[] = []
  for (const [name, text] of Object.entries(files)) {
    const committed = await readFile(new URL(name, generated), 'utf8').catch(() => '')
    if (committed !== text) stale.push(name)
  }
  if (stale.length > 0) {
    console.error(
      `Not generated from the contract as it stands: ${stale.join(', ')}. Run \`pnpm contract\`.`,
    )
    process.exit(1)
  }
} else {
  await mkdir(generated, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(new URL(name, generated), text)
}
