import { object } from 'yup'
import { declareSettings } from '../../core/settings-part.ts'
import { onOff } from '../../core/setting-types.ts'

declare module '../../core/settings.ts' {
  interface Settings {
    /** Addresses that sellers write may lead to this machine. */
    fetchLoopback: boolean
  }
}

export const publicFetchSettings = declareSettings({
  schema: object({ FETCH_LOOPBACK: onOff().default(false) }),
  notes: {
    FETCH_LOOPBACK: {
      group: 'processes',
      importance: 'ignore',
      text: 'pictures and feeds are also fetched from this machine (`127.0.0.1`, `localhost`), at any port: for development and tests.',
      unsafe: {
        values: '`on`',
        because: 'a seller’s file or feed could ask what listens on this machine alone',
        isSet: ({ fetchLoopback }) => fetchLoopback,
      },
    },
  },
  read: (given) => ({ fetchLoopback: given.FETCH_LOOPBACK }),
})
