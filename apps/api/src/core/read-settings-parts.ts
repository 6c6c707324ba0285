import { type AnyObject, type AnyObjectSchema, ValidationError } from 'yup'
import { processSettings, type ProcessSettings } from './settings.ts'
import { SettingsError } from './settings-error.ts'
import type { SettingsPart } from './settings-part.ts'

export type Environment = Readonly<Record<string, string | undefined>>

type ValuesOf<Parts> = Parts extends readonly [infer Part extends SettingsPart, ...infer Rest]
  ? ReturnType<Part['read']> & ValuesOf<Rest>
  : unknown

/**
 * Reads and validates parts of the settings and those of the process; throws one `SettingsError` that names each
 * malformed variable.
 */
export function readSettingsParts<const Parts extends readonly SettingsPart[]>(
  parts: Parts,
  environment: Environment,
): ProcessSettings & ValuesOf<Parts> {
  const given = checked(schemaOf(parts), environment)
  const said = new Set(
    Object.keys(environment).filter((name) => name in given && environment[name] !== ''),
  )
  const shop = { ...processSettings.read(given as never), said }
  const read = parts.map((part) => part.read(given as never, shop))
  return Object.assign({}, shop, ...read) as ProcessSettings & ValuesOf<Parts>
}

/** The variables of several parts, and of the process. */
export function schemaOf(parts: readonly SettingsPart[]): AnyObjectSchema {
  return parts.reduce<AnyObjectSchema>(
    (all, { schema }) => all.concat(schema),
    processSettings.schema,
  )
}

/** An empty setting counts as an absent one. */
function checked(schema: AnyObjectSchema, environment: Environment): AnyObject {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => name in schema.fields && value !== ''),
  )
  try {
    return schema.validateSync(given, { abortEarly: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const sentences = new Set(error.errors.map((sentence) => `Setting ${sentence}`))
    throw new SettingsError([...sentences].join('\n'))
  }
}
