import { mkdirSync, writeFileSync } from 'node:fs'
import * as icons from 'simple-icons'
import type { SimpleIcon } from 'simple-icons'
import { makeNames } from './make-names.data.ts'

/**
 * Draws public/brands/{slug}.svg, the emblems that `countVehicleMakes` names: simple-icons where it has the
 * make, else a monogram. Run it after adding a make: `node scripts/brand-emblems.ts`.
 */
const ink = '#0a2540'
const folder = new URL('../public/brands/', import.meta.url)

/** A make that bears another's emblem. */
const borrowed: Readonly<Record<string, string>> = {
  'Volvo Trucks': 'Volvo',
  'Volvo CE': 'Volvo',
  'Renault Trucks': 'Renault',
  'Mitsubishi Fuso': 'Mitsubishi',
  Yamaha: 'Yamaha Motor Corporation',
}

const byTitle = new Map(
  Object.values(icons as Readonly<Record<string, SimpleIcon>>).map((icon) => [
    plain(icon.title),
    icon,
  ]),
)

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase()
}

function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
}

function drawing(path: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${ink}"><path d="${path}"/></svg>\n`
}

function monogram(name: string): string {
  const words = name.split(/[\s-]+/)
  const [first = '', second] = words
  const isShort = first.length <= 3 && first === first.toUpperCase()
  const letters = isShort ? first : `${first[0]}${second?.[0] ?? ''}`.toUpperCase()
  const size = letters.length > 2 ? 6.6 : letters.length > 1 ? 8.4 : 11
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none"><circle cx="12" cy="12" r="10.7" stroke="${ink}" stroke-width="1.6"/><text x="12" y="12" dy=".36em" fill="${ink}" font-family="'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif" font-size="${size}" font-weight="700" text-anchor="middle">${letters}</text></svg>\n`
}

mkdirSync(folder, { recursive: true })
for (const name of makeNames) {
  const icon = byTitle.get(plain(borrowed[name] ?? name))
  writeFileSync(new URL(`${slugOf(name)}.svg`, folder), icon ? drawing(icon.path) : monogram(name))
}
