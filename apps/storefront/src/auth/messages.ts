/** The sentences of buyer spec §2, §4, §5 and §8, and ours where it is silent. */
export const messages = {
  passwordsDiffer: 'Passwords do not match',
  emailAndPassword: 'Email and Password required to register',
  names: 'First & Last name required to register',
  signInIncomplete: 'Required info is missing',
  resetEmail: 'Email address is required to reset password',
  emailInvalid: 'Enter a valid email address.',
  tooLong: 'This is too long.',

  registerRefused: 'Error!',
  registerFailed: 'Error! try later',
  socialFailed: 'Authentication Failed',
  signInFailed: 'An error has occurred. Please try again or contact customer service.',

  accountCreated: 'Account Created',
  activationDelay: 'The activation e-mail may take up to 15 minutes to arrive.',
  resetSent: 'Please check your inbox for further instructions',
  resetLinkInvalid: 'Password reset link invalid',

  activated: 'Your account has been registered successfully.',
  linkExpired: 'Activation Link expired',
  linkInvalid:
    'The link to activate your account is invalid. Please check your inbox for a valid link.',
  alreadyActive: 'Active Account',
  notRegistered: 'Account not registered',
  resent: 'Activation link re-sent (click within 48 hours, check spam)',
  failed: "We're sorry, but something went wrong. Contact customer service support.",
} as const
