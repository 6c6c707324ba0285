import { expect, it } from 'vitest'
import { savesData } from './saves-data.ts'

it.each([
  [{}, false],
  [{ 'save-data': 'on' }, true],
  [{ 'save-data': 'off' }, false],
  [{ cookie: 'bandari_saver=on' }, true],
  [{ cookie: 'a=b; bandari_saver=on; c=d' }, true],
  [{ cookie: 'bandari_saver=off', 'save-data': 'on' }, false],
  [{ cookie: 'bandari_saver=onward', 'save-data': 'on' }, true],
  [{ cookie: 'other_bandari_saver=on' }, false],
])('of %j, the data saver is on: %s', (headers, isOn) => {
  expect(savesData(headers)).toBe(isOn)
})
