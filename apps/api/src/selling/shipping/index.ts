import type { Operations } from '../../core/contract.ts'
import { getCountry } from './get-country.ts'
import { getOption } from '../tariffs/get-option.ts'
import { listCountries } from './list-countries.ts'
import { listDestinations } from './list-destinations.ts'
import { listOptions } from '../tariffs/list-options.ts'
import { listShippingMethods } from './list-shipping-methods.ts'
import { requestShippingQuote } from '../quotes/request-shipping-quote.ts'
import { sendShippingQuoteRequest } from '../quotes/send-shipping-quote-request.ts'

export const shipping = {
  getCountry,
  getOption,
  listCountries,
  listDestinations,
  listOptions,
  listShippingMethods,
  requestShippingQuote,
  sendShippingQuoteRequest,
} satisfies Partial<Operations>
