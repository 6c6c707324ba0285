/** react-admin's inputs, fetched with its lists. */
export {
  DateInput,
  NullableBooleanInput,
  NumberInput,
  SelectInput,
  TextInput,
} from 'react-admin'
