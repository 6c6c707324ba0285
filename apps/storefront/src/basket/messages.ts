/** The sentences of buyer spec §2, §4, §5 and §8, and ours where it is silent. */
export const messages = {
  empty: 'You have no items in your basket.',
  loadFailed: 'Your basket could not be loaded.',

  outOfStock: 'Sorry, item is out of stock',
  onlyAvailable: (count: number) => `Sorry, only ${count} available`,
  changeFailed: 'The basket could not be changed. Please try again.',

  codeMissing: 'Error - Discount Code Required',
  codeShort: 'Error - Code length must be minimum 5 character',
  codePresent: 'Discount already applied to your basket',
  codeRejected:
    'Discount code you entered is invalid or not applicable to the contents of your basket',
  codeApplied: 'Discount code applied',
  promoCodeApplied: 'Promo code applied',
  codeFailed: 'The code could not be sent. Please try again.',

  quotePending: 'Request is Pending',
  quoteRequested:
    'Your request has been sent. You will receive a shipping quote within 20 minutes.',
  quoteLapsed:
    'Your basket is no longer the one we quoted for. Change it back, or ask for a new quote.',
  quoteFailed: 'Your request could not be sent. Please try again.',
  tooLong: 'This is too long.',
  undetermined:
    'Unable to proceed. Shipping cost has not been determined. Click the link in your basket to request for a quote.',
} as const
