import type { Settings } from './settings.ts'

/** Values that a shop in production must not have: it does not start with them. */
export interface UnsafeValues {
  /** As they end “Production refuses”: `off`, or another word for all of them. */
  values: string
  /** Goes on after “because”. */
  because: string
  /** Whether the shop has one of them. */
  isSet: (settings: Settings) => boolean
}

/** The documentation of a setting, for operators, and what production may not make of it. */
export interface SettingNote {
  /** The heading that it stands under in `docs/settings.md` (`scripts/settings.ts`). */
  group: string
  /** Whether an operator must set it, should know it, or may leave it alone. */
  importance: 'set' | 'know' | 'ignore'
  /** One to three sentences that go on after “NAME: ”; the first says what the value is. */
  text: string
  /** The effective value while it is unset, where the schema's default does not show it. */
  unset?: string
  /** A value that could be set, where the text shows none. */
  example?: string
  /** Absent: every value that is well formed is safe. */
  unsafe?: UnsafeValues
}
