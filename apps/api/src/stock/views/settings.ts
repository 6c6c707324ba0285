import { object } from 'yup'
import { onOff } from '../../core/setting-types.ts'
import { declareSettings } from '../../core/settings-part.ts'

declare module '../../core/settings.ts' {
  interface Settings {
    /** Whether looks at listings are counted. */
    countViews: boolean
  }
}

export const viewSettings = declareSettings({
  schema: object({ COUNT_VIEWS: onOff().default(true) }),
  notes: {
    COUNT_VIEWS: {
      group: 'shopfront',
      importance: 'ignore',
      text: 'count by day how often listings are shown and opened, without cookies and without keeping who looked. Off: sellers’ figures lack these days.',
    },
  },
  read: (given) => ({ countViews: given.COUNT_VIEWS }),
})
