import { readdirSync, readFileSync } from 'node:fs'
import type { CountryFile } from '../src/landed/country-file.ts'

const folder = new URL('import-rules/', import.meta.url)

/** The files of all countries as they lie there, by the names of the countries. */
export function readCountryFiles(): CountryFile[] {
  return readdirSync(folder)
    .filter((name) => /^[a-z]{2}\.json$/.test(name))
    .sort()
    .map((name) => readReference(name) as CountryFile)
}

/** A file beside them: the schema, or the vectors of whole prices. */
export function readReference(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
}
