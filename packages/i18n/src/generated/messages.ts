// Generated from the English catalogues by `pnpm i18n`: never edited by hand.

export type Domain =
  | 'shell'

/** Every sentence's id, and what it needs filled in. */
export interface Messages {
  'shell.skip': null
}
