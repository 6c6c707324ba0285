import { querying } from '../../providers/granted.ts'

/** How a record is read. By default react-admin redirects a failure to the list, without saying why. */
export const reading = { ...querying, onError: () => undefined }
