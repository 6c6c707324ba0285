import { regex } from 'react-admin'

/** An amount of money or a percentage, in the contract's format. */
export const isAmount = regex(/^\d{1,9}(\.\d{1,2})?$/, 'staff.isAmount')
