import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readSettings, settingsSchema } from '../src/settings.ts'
import { settingNotes as notes, warnOfInventions } from '../src/start-rules.ts'
import { settingGroups, settingsFiles, storedFile } from './settings.ts'

it('has a note for exactly the declared settings', () => {
  const declared = Object.keys(settingsSchema.fields)
  expect(declared.length).toBeGreaterThan(80)
  expect(Object.keys(notes).toSorted()).toEqual(declared.toSorted())
})

it.each(Object.keys(settingsFiles()))('matches %s (pnpm settings)', (path) => {
  expect(settingsFiles()[path] === storedFile(path)).toBe(true)
})

it('marks as “must set” what production warns about or refuses to start without', () => {
  const warned = warnOfInventions(readSettings({ NODE_ENV: 'production' }))?.match(
    /\b[A-Z]+(_[A-Z]+)*(?=[,.])/g,
  )
  expect(warned).toContain('OFFICES')
  const mustSet = [...(warned ?? []), 'SMTP_URL', 'BANK_DETAILS']
  expect(mustSet.filter((name) => notes[name]?.importance !== 'set')).toEqual([])
})

it('groups settings by modules that exist', () => {
  const groups = Object.values(notes).map(({ group }) => group)
  expect(groups.filter((group) => !(group in settingGroups))).toEqual([])
  const folders = Object.values(settingGroups).map(({ module }) => module)
  const missing = folders.filter((it) => !existsSync(new URL(`../src/${it}/`, import.meta.url)))
  expect(missing).toEqual([])
})
