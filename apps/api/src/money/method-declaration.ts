import type { SchemaModule } from '../core/schema-module.ts'
import type { SettingsPart } from '../core/settings-part.ts'
import type { PersonalTable } from '../people/privacy/personal-table.store.ts'
import type { PaymentMethod } from '../selling/payments/method.ts'

/** What the folder of a payment method declares before anything runs: light enough for whoever reads settings only. */
export interface MethodDeclaration {
  /** How an order is paid by it. */
  method: PaymentMethod
  settings: SettingsPart
  /** The heading in `docs/settings.md` of its settings, and their group. */
  settingsGroup: { name: string; title: string; module: string }
  schema: SchemaModule
  /** Its tables that hold rows of a person. */
  personal: readonly PersonalTable[]
}
