import { object } from 'yup'
import { whole } from '../../core/setting-types.ts'
import { declareSettings } from '../../core/settings-part.ts'

declare module '../../core/settings.ts' {
  interface Settings {
    /** Of how many visits in a hundred the browser says how soon the page came. */
    vitalsPercent: number
  }
}

export const vitalSettings = declareSettings({
  schema: object({ VITALS_PERCENT: whole(0, 100).default(100) }),
  notes: {
    VITALS_PERCENT: {
      group: 'shopfront',
      importance: 'ignore',
      text: 'of how many visits in a hundred the browser says how soon the page came and answered, without cookies and without saying who. 0: of none.',
    },
  },
  read: (given) => ({ vitalsPercent: given.VITALS_PERCENT }),
})
