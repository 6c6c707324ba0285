import { ExpectedError } from './expected-error.ts'

/** What the operator reads when a setting cannot be used. */
export class SettingsError extends ExpectedError {
  override name = 'SettingsError'
}
