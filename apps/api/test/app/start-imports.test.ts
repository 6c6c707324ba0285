import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Statements that load another module; what is a type alone loads nothing. */
const loading = /^(?:import|export)\s(?!\s*type\b)(?:[^'"=(]*\sfrom\s)?\s*'([^']+)'/gm

/** Every package that a module and what it loads at once need. */
function packagesOf(module: URL, known = new Set<string>()): Set<string> {
  if (known.has(module.href)) return known
  known.add(module.href)
  const text = readFileSync(fileURLToPath(module), 'utf8')
  for (const [, name = ''] of text.matchAll(loading)) {
    if (name.startsWith('.')) packagesOf(new URL(name, module), known)
    else known.add(name)
  }
  return known
}

test('a start loads nothing that only draws papers and pictures, or reads passkeys', () => {
  const loaded = packagesOf(new URL('../../src/server.ts', import.meta.url))
  // It finds what is loaded: the server, and what lies deep below an operation.
  expect([...loaded]).toEqual(expect.arrayContaining(['fastify', 'sharp', '@scure/bip32']))
  const heavy = ['@react-pdf/renderer', '@napi-rs/canvas', '@simplewebauthn/server', '@libpdf/core']
  expect([...heavy, 'pkijs', 'graphile-worker'].filter((name) => loaded.has(name))).toEqual([])
})
