/** The documentation of a setting, for operators. */
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
}
