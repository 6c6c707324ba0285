import { querying } from '../../providers/granted.ts'

/** How a record is read. By default one that cannot be read sends back to the list, without a word why. */
export const reading = { ...querying, onError: () => undefined }
