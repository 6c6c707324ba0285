import type { SchemaModule } from '../../core/schema-module.ts'

export const bankWireSchema: SchemaModule = {
  name: 'money/bank-wire',
  about: 'Where buyers pay to.',
  tables: {
    bank_accounts: 'An account of ours in a currency, with the lines that invoices print. One person drafts it, another publishes it; one of a currency is current. The first may come from the setting BANK_DETAILS. What was drafted stays as it was read, by trigger.',
    bank_account_notices: 'An order that waited for its payment when the account ended, and when its buyer was told. Rows stay, by trigger.',
  },
  functions: {
    refuse_other_account: 'Trigger: an account is decided once and ends once; nothing else of it changes.',
    refuse_unsigned_account: 'Trigger: without a person an account comes only where there was none, or in the place of an invented one.',
  },
}
