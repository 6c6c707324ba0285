/** The sentences of buyer spec §5 and §8, and ours where it is silent. */
export const messages = {
  title: 'A title is required to place order.',
  firstName: 'A first name is required to place order.',
  lastName: 'A surname is required to place order',
  email: 'A valid email is required to place order.',
  phone: 'Please enter a phone number (including country code)',
  phoneDigits: 'Your number must be composed only of numbers',
  phoneLength: 'Your number must be between 5 and 16 characters',
  line1: 'A street name / number is required to place order.',
  city: 'A city name is required to place order.',
  province: 'A province is required to place order.',
  country: 'A country is required to place order.',
  tooLong: 'This is too long.',

  undetermined:
    'Unable to proceed. Shipping cost has not been determined. Click the link in your basket to request for a quote.',
  loadFailed: 'Your basket could not be loaded.',
  countriesFailed: 'The list of countries could not be loaded.',
  empty: 'You have no items in your basket.',
  orderLoadFailed: 'Your order could not be loaded.',
  orderMissing: 'There is no such order in your account',
  proFormaFailed: 'The invoice could not be downloaded.',

  outOfStock: 'Sorry, item is out of stock',
  soldMeanwhile: 'Nothing was ordered, and your basket is as it was.',
  notSignedIn: "You're currently not logged in",
  orderFailed: 'Unable to proceed - Contact customer service, quoting the error message',
} as const
