/** Verbatim from buyer spec §5, and ours where it is silent. */
export const messages = {
  emailRequired: 'Enter email to reveal discount code',
  emailInvalid: 'Enter a valid email address.',
  tooLong: 'This is too long.',
  offerEnded: 'This offer has ended',
  claimFailed: 'The code could not be fetched',
  dealsFailed: 'The deals could not be loaded',
  noDeals: 'There are no deals today',
} as const
