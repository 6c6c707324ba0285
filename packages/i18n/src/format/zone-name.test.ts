import { expect, it } from 'vitest'
import { localeOf } from '../languages.ts'
import { formatZone } from './zone-name.ts'

it.each([
  ['en', 'Africa/Nairobi', 'EAT'],
  ['en', 'Africa/Lusaka', 'CAT'],
  ['en', 'Africa/Johannesburg', 'SAST'],
  ['en', 'Asia/Tokyo', 'Japan Standard Time'],
  ['en', 'UTC', 'UTC'],
  ['sw', 'Africa/Dar_es_Salaam', 'Saa za Afrika Mashariki'],
  ['pt', 'Africa/Maputo', 'Hora da África Central'],
  ['fr', 'Africa/Lubumbashi', 'heure normale d’Afrique centrale'],
] as const)('in %s %s is %s, not its distance from UTC', (language, zone, name) => {
  expect(formatZone('2026-12-03T23:59:59Z', localeOf(language), zone)).toBe(name)
})
