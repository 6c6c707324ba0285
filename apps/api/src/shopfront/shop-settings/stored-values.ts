import document from '@bandari/sdk/openapi.json' with { type: 'json' }
import type { ShopSettings } from '@bandari/sdk'
import { fieldErrors } from '../../core/field-problems.ts'
import { SettingsError } from '../../core/settings-error.ts'
import { compileValidator } from '../../platform/http/compilers.ts'
import { mistakesIn } from './rules.ts'
import type { SettingRow } from './shop-settings.store.ts'

const schema = { type: 'object', properties: document.components.schemas.ShopSettings.properties }

const isWellFormed = compileValidator({
  schema: schema as object,
  httpPart: 'body',
  method: '',
  url: '',
}) as (value: unknown) => boolean

/** Why a value cannot be used, shortly; null when it can. */
export function faultOf(name: string, value: unknown): string | null {
  const one = { [name]: value } as Partial<ShopSettings>
  if (!isWellFormed(one)) return 'its form is wrong'
  const { codes } = fieldErrors(mistakesIn(one))
  return Object.keys(codes).length === 0 ? null : Object.values(codes).join(', ')
}

/**
 * What the database holds. Somebody may have written to it past the portal, or a later version of the program: what this
 * one does not understand is no setting of it, and a value that cannot be used is said instead of used.
 */
export function storedValues(
  rows: readonly SettingRow[],
  isKnown: (name: string) => boolean,
): Partial<ShopSettings> {
  const known = rows.filter(({ name }) => isKnown(name))
  for (const { name, value } of known) {
    const fault = faultOf(name, value)
    if (fault !== null) {
      throw new SettingsError(
        `The value of ${name} in the table shop_settings cannot be used: ${fault}. Delete the row or mend it.`,
      )
    }
  }
  return Object.fromEntries(known.map(({ name, value }) => [name, value]))
}
