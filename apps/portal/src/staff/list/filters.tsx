import type { ComponentType } from 'react'
import type {
  DateInputProps,
  NullableBooleanInputProps,
  NumberInputProps,
  SelectInputProps,
  TextInputProps,
} from 'react-admin'
import type * as inputs from './filter-inputs.tsx'

type Inputs = typeof inputs

let loaded: Inputs | null = null

/** Fetches the inputs; a list is drawn after that (`StaffList`). */
export async function loadFilters(): Promise<void> {
  loaded ??= await import('./filter-inputs.tsx')
}

/**
 * An input as a list's filters name it: it is fetched with the list, not with the screen. It is drawn at once: one that comes
 * after its form would not show what the address filters by.
 */
function late<Props extends object>(
  ofInputs: (all: Inputs) => ComponentType<Props>,
): ComponentType<Props & { alwaysOn?: boolean }> {
  return function LateInput(props) {
    if (!loaded) throw new Error('A filter is drawn before the list that fetches it')
    const Input = ofInputs(loaded)
    return <Input {...props} />
  }
}

export const DateFilter = late<DateInputProps>((all) => all.DateInput)
export const NullableBooleanFilter = late<NullableBooleanInputProps>(
  (all) => all.NullableBooleanInput,
)
export const NumberFilter = late<NumberInputProps>((all) => all.NumberInput)
export const SelectFilter = late<SelectInputProps>((all) => all.SelectInput)
export const TextFilter = late<TextInputProps>((all) => all.TextInput)
