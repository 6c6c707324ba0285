import { object, string } from 'yup'
import { declareSettings } from '../../core/settings-part.ts'

declare module '../../core/settings.ts' {
  interface Settings {
    /** ClamAV's daemon, which looks at every private file; null: nobody does. */
    clamavUrl: string | null
  }
}

export const privateFileSettings = declareSettings({
  schema: object({
    CLAMAV_URL: string().matches(
      /^tcp:\/\/[^\s/:]+:\d{1,5}$/,
      '${path} must look like tcp://127.0.0.1:3310',
    ),
  }),
  notes: {
    CLAMAV_URL: {
      group: 'storage',
      importance: 'know',
      text: '`tcp://127.0.0.1:3310`, ClamAV’s daemon, which looks at every private file; while it does not answer, no file is taken. Unset: nobody looks.',
    },
  },
  read: (given) => ({ clamavUrl: given.CLAMAV_URL ?? null }),
})
