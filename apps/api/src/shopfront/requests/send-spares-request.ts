import type { Handler } from '../../core/contract.ts'
import { receiveContactForm } from './receive-contact-form.ts'

export const sendSparesRequest: Handler<'sendSparesRequest'> = (context, call) =>
  receiveContactForm(context, 'parts', call)
