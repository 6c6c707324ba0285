import type { Handler } from '../../core/contract.ts'
import { receiveContactForm } from './receive-contact-form.ts'

export const sendWholesaleRequest: Handler<'sendWholesaleRequest'> = (context, call) =>
  receiveContactForm(context, 'wholesale', call)
