import { type ComponentType, lazy, Suspense } from 'react'
import type {
  DateInputProps,
  NullableBooleanInputProps,
  NumberInputProps,
  SelectInputProps,
  TextInputProps,
} from 'react-admin'
import type * as inputs from './filter-inputs.tsx'

type Inputs = typeof inputs

/** An input as a list's filters name it: it is fetched with the list, not with the room. */
function late<Props extends object>(
  load: (of: Inputs) => ComponentType<Props>,
): ComponentType<Props & { alwaysOn?: boolean }> {
  const Input = lazy(async () => ({ default: load(await import('./filter-inputs.tsx')) }))
  return function LateInput(props) {
    return (
      <Suspense fallback={null}>
        <Input {...props} />
      </Suspense>
    )
  }
}

export const DateFilter = late<DateInputProps>((all) => all.DateInput)
export const NullableBooleanFilter = late<NullableBooleanInputProps>(
  (all) => all.NullableBooleanInput,
)
export const NumberFilter = late<NumberInputProps>((all) => all.NumberInput)
export const SelectFilter = late<SelectInputProps>((all) => all.SelectInput)
export const TextFilter = late<TextInputProps>((all) => all.TextInput)
