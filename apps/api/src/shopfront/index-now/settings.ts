import { object, string } from 'yup'
import { declareSettings } from '../../core/settings-part.ts'

declare module '../../core/settings.ts' {
  interface Settings {
    /** By which search engines know that news of our pages is ours; null tells them nothing. */
    indexNowKey: string | null
    /** Who passes the news on. */
    indexNowUrl: string
  }
}

const noKey = '${path} must be 8 to 128 letters, digits and dashes'

export const indexNowSettings = declareSettings({
  schema: object({
    INDEX_NOW_KEY: string().matches(/^[A-Za-z\d-]{8,128}$/, noKey),
    INDEX_NOW_URL: string().url().default('https://api.indexnow.org/indexnow'),
  }),
  notes: {
    INDEX_NOW_KEY: {
      group: 'shopfront',
      importance: 'know',
      text: 'tells search engines of new, changed and sold listings within minutes (IndexNow: Bing, Yandex, Naver, Seznam). Letters, digits and dashes of your choice, 8 to 128; everybody may read them at `/<key>.txt`.',
      unset: 'search engines find changes by themselves',
    },
    INDEX_NOW_URL: {
      group: 'shopfront',
      importance: 'ignore',
      text: 'where changes are told.',
    },
  },
  read: (given) => ({
    indexNowKey: given.INDEX_NOW_KEY ?? null,
    indexNowUrl: given.INDEX_NOW_URL,
  }),
})
