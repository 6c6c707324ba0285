/** Made by `@bandari/i18n/vite`: how much of each translation a person has read. */
declare module 'virtual:bandari-readings' {
  import type { ReadingSummary, Translation } from '@bandari/i18n/reading'

  export const readings: Readonly<Record<Translation, ReadingSummary>>
}
