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

/**
 * What the database holds. Somebody may have written to it past the portal, or a later version of the program: what this
 * one does not understand is no setting of it, and a value that cannot be used is said instead of used.
 */
export function storedValues(
  rows: readonly SettingRow[],
  isKnown: (name: string) => boolean,
): Partial<ShopSettings> {
  const values: Partial<ShopSettings> = {}
  for (const { name, value } of rows) {
    if (!isKnown(name)) continue
    const one = { [name]: value } as Partial<ShopSettings>
    if (!isWellFormed(one)) throw new SettingsError(sentence(name, 'its form is wrong'))
    const mistakes = mistakesIn(one)
    if (Object.keys(mistakes).length > 0)
      throw new SettingsError(sentence(name, JSON.stringify(fieldErrors(mistakes).codes)))
    Object.assign(values, one)
  }
  return values
}

const sentence = (name: string, why: string) =>
  `The value of ${name} in the table shop_settings cannot be used: ${why}. Delete the row or mend it.`
