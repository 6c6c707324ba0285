import { readDevice, writeDevice } from '../page/device-storage.ts'

const key = 'bandari.searches'

const most = 5

/** What was searched for on this device, the latest first; one a line. */
export function recentSearches(): string[] {
  return readDevice(key)
    .split('\n')
    .filter((text) => text !== '')
}

export function rememberSearch(typed: string): void {
  const text = typed.trim().replaceAll(/\s+/g, ' ')
  if (text === '') return
  const others = recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase())
  writeDevice(key, [text, ...others].slice(0, most).join('\n'))
}

export function forgetSearches(): void {
  writeDevice(key, '')
}
