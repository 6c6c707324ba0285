/** What an operator reads about a setting. It stands in a file `*.data.ts` beside the declaration. */
export interface SettingNote {
  /** The module whose setting it is. */
  group: SettingGroup
  /** Whether an operator must set it, should know it, or may leave it alone. */
  importance: 'set' | 'know' | 'ignore'
  /** One to three sentences that go on after “NAME: ”; the first says what the value is. */
  text: string
  /** What counts while it is unset, where the schema's default does not say it. */
  unset?: string
  /** A value that could be set, where the text shows none. */
  example?: string
}

/** The headings of the page, in the order of the modules (`module`: a folder of `apps/api/src`). */
export const settingGroups = {
  process: { title: 'Addresses and files', module: 'core' },
  database: { title: 'Database', module: 'platform/db' },
  processes: { title: 'Processes', module: 'platform/processes' },
  mail: { title: 'Mail', module: 'platform/mail' },
  storage: { title: 'Pictures and documents', module: 'platform/storage' },
  watching: { title: 'Watching', module: 'platform/metrics' },
  'sign-in': { title: 'Signing in', module: 'people/accounts' },
  retention: {
    title: 'Retention',
    module: 'people/privacy',
    about:
      'How long records are kept. A daily job deletes, and the privacy page prints these numbers.',
  },
  search: { title: 'Search', module: 'stock/catalogue' },
  partners: { title: 'Partners’ items', module: 'stock/partner-items' },
  prices: { title: 'Prices', module: 'pricing/cost-lines' },
  orders: { title: 'Orders', module: 'selling/orders' },
  payments: { title: 'Payments', module: 'selling/payments' },
  bitcoin: { title: 'Bitcoin', module: 'money/bitcoin' },
  mpesa: { title: 'M-Pesa', module: 'money/mpesa' },
  threads: { title: 'Conversations', module: 'conversations/threads' },
  supporters: { title: 'Supporters', module: 'supporters' },
  shopfront: { title: 'The shop itself', module: 'shopfront' },
} as const satisfies Record<string, { title: string; module: string; about?: string }>

export type SettingGroup = keyof typeof settingGroups

export type SettingNotes = Readonly<Record<string, SettingNote>>
