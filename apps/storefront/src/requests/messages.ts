/** The sentences of buyer spec §5, and ours where it is silent. */
export const messages = {
  missing: 'Missing information - Email, Name, Phone number and Request required',
  received: 'An agent will be in touch within 12hrs',
  assessmentReceived: 'We have your assessment',
  failed: 'Your request could not be sent',
  failedAdvice: 'Nothing you typed is lost. Check your connection and send it again.',

  name: 'Enter your name.',
  email: 'Enter your e-mail address.',
  emailInvalid: 'Enter a valid email address.',
  contactNumber: 'Enter a phone number, with its country code.',
  request: 'Tell us what you are looking for.',
  refNumber: 'Enter the reference number we gave you.',
  invoice: 'Enter the number of the first invoice.',
  secondInvoice: 'Enter the number of the second invoice.',
  benchmark: 'Tell us what you found.',
  tooLong: 'This is too long.',
} as const
