/** The corrections of a row, by kind; the report counts each kind and gives an example. */
export const correctionNames = {
  spaces: 'spaces taken out',
  case: 'capitals',
  make: 'another name of the make',
  family: 'model known by its family',
  'model-slip': 'model misspelt',
  'model-number': 'model in the column of its number',
  fuel: 'fuel spelt differently',
  'fuel-contradicted': 'electric, with an engine: fuel left open',
  'fuel-unreadable': 'fuel unreadable: left open',
  body: 'body spelt differently',
  'body-unreadable': 'body unreadable: taken from the model, or left open',
  transmission: 'gearbox spelt differently (the tree keeps none)',
  shifted: 'columns shifted by one',
  swapped: 'gearbox and drive exchanged',
  unit: 'unit in the engine size',
  battery: 'battery in place of the engine size',
  'size-unreadable': 'engine size unreadable: left open',
  years: 'years out of order or unreadable',
  'years-assumed': 'no years stated: assumed',
} as const

export type CorrectionKind = keyof typeof correctionNames

export interface Correction {
  kind: CorrectionKind
  from: string
  to: string
}

export const refusalNames = {
  'repeated-row': 'repeats an earlier row',
  'too-few-cells': 'has too few cells',
  'no-make': 'names no make',
  'no-model': 'names no model',
  'no-years': 'names no year',
  'not-built': 'was not built in the years assumed',
  'too-long': 'has a name of more than 100 characters',
} as const

export type RefusalKind = keyof typeof refusalNames

/** Collects notes while a row is corrected. */
export class Notes {
  readonly corrections: Correction[] = []

  /** The corrected value, with a note when it differs. */
  correct<T extends string>(kind: CorrectionKind, from: string, to: T): T {
    if (from !== to) this.corrections.push({ kind, from, to })
    return to
  }
}
