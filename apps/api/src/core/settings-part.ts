import type { AnyObject, AnyObjectSchema, ObjectSchema } from 'yup'
import type { ProcessSettings, Settings } from './settings.ts'
import type { SettingNote } from './setting-note.ts'

/** A module's declaration of its settings. */
export interface DeclaredSettings<Given extends AnyObject, Values extends Partial<Settings>>
  extends StartChecks {
  /** Its variables of the environment, and what each must look like. */
  schema: ObjectSchema<Given>
  /** Their documentation, for operators. */
  notes: Readonly<Record<keyof Given, SettingNote>>
  /** Turns the variables into typed values; throws a `SettingsError` when they cannot be used together. */
  read: (given: Given, shop: ProcessSettings) => Values
}

/** Checks at the start of the shop. */
export interface StartChecks {
  /** What others could use if they reached a shop that is not in production; null for nothing. */
  opens?: (settings: Settings) => string | null
  /** What a shop in production should know; null for nothing. */
  warns?: (settings: Settings) => string | null
  /** Variables for which the demo shop made something up, or has something only on this machine. */
  invents?: readonly string[]
}

/** A part of the settings as they are joined: whatever its variables are. */
export interface SettingsPart extends StartChecks {
  schema: AnyObjectSchema
  notes: Readonly<Record<string, SettingNote>>
  read: (given: never, shop: ProcessSettings) => Partial<Settings>
}

/** Checks that each variable has a note, and that what is read are settings. */
export function declareSettings<Given extends AnyObject, Values extends Partial<Settings>>(
  part: DeclaredSettings<Given, Values>,
): DeclaredSettings<Given, Values> {
  return part
}
