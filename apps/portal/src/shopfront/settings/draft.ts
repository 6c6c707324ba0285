import type { ShopSettingName, ShopSettings } from '@bandari/sdk'
import { fields, type SettingKind } from './settings.data.ts'

/** An office as it is typed. */
export interface OfficeDraft {
  city: string
  country: string
  address: string
  /** Split by commas. */
  phones: string
  /** `-1.3203, 36.843`, as maps give it. */
  position: string
}

type DraftValue = string | boolean | readonly OfficeDraft[]

/** The settings as they are typed. */
export type Draft = Readonly<Record<ShopSettingName, DraftValue>>

const names = Object.keys(fields) as ShopSettingName[]

/** Texts that may be left empty: there is none then. */
const isNullable: ReadonlySet<ShopSettingName> = new Set(['whatsapp', 'index_now_key'])

export const emptyOffice: OfficeDraft = {
  city: '',
  country: '',
  address: '',
  phones: '',
  position: '',
}

export function draftOf(settings: ShopSettings): Draft {
  return Object.fromEntries(
    names.map((name) => [name, typed(fields[name].kind, settings[name])]),
  ) as Draft
}

function typed(kind: SettingKind, value: ShopSettings[ShopSettingName]): DraftValue {
  if (isOffices(kind, value)) return value.map(typedOffice)
  if (typeof value === 'boolean') return value
  if (Array.isArray(value)) return value.join(kind === 'lines' ? '\n' : ', ')
  return value === null ? '' : String(value)
}

function isOffices(
  kind: SettingKind,
  value: ShopSettings[ShopSettingName],
): value is ShopSettings['offices'] {
  return kind === 'offices' && Array.isArray(value)
}

function typedOffice({ phones, latitude, longitude, ...office }: ShopSettings['offices'][number]) {
  return { ...office, phones: phones.join(', '), position: `${latitude}, ${longitude}` }
}

/** What is typed for a setting cannot be read. */
export type Unreadable = 'whole' | 'number' | 'numbers' | 'position'

type Reading = { value: unknown } | { wrong: Unreadable }

interface Changes {
  /** Settings that are other than those that are set. */
  changes: Partial<ShopSettings>
  wrong: Partial<Record<ShopSettingName, Unreadable>>
}

export function changesOf(draft: Draft, settings: ShopSettings): Changes {
  const set = draftOf(settings)
  const changed = names.filter((name) => !isSame(draft[name], set[name]))
  const readings = changed.map((name) => [name, read(fields[name].kind, draft[name])] as const)
  return {
    changes: Object.fromEntries(
      readings.flatMap(([name, reading]) => {
        if (!('value' in reading)) return []
        return [[name, isNullable.has(name) && reading.value === '' ? null : reading.value]]
      }),
    ),
    wrong: Object.fromEntries(
      readings.flatMap(([name, reading]) => ('wrong' in reading ? [[name, reading.wrong]] : [])),
    ),
  }
}

/** The settings that somebody has typed something else for. */
export type TypedSettings = Partial<Record<ShopSettingName, DraftValue>>

export function typedSettings(draft: Draft, settings: ShopSettings): TypedSettings {
  const set = draftOf(settings)
  return Object.fromEntries(
    names.filter((name) => !isSame(draft[name], set[name])).map((name) => [name, draft[name]]),
  )
}

/** Takes of what was typed earlier, perhaps in another release, what is still of a setting's kind. */
export function withTyped(settings: ShopSettings, typed: TypedSettings): Draft {
  const set = draftOf(settings)
  return Object.fromEntries(
    names.map((name) => {
      const value = typed[name]
      return [name, value !== undefined && typeof value === typeof set[name] ? value : set[name]]
    }),
  ) as Draft
}

/** What was typed on old settings, on new ones: where nothing was typed, the new ones count. */
export function rebased(draft: Draft, old: ShopSettings, now: ShopSettings): Draft {
  const [before, after] = [draftOf(old), draftOf(now)]
  return Object.fromEntries(
    names.map((name) => [name, isSame(draft[name], before[name]) ? after[name] : draft[name]]),
  ) as Draft
}

const isSame = (one: DraftValue, other: DraftValue) => JSON.stringify(one) === JSON.stringify(other)

function read(kind: SettingKind, value: DraftValue): Reading {
  if (typeof value === 'boolean') return { value }
  if (typeof value !== 'string') return readOffices(value)
  const text = value.trim()
  if (kind === 'lines') return { value: entries(text, '\n') }
  if (kind === 'whole') return /^\d{1,9}$/.test(text) ? { value: Number(text) } : { wrong: 'whole' }
  if (kind === 'number')
    return /^\d{1,9}(\.\d{1,4})?$/.test(text) ? { value: Number(text) } : { wrong: 'number' }
  if (kind !== 'numbers') return { value: text }
  const numbers = entries(text, ',')
  return numbers.every((one) => /^\d{1,9}$/.test(one))
    ? { value: numbers.map(Number) }
    : { wrong: 'numbers' }
}

function readOffices(offices: readonly OfficeDraft[]): Reading {
  const read = offices.map(({ phones, position, ...office }) => {
    const [, latitude, longitude] =
      /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(position.trim()) ?? []
    if (latitude === undefined || longitude === undefined) return null
    const place = { latitude: Number(latitude), longitude: Number(longitude) }
    return { ...office, phones: entries(phones, ','), ...place }
  })
  return read.includes(null) ? { wrong: 'position' } : { value: read }
}

function entries(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((one) => one.trim())
    .filter((one) => one !== '')
}
