import { regex } from 'react-admin'

/** Of money or percent, as the contract takes it. */
export const isAmount = regex(/^\d{1,9}(\.\d{1,2})?$/, 'staff.isAmount')
